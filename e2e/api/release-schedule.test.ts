import { describe, expect, test } from 'vitest';
import { english } from './newsroom/articles.ts';
import { Caller } from './newsroom/caller.ts';
import { sql } from './newsroom/database.ts';
import { send } from './newsroom/http.ts';
import { as, sessionCookie } from './newsroom/people.ts';
import { releaseDraft } from './newsroom/release-draft.ts';
import { LATER, over, releasesOf, schedule, statesOf, timeComes } from './newsroom/schedule.ts';
import { ownStudio } from './studio/own-studio.ts';

describe('a schedule', () => {
  test.each([
    ['by lage', { lage: 'schemalagd', datum: LATER }],
    ['by a date that lies ahead', { lage: 'publicera', datum: LATER }],
  ])('is made %s: nobody sees anything yet', async (_, fields) => {
    const chief = await as('chefredaktor');
    const { id, revision, slug } = await releaseDraft(chief);
    const { status, body } = await chief.release(id, fields);
    expect([status, body]).toEqual([
      200,
      {
        ok: true,
        release: { id: expect.any(String), tillstand: 'schemalagd' },
        status: 'schemalagd',
        lage: 'schemalagd',
        datum: '2098-06-01T10:00:00.000Z',
        sprak: { sv: { revision, nr: 1, lank: null, cms: null } },
        varningar: expect.any(Array),
      },
    ]);
    const item = await chief.item(id);
    expect(item).toMatchObject({ status: 'schemalagd', publicerad: null });
    expect(item.schemalagd).toEqual({
      release: body.release.id,
      datum: '2098-06-01T10:00:00.000Z',
      sprak: ['sv'],
      revisioner: { sv: revision },
      av: { typ: 'person', id: chief.id, namn: expect.any(String) },
    });
    expect(item.sprak.sv).toMatchObject({ status: 'godkand', publicerad_revision: null });
    expect((await send({ method: 'GET', path: `/nyheter/${slug}` })).status).toBe(404);
  });

  test('goes out at its time, by itself, as the revision it was made of, and with that date', async () => {
    const chief = await as('chefredaktor');
    const { id, revision, fields, slug } = await releaseDraft(chief, {}, english());
    const datum = new Date(Date.now() + 1_500).toISOString();
    expect((await schedule(chief, id, { datum })).status).toBe(200);
    await chief.saved(id, 'sv', { ...fields, bas: revision, ingress: 'Skriven efteråt.' });
    await over(id);
    const item = await chief.item(id);
    expect(item).toMatchObject({ status: 'publicerad', schemalagd: null, publicerad: datum });
    expect(item.sprak.sv).toMatchObject({ status: 'utkast', publicerad_revision: { id: revision } });
    expect(item.sprak.en).toMatchObject({ status: 'godkand', publicerad_revision: { nr: 1 } });
    expect((await send({ method: 'GET', path: `/nyheter/${slug}` })).text).not.toContain('Skriven efteråt.');
    const [release] = await releasesOf(chief, id);
    expect(release).toMatchObject({ tillstand: 'klar', lage: 'schemalagd', forsenad: false, nasta: null, forsok: 1 });
    expect(Date.parse(release.utford) - Date.parse(datum)).toBeLessThan(10_000);
    const { body } = await chief.get('/logg', { innehall: id });
    expect(body.logg[0]).toMatchObject({ operation: 'utforRelease', av: { id: chief.id }, detalj: { release: release.id } });
  });

  test('of something public is an update: readers keep what they have, and the date stays', async () => {
    const chief = await as('chefredaktor');
    const { id, revision, fields } = await releaseDraft(chief);
    await chief.release(id, { datum: '2026-07-14 08:30' });
    const second = await chief.saved(id, 'sv', { ...fields, bas: revision, ingress: 'En uppdatering.' });
    expect((await schedule(chief, id)).body.status).toBe('publicerad');
    const before = await chief.item(id);
    expect(before).toMatchObject({ status: 'publicerad', schemalagd: { revisioner: { sv: second } } });
    expect(before.sprak.sv.publicerad_revision.id).toBe(revision);
    await timeComes(id);
    const item = await chief.item(id);
    expect(item).toMatchObject({ status: 'publicerad', schemalagd: null, publicerad: '2026-07-14T06:30:00.000Z' });
    expect(item.sprak.sv.publicerad_revision.id).toBe(second);
    expect(item.sprak.sv.arbetsrevision.meta.uppdaterad).toEqual(expect.any(String));
  });

  test('that is overdue is carried out at once, and is seen to have been late', async () => {
    const chief = await as('chefredaktor');
    const { id } = await releaseDraft(chief);
    await schedule(chief, id);
    await timeComes(id, 90);
    expect((await releasesOf(chief, id))[0]).toMatchObject({ tillstand: 'klar', forsenad: true });
    expect((await chief.item(id)).status).toBe('publicerad');
  });

  test.each([
    ['in the hour that the spring skips', '2097-03-31 02:30', 'tid_finns_inte'],
    ['that has been', '2020-01-01 12:00', 'tid_passerad'],
    ['that is none', 'i morgon', 'falt_format'],
    ['that is missing', undefined, 'falt_saknas'],
  ])('at a time %s is refused', async (_, datum, kod) => {
    const chief = await as('chefredaktor');
    const { id } = await releaseDraft(chief);
    const { status, fel } = await schedule(chief, id, { datum });
    expect([status, fel.map((entry) => [entry.kod, entry.falt])]).toEqual([422, [[kod, 'datum']]]);
    expect((await chief.item(id)).status).toBe('utkast');
  });

  test('in the hour that comes twice means the first', async () => {
    const chief = await as('chefredaktor');
    const { id } = await releaseDraft(chief);
    expect((await schedule(chief, id, { datum: '2097-10-27 02:30' })).body.datum).toBe('2097-10-27T00:30:00.000Z');
  });

  test('of something the check stops is refused when it is made', async () => {
    const chief = await as('chefredaktor');
    const { id } = await releaseDraft(chief, { ingress: '' });
    expect((await schedule(chief, id)).koder).toEqual(['ingress_saknas']);
    expect(await releasesOf(chief, id)).toEqual([]);
  });

  test('is judged by the database’s clock, not by that of a process', async () => {
    const chief = await as('chefredaktor');
    const ahead = await ownStudio({ now: () => new Date(Date.now() + 48 * 3_600_000) });
    try {
      const { id } = await releaseDraft(chief);
      const datum = new Date(Date.now() + 3_600_000).toISOString();
      const later = { Cookie: await sessionCookie(chief.id, { skapad: '2 days', anvand: '2 days' }) };
      const there = new Caller({ id: chief.id, epost: chief.epost, credential: later, url: ahead.url });
      expect((await schedule(there, id, { datum })).body.release.tillstand).toBe('schemalagd');
      const other = await releaseDraft(chief);
      await chief.release(other.id, { lage: 'schemalagd', datum: new Date(Date.now() + 1_000).toISOString() });
      await over(other.id);
      expect((await chief.item(id)).status).toBe('schemalagd');
      const { publicerad } = await chief.item(other.id);
      expect(Math.abs(Date.parse(publicerad) - Date.now())).toBeLessThan(60_000);
      const third = await releaseDraft(chief);
      await there.release(third.id);
      expect(Math.abs(Date.parse((await chief.item(third.id)).publicerad) - Date.now())).toBeLessThan(60_000);
    } finally {
      await ahead.stop();
    }
  });
});

