import { describe, expect, inject, test } from 'vitest';
import { english, swedish } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { sql } from './newsroom/database.ts';
import { send } from './newsroom/http.ts';
import { agent, as, MAY_PUBLISH } from './newsroom/people.ts';
import { ownStudio } from './studio/own-studio.ts';

const { url } = inject('studio');
const LATER = '2098-06-01 12:00';

async function draft(chief: Caller, fields: Record<string, unknown> = {}, en?: Record<string, unknown>) {
  const sv = swedish(fields);
  const { id, revision, slug } = await chief.created(sv);
  const enRevision = en === undefined ? undefined : await chief.saved(id, 'en', en);
  return { id, revision, slug, en: enRevision, fields: sv };
}

const schedule = (chief: Caller, id: string, fields: Record<string, unknown> = {}) =>
  chief.release(id, { lage: 'schemalagd', datum: LATER, ...fields });
const releases = async (chief: Caller, id: string) => (await chief.get(`/innehall/${id}/releaser`)).body.releaser;
const states = async (chief: Caller, id: string) => (await releases(chief, id)).map(({ tillstand }: { tillstand: string }) => tillstand);

/** What lies ahead is moved into the past: its time has come. */
async function timeComes(id: string, minutesAgo = 0): Promise<void> {
  await sql(
    `UPDATE release SET datum = now() - $2 * interval '1 minute', tur = now() - $2 * interval '1 minute', nasta = now() - $2 * interval '1 minute'
      WHERE innehall_id = $1 AND nasta IS NOT NULL`,
    [id, minutesAgo],
  );
}

/** Until nothing of the item waits. */
async function over(id: string): Promise<void> {
  const open = () => sql('SELECT 1 FROM release WHERE innehall_id = $1 AND nasta IS NOT NULL', [id]);
  await expect.poll(async () => (await open()).length, { timeout: 15_000, interval: 50 }).toBe(0);
}

const lettersAbout = (id: string) =>
  sql<{ till: string; amne: string; text: string }>('SELECT till, amne, text FROM utskick WHERE innehall_id = $1', [id]);

