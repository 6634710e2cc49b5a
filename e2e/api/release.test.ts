import { describe, expect, inject, test } from 'vitest';
import { english } from './newsroom/articles.ts';
import { send } from './newsroom/http.ts';
import { as } from './newsroom/people.ts';
import { releaseDraft } from './newsroom/release-draft.ts';

const { url } = inject('studio');
const ISO = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

/** What a reader gets at an address of the site. */
async function read(address: string) {
  return send({ method: 'GET', path: address.replace(url, '') });
}

describe('publishing', () => {
  test('answers as decisions.md §5 has it, and readers see both languages', async () => {
    const chief = await as('chefredaktor');
    const { id, revision, slug, en, fields } = await releaseDraft(chief, {}, english());
    const { status, body } = await chief.release(id);
    const lank = `${url}/nyheter/${slug}`;
    const item = await chief.item(id);
    const enLank = `${url}/en/nyheter/${item.sprak.en.arbetsrevision.slug}`;
    expect(status).toBe(200);
    expect(body).toEqual({
      ok: true,
      release: { id: expect.any(String), tillstand: 'klar' },
      status: 'publicerad',
      lage: 'publicera',
      datum: null,
      sprak: {
        sv: { revision, nr: 1, lank, cms: { id, status: 'publish', lank } },
        en: { revision: en, nr: 1, lank: enLank },
      },
      varningar: expect.any(Array),
    });
    expect(item).toMatchObject({ status: 'publicerad', publicerad: ISO, cms: { id, status: 'publish', lank }, schemalagd: null });
    expect(item.sprak.sv).toMatchObject({ status: 'godkand', publicerad_revision: { id: revision, nr: 1 }, lank });
    expect(item.sprak.en).toMatchObject({ status: 'godkand', publicerad_revision: { id: en, nr: 1 }, lank: enLank });
    expect((await read(lank)).text).toContain(String(fields.rubrik));
    expect((await read(enLank)).status).toBe(200);
  });

  test('as a draft shows readers nothing, approves nothing and leaves the status', async () => {
    const chief = await as('chefredaktor');
    const { id, slug } = await releaseDraft(chief);
    const { status, body } = await chief.release(id, { lage: 'utkast' });
    expect([status, body.status, body.sprak.sv.cms.status]).toEqual([200, 'utkast', 'draft']);
    const item = await chief.item(id);
    expect(item).toMatchObject({ status: 'utkast', publicerad: null, cms: { status: 'draft' } });
    expect(item.sprak.sv).toMatchObject({ status: 'utkast', publicerad_revision: null });
    expect((await read(`${url}/nyheter/${slug}`)).status).toBe(404);
  });

  test('as a draft of something public takes nothing from its readers', async () => {
    const chief = await as('chefredaktor');
    const { id, slug } = await releaseDraft(chief);
    await chief.release(id);
    expect((await chief.release(id, { lage: 'utkast' })).body.status).toBe('publicerad');
    expect((await read(`${url}/nyheter/${slug}`)).status).toBe(200);
    expect((await chief.item(id)).cms.status).toBe('publish');
  });

  test('with a date that has been publishes now with that date, in Stockholm time', async () => {
    const chief = await as('chefredaktor');
    const { id } = await releaseDraft(chief);
    const { body } = await chief.release(id, { datum: '2026-07-14 08:30' });
    expect(body.datum).toBe('2026-07-14T06:30:00.000Z');
    expect((await chief.item(id)).publicerad).toBe('2026-07-14T06:30:00.000Z');
    await chief.release(id);
    expect((await chief.item(id)).publicerad).toBe('2026-07-14T06:30:00.000Z');
    await chief.release(id, { datum: '2026-01-14T08:30:00+00:00' });
    expect((await chief.item(id)).publicerad).toBe('2026-01-14T08:30:00.000Z');
  });

  test('with a date in the hour that the spring skips is refused', async () => {
    const chief = await as('chefredaktor');
    const { id } = await releaseDraft(chief);
    const { status, fel } = await chief.release(id, { datum: '2026-03-29 02:30' });
    expect([status, fel.map((entry) => entry.kod), fel[0]?.falt]).toEqual([422, ['tid_finns_inte'], 'datum']);
    expect(fel[0]?.atgard).toMatch(/01:59.*03:00/);
    expect((await chief.item(id)).status).toBe('utkast');
  });

  test('in the hour that comes twice means the first', async () => {
    const chief = await as('chefredaktor');
    const { id } = await releaseDraft(chief);
    expect((await chief.release(id, { datum: '2026-10-25 02:30' })).body.datum).toBe('2026-10-25T00:30:00.000Z');
  });

  test.each([undefined, 'nu', null])('in a mode there is not is 422: %s', async (lage) => {
    const chief = await as('chefredaktor');
    const { id } = await releaseDraft(chief);
    expect((await chief.release(id, { lage })).fel.map(({ falt }) => falt)).toEqual(['lage']);
  });
});