describe('before its time a schedule', () => {
  test('is given another time, and called off', async () => {
    const chief = await as('chefredaktor');
    const { id } = await releaseDraft(chief);
    const { body } = await schedule(chief, id);
    const moved = await chief.patch(`/releaser/${body.release.id}`, { datum: '2098-07-01 08:00' });
    expect(moved.body.release).toMatchObject({ datum: '2098-07-01T06:00:00.000Z', nasta: '2098-07-01T06:00:00.000Z', innehall: { id } });
    expect((await chief.item(id)).schemalagd.datum).toBe('2098-07-01T06:00:00.000Z');
    const off = await chief.post(`/releaser/${body.release.id}/avbryt`);
    expect(off.body.release).toMatchObject({ tillstand: 'avbruten', nasta: null });
    expect(await chief.item(id)).toMatchObject({ status: 'utkast', schemalagd: null });
    expect((await chief.patch(`/releaser/${body.release.id}`, { datum: LATER })).koder).toEqual(['release_vantar_inte']);
  });

  test('is replaced by a new one', async () => {
    const chief = await as('chefredaktor');
    const { id } = await releaseDraft(chief);
    await schedule(chief, id);
    await schedule(chief, id, { datum: '2098-08-01 12:00' });
    expect(await statesOf(chief, id)).toEqual(['schemalagd', 'ersatt']);
    expect((await chief.item(id)).schemalagd.datum).toBe('2098-08-01T10:00:00.000Z');
  });

  test('is replaced by publishing the same languages; a language that was not published keeps its time', async () => {
    const chief = await as('chefredaktor');
    const { id, en } = await releaseDraft(chief, {}, english());
    await schedule(chief, id);
    expect((await chief.release(id, { sprak: ['sv'] })).body.status).toBe('publicerad');
    expect((await chief.item(id)).schemalagd).toMatchObject({ sprak: ['en'], revisioner: { en } });
    expect((await chief.release(id, { sprak: ['en'] })).status).toBe(200);
    expect((await chief.item(id)).schemalagd).toBeNull();
    expect(await statesOf(chief, id)).toEqual(['klar', 'klar', 'ersatt']);
  });

  test('stays when a publication is refused', async () => {
    const chief = await as('chefredaktor');
    const { id, revision, fields } = await releaseDraft(chief);
    await schedule(chief, id);
    await chief.saved(id, 'sv', { ...fields, bas: revision, ingress: '' });
    expect((await chief.release(id)).koder).toEqual(['ingress_saknas']);
    expect((await chief.item(id)).status).toBe('schemalagd');
  });

  test('is called off by handing over a draft, by a takedown and by deletion', async () => {
    const chief = await as('chefredaktor');
    const [handed, down, deleted] = await Promise.all([releaseDraft(chief), releaseDraft(chief), releaseDraft(chief)]);
    await schedule(chief, handed.id);
    expect((await chief.release(handed.id, { lage: 'utkast' })).body.status).toBe('utkast');
    await chief.release(down.id);
    await schedule(chief, down.id);
    await chief.takeDown(down.id);
    await schedule(chief, deleted.id);
    expect((await chief.patch(`/innehall/${deleted.id}`, { raderad: true })).body.innehall).toMatchObject({
      status: 'utkast',
      schemalagd: null,
    });
    for (const { id } of [handed, down, deleted]) {
      expect(await statesOf(chief, id)).toContain('avbruten');
      expect((await chief.item(id)).schemalagd).toBeNull();
    }
  });
});