describe('a schedule', () => {
  test.each([
    ['by lage', { lage: 'schemalagd', datum: LATER }],
    ['by a date that lies ahead', { lage: 'publicera', datum: LATER }],
  ])('is made %s: nobody sees anything yet', async (_, fields) => {
    const chief = await as('chefredaktor');
    const { id, revision, slug } = await draft(chief);
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
    const { id, revision, fields, slug } = await draft(chief, {}, english());
    const datum = new Date(Date.now() + 1_500).toISOString();
    expect((await schedule(chief, id, { datum })).status).toBe(200);
    await chief.saved(id, 'sv', { ...fields, bas: revision, ingress: 'Skriven efteråt.' });
    await over(id);
    const item = await chief.item(id);
    expect(item).toMatchObject({ status: 'publicerad', schemalagd: null, publicerad: datum });
    expect(item.sprak.sv).toMatchObject({ status: 'utkast', publicerad_revision: { id: revision } });
    expect(item.sprak.en).toMatchObject({ status: 'godkand', publicerad_revision: { nr: 1 } });
    expect((await send({ method: 'GET', path: `/nyheter/${slug}` })).text).not.toContain('Skriven efteråt.');
    const [release] = await releases(chief, id);
    expect(release).toMatchObject({ tillstand: 'klar', lage: 'schemalagd', forsenad: false, nasta: null, forsok: 1 });
    expect(Date.parse(release.utford) - Date.parse(datum)).toBeLessThan(10_000);
    const { body } = await chief.get('/logg', { innehall: id });
    expect(body.logg[0]).toMatchObject({ operation: 'utforRelease', av: { id: chief.id }, detalj: { release: release.id } });
  });

  test('of something public is an update: readers keep what they have, and the date stays', async () => {
    const chief = await as('chefredaktor');
    const { id, revision, fields } = await draft(chief);
    await chief.release(id, { datum: '2026-07-14 08:30' });
    const second = await chief.saved(id, 'sv', { ...fields, bas: revision, ingress: 'En uppdatering.' });
    expect((await schedule(chief, id)).body.status).toBe('publicerad');
    const before = await chief.item(id);
    expect(before).toMatchObject({ status: 'publicerad', schemalagd: { revisioner: { sv: second } } });
    expect(before.sprak.sv.publicerad_revision.id).toBe(revision);
    await timeComes(id);
    await over(id);
    const item = await chief.item(id);
    expect(item).toMatchObject({ status: 'publicerad', schemalagd: null, publicerad: '2026-07-14T06:30:00.000Z' });
    expect(item.sprak.sv.publicerad_revision.id).toBe(second);
    expect(item.sprak.sv.arbetsrevision.meta.uppdaterad).toEqual(expect.any(String));
  });

  test('that is overdue is carried out at once, and is seen to have been late', async () => {
    const chief = await as('chefredaktor');
    const { id } = await draft(chief);
    await schedule(chief, id);
    await timeComes(id, 90);
    await over(id);
    expect((await releases(chief, id))[0]).toMatchObject({ tillstand: 'klar', forsenad: true });
    expect((await chief.item(id)).status).toBe('publicerad');
  });

  test.each([
    ['in the hour that the spring skips', '2097-03-31 02:30', 'tid_finns_inte'],
    ['that has been', '2020-01-01 12:00', 'tid_passerad'],
    ['that is none', 'i morgon', 'falt_format'],
    ['that is missing', undefined, 'falt_saknas'],
  ])('at a time %s is refused', async (_, datum, kod) => {
    const chief = await as('chefredaktor');
    const { id } = await draft(chief);
    const { status, fel } = await schedule(chief, id, { datum });
    expect([status, fel.map((entry) => [entry.kod, entry.falt])]).toEqual([422, [[kod, 'datum']]]);
    expect((await chief.item(id)).status).toBe('utkast');
  });

  test('in the hour that comes twice means the first', async () => {
    const chief = await as('chefredaktor');
    const { id } = await draft(chief);
    expect((await schedule(chief, id, { datum: '2097-10-27 02:30' })).body.datum).toBe('2097-10-27T00:30:00.000Z');
  });

  test('of something the check stops is refused when it is made', async () => {
    const chief = await as('chefredaktor');
    const { id } = await draft(chief, { ingress: '' });
    expect((await schedule(chief, id)).koder).toEqual(['ingress_saknas']);
    expect(await releases(chief, id)).toEqual([]);
  });

  test('is judged by the database’s clock, not by that of a process', async () => {
    const chief = await as('chefredaktor');
    const ahead = await ownStudio({ now: () => new Date(Date.now() + 48 * 3_600_000) });
    try {
      const { id } = await draft(chief);
      const datum = new Date(Date.now() + 3_600_000).toISOString();
      expect((await schedule(chief.at(ahead.url), id, { datum })).body.release.tillstand).toBe('schemalagd');
      const other = await draft(chief);
      await chief.release(other.id, { lage: 'schemalagd', datum: new Date(Date.now() + 1_000).toISOString() });
      await over(other.id);
      expect((await chief.item(id)).status).toBe('schemalagd');
      const { publicerad } = await chief.item(other.id);
      expect(Math.abs(Date.parse(publicerad) - Date.now())).toBeLessThan(60_000);
      const third = await draft(chief);
      await chief.at(ahead.url).release(third.id);
      expect(Math.abs(Date.parse((await chief.item(third.id)).publicerad) - Date.now())).toBeLessThan(60_000);
    } finally {
      await ahead.stop();
    }
  });
});

