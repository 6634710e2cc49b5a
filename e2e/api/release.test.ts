import { describe, expect, inject, test } from 'vitest';
import { english, swedish } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { send } from './newsroom/http.ts';
import { as } from './newsroom/people.ts';

const { url } = inject('studio');
const ISO = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

/** What a reader gets at an address of the site. */
async function read(address: string) {
  return send({ method: 'GET', path: address.replace(url, '') });
}

async function draft(chief: Caller, fields: Record<string, unknown> = {}, en?: Record<string, unknown>) {
  const sv = swedish(fields);
  const { id, revision, slug } = await chief.created(sv);
  const enRevision = en === undefined ? undefined : await chief.saved(id, 'en', en);
  return { id, revision, slug, en: enRevision, fields: sv };
}

describe('publishing', () => {
  test('answers as decisions.md §5 has it, and readers see both languages', async () => {
    const chief = await as('chefredaktor');
    const { id, revision, slug, en, fields } = await draft(chief, {}, english());
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
    const { id, slug } = await draft(chief);
    const { status, body } = await chief.release(id, { lage: 'utkast' });
    expect([status, body.status, body.sprak.sv.cms.status]).toEqual([200, 'utkast', 'draft']);
    const item = await chief.item(id);
    expect(item).toMatchObject({ status: 'utkast', publicerad: null, cms: { status: 'draft' } });
    expect(item.sprak.sv).toMatchObject({ status: 'utkast', publicerad_revision: null });
    expect((await read(`${url}/nyheter/${slug}`)).status).toBe(404);
  });

  test('as a draft of something public takes nothing from its readers', async () => {
    const chief = await as('chefredaktor');
    const { id, slug } = await draft(chief);
    await chief.release(id);
    expect((await chief.release(id, { lage: 'utkast' })).body.status).toBe('publicerad');
    expect((await read(`${url}/nyheter/${slug}`)).status).toBe(200);
    expect((await chief.item(id)).cms.status).toBe('publish');
  });

  test('with a date that has been publishes now with that date, in Stockholm time', async () => {
    const chief = await as('chefredaktor');
    const { id } = await draft(chief);
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
    const { id } = await draft(chief);
    const { status, fel } = await chief.release(id, { datum: '2026-03-29 02:30' });
    expect([status, fel.map((entry) => entry.kod), fel[0]?.falt]).toEqual([422, ['tid_finns_inte'], 'datum']);
    expect(fel[0]?.atgard).toMatch(/01:59.*03:00/);
    expect((await chief.item(id)).status).toBe('utkast');
  });

  test('in the hour that comes twice means the first', async () => {
    const chief = await as('chefredaktor');
    const { id } = await draft(chief);
    expect((await chief.release(id, { datum: '2026-10-25 02:30' })).body.datum).toBe('2026-10-25T00:30:00.000Z');
  });

  test.each([undefined, 'nu', null])('in a mode there is not is 422: %s', async (lage) => {
    const chief = await as('chefredaktor');
    const { id } = await draft(chief);
    expect((await chief.release(id, { lage })).fel.map(({ falt }) => falt)).toEqual(['lage']);
  });
});