describe('a release that waits, of an article that a writer has moved to another section', () => {
  const refusal = ['sektion_ej_tillaten'];

  async function movedAway() {
    const [chief, writer] = await Promise.all([as('chefredaktor'), as('skribent')]);
    const [here, there] = await Promise.all([as('publicist', { sektioner: ['nyheter'] }), as('publicist', { sektioner: ['mat'] })]);
    const { id } = await releaseDraft(chief);
    const { body } = await schedule(chief, id);
    expect((await writer.patch(`/innehall/${id}`, { sektion: 'mat' })).status).toBe(200);
    return { chief, here, there, id, rid: body.release.id as string };
  }

  test('is moved and called off by nobody who may not publish where it goes out', async () => {
    const { chief, here, there, id, rid } = await movedAway();
    for (const somebody of [here, there]) {
      expect((await somebody.patch(`/releaser/${rid}`, { datum: '2098-07-01 08:00' })).koder).toEqual(refusal);
      expect((await somebody.post(`/releaser/${rid}/avbryt`)).koder).toEqual(refusal);
    }
    expect((await chief.item(id)).schemalagd).toMatchObject({ release: rid, datum: '2098-06-01T10:00:00.000Z' });
    expect((await chief.post(`/releaser/${rid}/avbryt`)).status).toBe(200);
  });

  test('is taken the place of by nobody who may not, neither by what goes out nor by a draft', async () => {
    const { chief, there, id, rid } = await movedAway();
    for (const asked of [{}, { lage: 'utkast' }, { lage: 'schemalagd', datum: LATER }])
      expect((await there.release(id, asked)).koder).toEqual(refusal);
    expect((await chief.item(id)).schemalagd).toMatchObject({ release: rid });
    expect((await chief.release(id)).status).toBe(200);
  });

  test('and has failed is tried again by nobody who may not', async () => {
    const { chief, there, id, rid } = await movedAway();
    await sql(`UPDATE release SET tillstand = 'misslyckad', nasta = NULL WHERE id = $1`, [rid]);
    expect((await there.post(`/releaser/${rid}/forsok`)).koder).toEqual(refusal);
    expect((await chief.post(`/releaser/${rid}/forsok`)).status).toBe(202);
    await over(id);
  });

  test('concerns the section that its readers have it in as well', async () => {
    const [chief, writer] = await Promise.all([as('chefredaktor'), as('skribent')]);
    const there = await as('publicist', { sektioner: ['mat'] });
    const { id } = await releaseDraft(chief);
    expect((await chief.release(id)).status).toBe(200);
    await writer.patch(`/innehall/${id}`, { sektion: 'mat' });
    const { body } = await schedule(chief, id);
    expect((await there.post(`/releaser/${body.release.id}/avbryt`)).koder).toEqual(refusal);
  });

  test('goes out as it was ordered: whoever ordered it is not asked of the section it is on its way to', async () => {
    const [here, writer] = await Promise.all([as('publicist', { sektioner: ['nyheter'] }), as('skribent')]);
    const { id, slug } = await releaseDraft(here);
    await schedule(here, id);
    await writer.patch(`/innehall/${id}`, { sektion: 'mat' });
    await timeComes(id);
    expect(await statesOf(here, id)).toEqual(['klar']);
    expect((await send({ method: 'GET', path: `/nyheter/${slug}` })).status).toBe(200);
  });
});