describe('before its time a schedule', () => {
  test('is given another time, and called off', async () => {
    const chief = await as('chefredaktor');
    const { id } = await draft(chief);
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
    const { id } = await draft(chief);
    await schedule(chief, id);
    await schedule(chief, id, { datum: '2098-08-01 12:00' });
    expect(await states(chief, id)).toEqual(['schemalagd', 'ersatt']);
    expect((await chief.item(id)).schemalagd.datum).toBe('2098-08-01T10:00:00.000Z');
  });

  test('is replaced by publishing the same languages; a language that was not published keeps its time', async () => {
    const chief = await as('chefredaktor');
    const { id, en } = await draft(chief, {}, english());
    await schedule(chief, id);
    expect((await chief.release(id, { sprak: ['sv'] })).body.status).toBe('publicerad');
    expect((await chief.item(id)).schemalagd).toMatchObject({ sprak: ['en'], revisioner: { en } });
    expect((await chief.release(id, { sprak: ['en'] })).status).toBe(200);
    expect((await chief.item(id)).schemalagd).toBeNull();
    expect(await states(chief, id)).toEqual(['klar', 'klar', 'ersatt']);
  });

  test('stays when a publication is refused', async () => {
    const chief = await as('chefredaktor');
    const { id, revision, fields } = await draft(chief);
    await schedule(chief, id);
    await chief.saved(id, 'sv', { ...fields, bas: revision, ingress: '' });
    expect((await chief.release(id)).koder).toEqual(['ingress_saknas']);
    expect((await chief.item(id)).status).toBe('schemalagd');
  });

  test('is called off by handing over a draft, by a takedown and by deletion', async () => {
    const chief = await as('chefredaktor');
    const [handed, down, deleted] = await Promise.all([draft(chief), draft(chief), draft(chief)]);
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
      expect(await states(chief, id)).toContain('avbruten');
      expect((await chief.item(id)).schemalagd).toBeNull();
    }
  });
});

describe('at its time a schedule that cannot be carried out', () => {
  test('because the check stops it fails with its cause, shows readers nothing, and is told by letter', async () => {
    const chief = await as('chefredaktor');
    const { id, slug } = await draft(chief);
    await schedule(chief, id);
    await sql(`UPDATE innehall SET mall = 'recept' WHERE id = $1`, [id]);
    await timeComes(id);
    await over(id);
    const [release] = await releases(chief, id);
    expect(release.tillstand).toBe('misslyckad');
    expect(release.fel.length).toBeGreaterThan(0);
    expect(await chief.item(id)).toMatchObject({ status: 'utkast', schemalagd: null, publicerad: null });
    expect((await send({ method: 'GET', path: `/nyheter/${slug}` })).status).toBe(404);
    const [letter] = await lettersAbout(id);
    expect(letter).toMatchObject({ till: chief.epost, amne: expect.stringContaining('Publicerades inte') });
    expect(letter?.text).toContain(`${url}/studio/artikel/${id}`);
    const { body: queue } = await chief.get('/ko', { status: 'oppen', per_sida: '100' });
    const task = queue.ko.find(({ innehall }: { innehall: string | null }) => innehall === id);
    expect(task).toMatchObject({ rubrik: letter?.amne, sektion: 'nyheter', tagen_av: null, av: { typ: 'system' } });
    expect(task.beskrivning).toContain(release.fel[0].orsak);
    await sql(`UPDATE innehall SET mall = 'nyhet' WHERE id = $1`, [id]);
    expect((await chief.post(`/releaser/${release.id}/forsok`)).status).toBe(202);
    await over(id);
    expect((await chief.item(id)).status).toBe('publicerad');
    // Nobody is left with a task that has done itself.
    const { body: done } = await chief.get('/ko', { status: 'klar', per_sida: '100' });
    expect(done.ko.find(({ id: other }: { id: string }) => other === task.id)).toMatchObject({
      klar_av: { typ: 'system', namn: 'Studio' },
    });
  });

  test('because whoever ordered it has left is told to the chief editors; one of them can take it over', async () => {
    const [chief, gone, admin] = await Promise.all([as('chefredaktor'), as('publicist'), as('admin')]);
    const { id } = await draft(chief);
    await schedule(gone, id);
    await admin.patch(`/anvandare/${gone.id}`, { aktiv: false });
    await timeComes(id);
    await over(id);
    const [release] = await releases(chief, id);
    expect(release).toMatchObject({ tillstand: 'misslyckad', fel: [{ kod: 'ratt_upphord' }] });
    const told = (await lettersAbout(id)).map(({ till }) => till);
    expect(told).toContain(chief.epost);
    expect(told).not.toContain(gone.epost);
    await chief.post(`/releaser/${release.id}/forsok`);
    await over(id);
    expect((await releases(chief, id))[0]).toMatchObject({ tillstand: 'klar', av: { id: chief.id } });
  });

  test('never takes the place of what was published since', async () => {
    const chief = await as('chefredaktor');
    const { id, revision, fields } = await draft(chief);
    await schedule(chief, id);
    await sql(`UPDATE release SET tillstand = 'misslyckad', nasta = NULL WHERE innehall_id = $1`, [id]);
    await chief.saved(id, 'sv', { ...fields, bas: revision, ingress: 'Nyare.' });
    await chief.release(id);
    const old = (await releases(chief, id)).at(-1);
    expect((await chief.post(`/releaser/${old.id}/forsok`)).koder).toEqual(['release_ersatt']);
  });
});