describe('publishing again', () => {
  test('sets uppdaterad, keeps the date and the address, and makes other public languages out of date', async () => {
    const chief = await as('chefredaktor');
    const { id, revision, slug, fields } = await draft(chief, {}, english());
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
    const { id } = await draft(chief, {}, english());
    await chief.release(id);
    await chief.release(id, { sprak: ['sv'] });
    expect((await chief.item(id)).sprak.en.status).toBe('godkand');
  });

  test('of all languages after one has changed tells that the other is behind, and dates only what is new', async () => {
    const chief = await as('chefredaktor');
    const { id, revision, fields } = await draft(chief, {}, english());
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

  test('at a new address sends readers of the old one on', async () => {
    const chief = await as('chefredaktor');
    const { id, revision, slug, fields } = await draft(chief);
    await chief.release(id);
    await chief.saved(id, 'sv', { ...fields, bas: revision, slug: `${slug}-ny` });
    await chief.release(id);
    const old = await read(`${url}/nyheter/${slug}`);
    expect([old.status, old.headers.location]).toEqual([301, `/nyheter/${slug}-ny`]);
  });
});

describe('a draft for the publishing system', () => {
  test('is at no address that readers have', async () => {
    const chief = await as('chefredaktor');
    const { id } = await draft(chief);
    expect((await chief.release(id, { lage: 'utkast' })).body.sprak.sv.lank).toBeNull();
  });

  test('is not handed over when readers have the article, which is told', async () => {
    const chief = await as('chefredaktor');
    const { id, slug } = await draft(chief);
    await chief.release(id);
    const { body } = await chief.release(id, { lage: 'utkast' });
    expect(body.sprak.sv).toMatchObject({ lank: `${url}/nyheter/${slug}`, cms: null });
    expect(body.varningar.map(({ kod }: { kod: string }) => kod)).toContain('utkast_ej_lamnat');
  });

  test('is refused by its own name', async () => {
    const [chief, writer] = await Promise.all([as('chefredaktor'), as('skribent')]);
    const { id } = await draft(chief);
    const { fel } = await writer.release(id, { lage: 'utkast' });
    expect(fel[0]?.orsak).toBe('Du har inte rätt att lämna utkast till publiceringssystemet.');
  });
});

describe('languages', () => {
  test('English alone is refused before Swedish is public, and taken after', async () => {
    const chief = await as('chefredaktor');
    const { id, en } = await draft(chief, {}, english());
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
    const { id } = await draft(chief, {}, { rubrik: 'Only a headline' });
    expect(Object.keys((await chief.release(id)).body.sprak)).toEqual(['sv']);
    expect((await chief.release(id, { sprak: ['sv', 'en'] })).koder).toContain('ingress_saknas');
  });

  test.each([[['fi']], [['en']], [['sv', 'xx']], [['__proto__']], [['constructor']]])(
    'a version that is missing is 422: %j',
    async (sprak) => {
      const chief = await as('chefredaktor');
      const { id } = await draft(chief);
      const { status, fel } = await chief.release(id, { sprak });
      expect([status, fel.map(({ kod, falt }) => [kod, falt])]).toEqual([422, [['sprakversion_saknas', 'sprak']]]);
    },
  );

  test('none at all is refused', async () => {
    const chief = await as('chefredaktor');
    const { id } = await draft(chief);
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

describe('the check', () => {
  test('stops a release, which leaves nothing behind', async () => {
    const chief = await as('chefredaktor');
    const { id } = await draft(chief, { ingress: '' });
    const { status, koder, body } = await chief.release(id);
    expect([status, koder]).toEqual([422, ['ingress_saknas']]);
    expect(body.varningar.length).toBeGreaterThan(0);
    expect(await chief.item(id)).toMatchObject({ status: 'utkast', publicerad: null, cms: null });
    expect((await chief.get(`/innehall/${id}/releaser`)).body.releaser).toEqual([]);
  });

  test('does not stop a draft', async () => {
    const chief = await as('chefredaktor');
    const { id } = await draft(chief, { ingress: '' });
    expect((await chief.release(id, { lage: 'utkast' })).status).toBe(200);
  });

  test('is overruled by a chief editor; what was overruled is told and logged', async () => {
    const chief = await as('chefredaktor');
    const { id } = await draft(chief, { ingress: '' });
    const { status, body } = await chief.release(id, { overstyr: true, overstyr_orsak: 'Ingressen kommer om en timme.' });
    expect([status, body.status]).toEqual([200, 'publicerad']);
    expect(body.varningar.map(({ kod }: { kod: string }) => kod)).toContain('ingress_saknas');
    const { body: log } = await chief.get('/logg', { innehall: id });
    expect(log.logg[0].detalj).toMatchObject({ overstyrda_fel: ['ingress_saknas'], overstyr_orsak: 'Ingressen kommer om en timme.' });
    expect((await chief.get(`/innehall/${id}/releaser`)).body.releaser[0].overstyr).toBe(true);
  });

  test.each(['', 'Inte En Adress', 'a/b'])('is not overruled where there is no address to publish at: «%s»', async (slug) => {
    const chief = await as('chefredaktor');
    const { id } = await chief.created(swedish(slug === '' ? { rubrik: '😀' } : { slug }));
    const { status, koder } = await chief.release(id, { overstyr: true });
    expect([status, koder]).toEqual([422, [slug === '' ? 'slug_saknas' : 'slug_ogiltig']]);
    expect((await chief.item(id)).status).toBe('utkast');
  });

  test('is not overruled where there is no headline', async () => {
    const chief = await as('chefredaktor');
    const { id, revision, fields } = await draft(chief);
    await chief.saved(id, 'sv', { ...fields, bas: revision, rubrik: '', slug: 'utan-rubrik' });
    expect((await chief.release(id, { overstyr: true })).koder).toEqual(['rubrik_saknas']);
    expect((await chief.item(id)).status).toBe('utkast');
  });

  test('overstyr with nothing to overrule is no override', async () => {
    const chief = await as('chefredaktor');
    const { id } = await draft(chief);
    await chief.release(id, { overstyr: true });
    expect((await chief.get(`/innehall/${id}/releaser`)).body.releaser[0].overstyr).toBe(false);
  });
});

describe('a chosen revision', () => {
  test('is published, while the newest goes on being worked on', async () => {
    const chief = await as('chefredaktor');
    const { id, revision, fields, slug } = await draft(chief);
    await chief.saved(id, 'sv', { ...fields, bas: revision, ingress: 'Inte klar än.' });
    const { body } = await chief.release(id, { revisioner: { sv: revision } });
    expect(body.sprak.sv).toMatchObject({ revision, nr: 1 });
    const item = await chief.item(id);
    expect(item.sprak.sv).toMatchObject({ status: 'utkast', publicerad_revision: { id: revision, nr: 1 }, arbetsrevision: { nr: 2 } });
    expect((await read(`${url}/nyheter/${slug}`)).text).not.toContain('Inte klar än.');
  });

  test('is what the check looks at', async () => {
    const chief = await as('chefredaktor');
    const { id, revision, fields } = await draft(chief, { ingress: '' });
    await chief.saved(id, 'sv', { ...fields, bas: revision, ingress: 'Nu finns den.' });
    expect((await chief.release(id, { revisioner: { sv: revision } })).koder).toEqual(['ingress_saknas']);
  });

  test.each([
    ['unknown', { sv: crypto.randomUUID() }, 'revisioner.sv'],
    ['no id', { sv: 'senaste' }, 'revisioner.sv'],
    ['of a language that is not published', { en: crypto.randomUUID() }, 'revisioner.en'],
    ['of a language there is not', { fi: crypto.randomUUID() }, 'revisioner.fi'],
  ])('that is %s is 422', async (_, revisioner, falt) => {
    const chief = await as('chefredaktor');
    const { id } = await draft(chief);
    const { status, fel } = await chief.release(id, { revisioner });
    expect([status, fel.map((entry) => [entry.kod, entry.falt])]).toEqual([422, [['revision_okand', falt]]]);
  });

  test('of another item is 422', async () => {
    const chief = await as('chefredaktor');
    const [one, other] = [await draft(chief), await draft(chief)];
    expect((await chief.release(one.id, { revisioner: { sv: other.revision } })).koder).toEqual(['revision_okand']);
  });
});

describe('an address', () => {
  /** Something public whose draft has since been given another slug, and a draft that wants the one it left. */
  async function coveted(chief: Caller) {
    const first = await draft(chief);
    await chief.release(first.id);
    await chief.saved(first.id, 'sv', { ...first.fields, bas: first.revision, slug: `${first.slug}-2` });
    return { first, second: await draft(chief, { slug: first.slug }) };
  }

  test('where readers find another article is told by the check', async () => {
    const chief = await as('chefredaktor');
    const { second } = await coveted(chief);
    expect((await chief.release(second.id)).fel).toMatchObject([{ kod: 'slug_upptagen', falt: 'slug', sprak: 'sv' }]);
  });

  test('is not given to two, whoever overrules the check: the release is undone whole', async () => {
    const chief = await as('chefredaktor');
    const { first, second } = await coveted(chief);
    const { status, fel } = await chief.release(second.id, { overstyr: true });
    expect([status, fel.map(({ kod, falt, sprak }) => [kod, falt, sprak])]).toEqual([422, [['adress_upptagen', 'slug', 'sv']]]);
    expect(await chief.item(second.id)).toMatchObject({ status: 'utkast', publicerad: null, cms: null });
    for (const release of (await chief.get(`/innehall/${second.id}/releaser`)).body.releaser) expect(release.tillstand).toBe('misslyckad');
    expect((await read(`${url}/nyheter/${first.slug}`)).text).toContain(String(first.fields.rubrik));
  });

  test('of an article that has been taken down and deleted is free', async () => {
    const chief = await as('chefredaktor');
    const first = await draft(chief);
    await chief.release(first.id);
    await chief.takeDown(first.id);
    await chief.patch(`/innehall/${first.id}`, { raderad: true });
    const second = await draft(chief, { slug: first.slug });
    expect((await chief.release(second.id)).status).toBe(200);
    expect((await read(`${url}/nyheter/${first.slug}`)).text).toContain(String(second.fields.rubrik));
  });

  test('taken at the same moment by two goes to one', async () => {
    const chief = await as('chefredaktor');
    for (let round = 0; round < 8; round++) {
      const { slug } = await draft(chief);
      const rivals = await Promise.all([draft(chief, { slug: `${slug}-x` }), draft(chief, { slug: `${slug}-x` })]);
      const answers = await Promise.all(rivals.map(({ id }) => chief.release(id, { overstyr: true })));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    }
  });
});

test('release tracking tells each step, newest release first', async () => {
  const chief = await as('chefredaktor');
  const { id, revision } = await draft(chief);
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

describe('taking down', () => {
  test('takes every language from its readers and sends them to the section', async () => {
    const chief = await as('chefredaktor');
    const { id, slug } = await draft(chief, {}, english());
    await chief.release(id);
    const enSlug = (await chief.item(id)).sprak.en.arbetsrevision.slug;
    const { status, body } = await chief.takeDown(id, 'Fel uppgifter');
    expect(status).toBe(200);
    expect(body).toEqual({
      ok: true,
      status: 'nedtagen',
      cms: 'draft',
      avindexerad: true,
      lank: `${url}/nyheter/${slug}`,
      leder_till: `${url}/nyheter`,
    });
    const item = await chief.item(id);
    expect(item).toMatchObject({ status: 'nedtagen', cms: { status: 'draft' } });
    for (const version of [item.sprak.sv, item.sprak.en]) expect(version).toMatchObject({ publicerad_revision: null, lank: null });
    const [sv, en] = await Promise.all([read(`${url}/nyheter/${slug}`), read(`${url}/en/nyheter/${enSlug}`)]);
    expect([sv.status, sv.headers.location, en.status, en.headers.location]).toEqual([302, '/nyheter', 302, '/en/nyheter']);
    const { body: log } = await chief.get('/logg', { innehall: id });
    expect(log.logg[0]).toMatchObject({ operation: 'taNedInnehall', av: { id: chief.id }, detalj: { orsak: 'Fel uppgifter' } });
  });

  test('tells the address readers had, though the draft has another', async () => {
    const chief = await as('chefredaktor');
    const { id, revision, slug, fields } = await draft(chief);
    await chief.release(id);
    await chief.saved(id, 'sv', { ...fields, bas: revision, slug: `${slug}-ny` });
    expect((await chief.takeDown(id)).body.lank).toBe(`${url}/nyheter/${slug}`);
  });

  test('what is not public is 409', async () => {
    const chief = await as('chefredaktor');
    const { id } = await draft(chief);
    expect((await chief.takeDown(id)).koder).toEqual(['ej_publicerad']);
    await chief.release(id);
    expect((await chief.takeDown(id)).status).toBe(200);
    expect((await chief.takeDown(id)).koder).toEqual(['ej_publicerad']);
  });

  test.each([
    ['missing', {}, 'falt_saknas'],
    ['empty', { orsak: '' }, 'falt_for_kort'],
    ['blank', { orsak: '  \n ' }, 'falt_for_kort'],
    ['too long', { orsak: 'x'.repeat(301) }, 'falt_for_langt'],
    ['no text', { orsak: 7 }, 'falt_typ'],
  ])('with a reason that is %s is 422', async (_, fields, kod) => {
    const chief = await as('chefredaktor');
    const { id } = await draft(chief);
    await chief.release(id);
    const { status, fel } = await chief.post(`/innehall/${id}/nedtagning`, fields);
    expect([status, fel.map((entry) => [entry.kod, entry.falt])]).toEqual([422, [[kod, 'orsak']]]);
    expect((await chief.item(id)).status).toBe('publicerad');
  });

  test('is recorded with its reason where releases are followed', async () => {
    const chief = await as('chefredaktor');
    const { id } = await draft(chief);
    await chief.release(id);
    await chief.release(id);
    await chief.takeDown(id, 'Fel uppgifter');
    const { releaser } = (await chief.get(`/innehall/${id}/releaser`)).body;
    expect(releaser.map(({ tillstand }: { tillstand: string }) => tillstand)).toEqual(['nedtagen', 'klar']);
    expect(releaser[0].steg.at(-1)).toMatchObject({ steg: 'nedtagning', detalj: { orsak: 'Fel uppgifter' } });
  });

  test('can be followed by an ordinary release, with the date the article had', async () => {
    const chief = await as('chefredaktor');
    const { id, slug } = await draft(chief);
    await chief.release(id, { datum: '2026-07-14 08:30' });
    await chief.takeDown(id);
    expect((await chief.release(id)).body.status).toBe('publicerad');
    const item = await chief.item(id);
    expect(item).toMatchObject({ status: 'publicerad', publicerad: '2026-07-14T06:30:00.000Z' });
    expect(item.sprak.sv.arbetsrevision.meta.uppdaterad).toBeUndefined();
    expect((await read(`${url}/nyheter/${slug}`)).status).toBe(200);
  });

  test('leaves English waiting for Swedish to be public again', async () => {
    const chief = await as('chefredaktor');
    const { id } = await draft(chief, {}, english());
    await chief.release(id);
    await chief.takeDown(id);
    expect((await chief.release(id, { sprak: ['en'] })).koder).toEqual(['svenska_ej_publik']);
  });
});