describe('publishing again', () => {
  test('sets uppdaterad, keeps the date and the address, and makes other public languages out of date', async () => {
    const chief = await as('chefredaktor');
    const { id, revision, slug, fields } = await releaseDraft(chief, {}, english());
    await chief.release(id);
    const first = await chief.item(id);
    expect(first.sprak.sv.arbetsrevision.meta).toEqual({});
    const second = await chief.saved(id, 'sv', { ...fields, bas: revision, ingress: 'En ny ingress om bron.' });
    expect((await chief.item(id)).sprak.sv.status).toBe('utkast');
    const { body } = await chief.release(id, { sprak: ['sv'] });
    expect(body.sprak).toMatchObject({ sv: { revision: second, nr: 2 } });
    const item = await chief.item(id);
    expect(item.publicerad).toBe(first.publicerad);
    expect(item.sprak.sv.arbetsrevision.meta.uppdaterad).toEqual(ISO);
    expect(item.sprak.sv).toMatchObject({ status: 'godkand', publicerad_revision: { id: second } });
    expect(item.sprak.en).toMatchObject({ status: 'behover_uppdateras', inaktuell: true });
    expect((await read(`${url}/nyheter/${slug}`)).text).toContain('En ny ingress om bron.');
  });

  test('without new words leaves the other languages', async () => {
    const chief = await as('chefredaktor');
    const { id } = await releaseDraft(chief, {}, english());
    await chief.release(id);
    await chief.release(id, { sprak: ['sv'] });
    expect((await chief.item(id)).sprak.en.status).toBe('godkand');
  });

  test('of all languages after one has changed tells that the other is behind, and dates only what is new', async () => {
    const chief = await as('chefredaktor');
    const { id, revision, fields } = await releaseDraft(chief, {}, english());
    await chief.release(id);
    await chief.saved(id, 'sv', { ...fields, bas: revision, ingress: 'Bron blev dyrare.' });
    expect(Object.keys((await chief.release(id)).body.sprak)).toEqual(['sv', 'en']);
    const { sv, en } = (await chief.item(id)).sprak;
    expect(en).toMatchObject({ status: 'behover_uppdateras', inaktuell: true });
    expect(sv.status).toBe('godkand');
    expect([sv.arbetsrevision.meta.uppdaterad, en.arbetsrevision.meta.uppdaterad]).toEqual([ISO, undefined]);
    await chief.release(id, { datum: '2026-07-14 08:30' });
    expect((await chief.item(id)).sprak.en.arbetsrevision.meta.uppdaterad).toEqual(ISO);
  });
});

describe('a draft for the publishing system', () => {
  test('is at no address that readers have', async () => {
    const chief = await as('chefredaktor');
    const { id } = await releaseDraft(chief);
    expect((await chief.release(id, { lage: 'utkast' })).body.sprak.sv.lank).toBeNull();
  });

  test('is not handed over when readers have the article, which is told', async () => {
    const chief = await as('chefredaktor');
    const { id, slug } = await releaseDraft(chief);
    await chief.release(id);
    const { body } = await chief.release(id, { lage: 'utkast' });
    expect(body.sprak.sv).toMatchObject({ lank: `${url}/nyheter/${slug}`, cms: null });
    expect(body.varningar.map(({ kod }: { kod: string }) => kod)).toContain('utkast_ej_lamnat');
  });

  test('is refused by its own name', async () => {
    const [chief, writer] = await Promise.all([as('chefredaktor'), as('skribent')]);
    const { id } = await releaseDraft(chief);
    const { fel } = await writer.release(id, { lage: 'utkast' });
    expect(fel[0]?.orsak).toBe('Du har inte rätt att lämna utkast till publiceringssystemet.');
  });
});