describe('a schedule that overrules the check', () => {
  const overruling = async (chief: Caller) => {
    const { id } = await draft(chief, { ingress: '' });
    expect((await schedule(chief, id, { overstyr: true })).status).toBe(200);
    return id;
  };

  test('goes out at its time, and the log tells what was overruled', async () => {
    const chief = await as('chefredaktor');
    const id = await overruling(chief);
    await timeComes(id);
    await over(id);
    expect((await chief.item(id)).status).toBe('publicerad');
    const { body } = await chief.get('/logg', { innehall: id });
    expect(body.logg[0]).toMatchObject({ operation: 'utforRelease', detalj: { overstyrda_fel: ['ingress_saknas'] } });
  });

  test('is stopped by the check when whoever overruled it may not do so any more', async () => {
    const [chief, admin] = await Promise.all([as('chefredaktor'), as('admin')]);
    const id = await overruling(chief);
    expect((await admin.patch(`/anvandare/${chief.id}`, { roll: 'publicist' })).status).toBe(200);
    await timeComes(id);
    await over(id);
    expect((await releases(admin, id))[0]).toMatchObject({ tillstand: 'misslyckad', fel: [{ kod: 'ingress_saknas' }] });
    expect((await admin.item(id)).status).toBe('utkast');
  });

  test.each(['publicist', 'agent'] as const)('overrules nothing when a %s tries it again', async (who) => {
    const chief = await as('chefredaktor');
    const other = who === 'agent' ? await agent(MAY_PUBLISH) : await as(who);
    const id = await overruling(chief);
    await sql(`UPDATE release SET tillstand = 'misslyckad', nasta = NULL WHERE innehall_id = $1`, [id]);
    const [{ id: rid }] = await releases(chief, id);
    expect((await other.post(`/releaser/${rid}/forsok`, who === 'agent' ? { order_av: chief.epost } : {})).status).toBe(202);
    await over(id);
    expect((await releases(chief, id))[0]).toMatchObject({ tillstand: 'misslyckad', fel: [{ kod: 'ingress_saknas' }] });
    expect((await chief.item(id)).publicerad).toBeNull();
    await chief.post(`/releaser/${rid}/forsok`);
    await over(id);
    expect((await chief.item(id)).status).toBe('publicerad');
  });
});