describe('the list of all releases', () => {
  test('shows a span of time, by state and section, the furthest ahead first', async () => {
    const chief = await as('chefredaktor');
    const [one, two] = [await releaseDraft(chief), await releaseDraft(chief)];
    await schedule(chief, one.id, { datum: '2090-01-05 08:00' });
    await schedule(chief, two.id, { datum: '2090-01-06 08:00' });
    const span = { fran: '2090-01-05', till: '2090-01-07' };
    const { body } = await chief.get('/releaser', { ...span, tillstand: 'schemalagd,koad', sektion: 'nyheter' });
    expect(body).toMatchObject({ antal: 2, sida: 1, per_sida: 25 });
    expect(body.releaser.map(({ innehall }: { innehall: { id: string } }) => innehall.id)).toEqual([two.id, one.id]);
    expect(body.releaser[1].innehall).toEqual({ id: one.id, rubrik: one.fields.rubrik, sektion: 'nyheter', mall: 'nyhet' });
    expect((await chief.get('/releaser', { ...span, till: '2090-01-06' })).body.antal).toBe(1);
    expect((await chief.get('/releaser', { ...span, sektion: 'mat' })).body.antal).toBe(0);
    expect((await chief.get('/releaser', { ...span, per_sida: '1', sida: '2' })).body.releaser).toHaveLength(1);
  });

  test('tells every fault of the question', async () => {
    const chief = await as('chefredaktor');
    const { status, fel } = await chief.get('/releaser', { fran: 'i går', till: 'x', tillstand: 'klar,borta' });
    expect([status, fel.map(({ falt }) => falt)]).toEqual([422, ['fran', 'till', 'tillstand']]);
  });
});