describe('languages', () => {
  test('English alone is refused before Swedish is public, and taken after', async () => {
    const chief = await as('chefredaktor');
    const { id, en } = await releaseDraft(chief, {}, english());
    const early = await chief.release(id, { sprak: ['en'] });
    expect(early.fel).toMatchObject([{ kod: 'svenska_ej_publik', falt: 'sprak', sprak: 'en' }]);
    await chief.release(id, { sprak: ['sv'] });
    expect((await chief.item(id)).sprak.en.publicerad_revision).toBeNull();
    const { status, body } = await chief.release(id, { sprak: ['en'] });
    expect([status, Object.keys(body.sprak)]).toEqual([200, ['en']]);
    expect((await chief.item(id)).sprak.en.publicerad_revision.id).toBe(en);
  });

  test('a version that is empty is left out unless it is asked for', async () => {
    const chief = await as('chefredaktor');
    const { id } = await releaseDraft(chief, {}, { rubrik: 'Only a headline' });
    expect(Object.keys((await chief.release(id)).body.sprak)).toEqual(['sv']);
    expect((await chief.release(id, { sprak: ['sv', 'en'] })).koder).toContain('ingress_saknas');
  });

  test.each([[['fi']], [['en']], [['sv', 'xx']], [['__proto__']], [['constructor']]])(
    'a version that is missing is 422: %j',
    async (sprak) => {
      const chief = await as('chefredaktor');
      const { id } = await releaseDraft(chief);
      const { status, fel } = await chief.release(id, { sprak });
      expect([status, fel.map(({ kod, falt }) => [kod, falt])]).toEqual([422, [['sprakversion_saknas', 'sprak']]]);
    },
  );

  test('none at all is refused', async () => {
    const chief = await as('chefredaktor');
    const { id } = await releaseDraft(chief);
    expect((await chief.release(id, { sprak: [] })).fel.map(({ falt }) => falt)).toEqual(['sprak']);
  });

  test('an item with nothing but a headline is told what it lacks', async () => {
    const chief = await as('chefredaktor');
    const { id } = await chief.created();
    const { status, fel, koder } = await chief.release(id);
    expect([status, koder]).toEqual([422, expect.arrayContaining(['ingress_saknas'])]);
    expect(fel.find(({ kod }) => kod === 'ingress_saknas')).toMatchObject({ falt: 'ingress', sprak: 'sv' });
  });
});

test('release tracking tells each step, newest release first', async () => {
  const chief = await as('chefredaktor');
  const { id, revision } = await releaseDraft(chief);
  await chief.release(id, { lage: 'utkast' });
  await chief.release(id, { datum: '2026-07-14 08:30' });
  const { body } = await chief.get(`/innehall/${id}/releaser`);
  expect(body.releaser.map(({ lage, tillstand }: { lage: string; tillstand: string }) => [lage, tillstand])).toEqual([
    ['publicera', 'klar'],
    ['utkast', 'klar'],
  ]);
  expect(body.releaser[0]).toMatchObject({
    revisioner: { sv: revision },
    datum: '2026-07-14T06:30:00.000Z',
    av: { id: chief.id },
    order_av: null,
    fel: null,
    skapad: ISO,
  });
  expect(
    body.releaser[0].steg.map(({ nr, steg, tillstand }: { nr: number; steg: string; tillstand: string }) => [nr, steg, tillstand]),
  ).toEqual([
    [1, 'artikel', 'klar'],
    [2, 'publik', 'klar'],
  ]);
  for (const { tid } of body.releaser[0].steg) expect(tid).toEqual(ISO);
});