describe('English', () => {
  test('is not moved to before Swedish, nor Swedish to after it', async () => {
    const chief = await as('chefredaktor');
    const { id } = await draft(chief, {}, english());
    const [sv, en] = [await schedule(chief, id, { sprak: ['sv'] }), await schedule(chief, id, { sprak: ['en'] })].map(
      ({ body }) => body.release.id,
    );
    const move = (rid: string, datum: string) => chief.patch(`/releaser/${rid}`, { datum });
    expect((await move(en, '2098-05-01 12:00')).koder).toEqual(['svenska_ej_publik']);
    expect((await move(sv, '2098-07-01 12:00')).koder).toEqual(['svenska_ej_publik']);
    expect((await move(en, '2098-08-01 12:00')).status).toBe(200);
    expect((await move(sv, '2098-07-01 12:00')).status).toBe(200);
  });

  test('alone is scheduled no earlier than Swedish, and goes out after it', async () => {
    const chief = await as('chefredaktor');
    const { id } = await draft(chief, {}, english());
    expect((await schedule(chief, id, { sprak: ['en'] })).koder).toEqual(['svenska_ej_publik']);
    await schedule(chief, id, { sprak: ['sv'] });
    expect((await schedule(chief, id, { sprak: ['en'], datum: '2098-05-01 12:00' })).koder).toEqual(['svenska_ej_publik']);
    expect((await schedule(chief, id, { sprak: ['en'] })).status).toBe(200);
    expect((await chief.item(id)).schemalagd.sprak).toEqual(['sv']);
    await timeComes(id);
    await over(id);
    expect(await states(chief, id)).toEqual(['klar', 'klar']);
    const { sprak } = await chief.item(id);
    expect([sprak.sv.publicerad_revision, sprak.en.publicerad_revision]).toEqual([expect.anything(), expect.anything()]);
  });

  test('whose Swedish was taken down meanwhile is not published', async () => {
    const chief = await as('chefredaktor');
    const { id } = await draft(chief, {}, english());
    await schedule(chief, id, { sprak: ['sv'] });
    await schedule(chief, id, { sprak: ['en'] });
    const [, first] = await releases(chief, id);
    await chief.post(`/releaser/${first.id}/avbryt`);
    await timeComes(id);
    await over(id);
    expect((await releases(chief, id))[0].fel).toMatchObject([{ kod: 'svenska_ej_publik' }]);
    expect((await chief.item(id)).status).toBe('utkast');
  });
});

describe('an agent', () => {
  test('schedules where it may, on somebody’s order', async () => {
    const [chief, writer] = await Promise.all([as('chefredaktor'), agent(MAY_PUBLISH)]);
    const { id } = await draft(chief);
    expect((await schedule(writer, id)).koder).toEqual(['order_av_saknas']);
    const { status, body } = await schedule(writer, id, { order_av: chief.epost });
    expect([status, body.release.tillstand]).toEqual([200, 'schemalagd']);
    await timeComes(id);
    await over(id);
    const [release] = await releases(chief, id);
    expect(release).toMatchObject({ tillstand: 'klar', av: { typ: 'agent', id: writer.id }, order_av: { id: chief.id } });
  });

  test('that may publish and not schedule is refused', async () => {
    const [chief, writer] = await Promise.all([as('chefredaktor'), agent({ ...MAY_PUBLISH, schemalagga: false })]);
    const { id } = await draft(chief);
    const { koder, fel } = await schedule(writer, id, { order_av: chief.epost });
    expect(koder).toEqual(['rattighet_saknas']);
    expect(fel[0]?.orsak).toBe('Du har inte rätt att schemalägga.');
  });

  test('that has been revoked publishes nothing any more', async () => {
    const [chief, admin, writer] = await Promise.all([as('chefredaktor'), as('admin'), agent(MAY_PUBLISH)]);
    const { id } = await draft(chief);
    await schedule(writer, id, { order_av: chief.epost });
    await admin.delete(`/agenter/${writer.id}`);
    await timeComes(id);
    await over(id);
    expect((await releases(chief, id))[0].fel).toMatchObject([{ kod: 'ratt_upphord' }]);
  });
});

describe('the list of all releases', () => {
  test('shows a span of time, by state and section, the furthest ahead first', async () => {
    const chief = await as('chefredaktor');
    const [one, two] = [await draft(chief), await draft(chief)];
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
