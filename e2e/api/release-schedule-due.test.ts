import { describe, expect, test } from 'vitest';
import { english } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { sql } from './newsroom/database.ts';
import { send } from './newsroom/http.ts';
import { agent, as, MAY_PUBLISH } from './newsroom/people.ts';
import { upload } from './newsroom/pictures.ts';
import { releaseDraft } from './newsroom/release-draft.ts';
import { over, releasesOf, schedule, statesOf, timeComes } from './newsroom/schedule.ts';

const lettersAbout = (id: string) =>
  sql<{ till: string; amne: string; text: string }>('SELECT till, amne, text FROM utskick WHERE innehall_id = $1', [id]);

describe('at its time a schedule that cannot be carried out', () => {
  test('because the check stops it fails with its cause, shows readers nothing, and is told by letter', async () => {
    const chief = await as('chefredaktor');
    const { id, slug } = await releaseDraft(chief);
    await schedule(chief, id);
    await sql(`UPDATE release SET fakta = fakta || '{"mall": "recept"}' WHERE innehall_id = $1`, [id]);
    await timeComes(id);
    const [release] = await releasesOf(chief, id);
    expect(release.tillstand).toBe('misslyckad');
    expect(release.fel.length).toBeGreaterThan(0);
    expect(await chief.item(id)).toMatchObject({ status: 'utkast', schemalagd: null, publicerad: null });
    expect((await send({ method: 'GET', path: `/nyheter/${slug}` })).status).toBe(404);
    const [letter] = await lettersAbout(id);
    expect(letter).toMatchObject({ till: chief.epost, amne: expect.stringContaining('Publicerades inte') });
    // Another instance over the same newsroom may have been the one to try it, and has an address of its own here.
    expect(letter?.text).toContain(`/studio/artikel/${id}`);
    const { inkorg } = (await chief.get('/jag/inkorg', { per_sida: '100' })).body;
    expect(inkorg.filter((line: { innehall: { id: string } | null }) => line.innehall?.id === id)).toMatchObject([
      { handelse: 'publicering_misslyckad', av: null, adress: `/studio/artikel/${id}` },
    ]);
    const { body: queue } = await chief.get('/ko', { status: 'oppen', innehall: id });
    const task = queue.ko.find(({ innehall }: { innehall: string | null }) => innehall === id);
    expect(task).toMatchObject({ rubrik: letter?.amne, sektion: 'nyheter', tagen_av: null, av: { typ: 'system' } });
    expect(task.beskrivning).toContain(release.fel[0].orsak);
    await sql(`UPDATE release SET fakta = fakta || '{"mall": "nyhet"}' WHERE innehall_id = $1`, [id]);
    expect((await chief.post(`/releaser/${release.id}/forsok`)).status).toBe(202);
    await over(id);
    expect((await chief.item(id)).status).toBe('publicerad');
    // Nobody is left with a task that has done itself.
    const { body: done } = await chief.get('/ko', { status: 'klar', innehall: id });
    expect(done.ko.find(({ id: other }: { id: string }) => other === task.id)).toMatchObject({
      klar_av: { typ: 'system', namn: 'Studio' },
    });
  });

  test('because the right to its picture has ended since then shows readers nothing', async () => {
    const chief = await as('chefredaktor');
    const { media } = (await upload(chief, { alt: 'En bro', kredit: 'Lena' })).body;
    const { id, slug } = await releaseDraft(chief, { hero: { mediaId: media.id, src: media.src, alt: 'En bro', kredit: 'Lena' } });
    expect((await schedule(chief, id)).status).toBe(200);
    expect((await chief.patch(`/media/${media.id}`, { rattigheter: { giltig_till: '2026-01-01' } })).status).toBe(200);
    await timeComes(id);
    const [release] = await releasesOf(chief, id);
    expect(release).toMatchObject({ tillstand: 'misslyckad', fel: [{ kod: 'rattighet_utgangen', falt: 'hero' }] });
    expect((await chief.item(id)).publicerad).toBeNull();
    expect((await send({ method: 'GET', path: `/nyheter/${slug}` })).status).toBe(404);
  });

  test('because whoever ordered it has left is told to the chief editors; one of them can take it over', async () => {
    const [chief, gone, admin] = await Promise.all([as('chefredaktor'), as('publicist'), as('admin')]);
    const { id } = await releaseDraft(chief);
    await schedule(gone, id);
    await admin.patch(`/anvandare/${gone.id}`, { aktiv: false });
    await timeComes(id);
    const [release] = await releasesOf(chief, id);
    expect(release).toMatchObject({ tillstand: 'misslyckad', fel: [{ kod: 'ratt_upphord' }] });
    const told = (await lettersAbout(id)).map(({ till }) => till);
    expect(told).toContain(chief.epost);
    expect(told).not.toContain(gone.epost);
    await chief.post(`/releaser/${release.id}/forsok`);
    await over(id);
    expect((await releasesOf(chief, id))[0]).toMatchObject({ tillstand: 'klar', av: { id: chief.id } });
  });

  test('never takes the place of what was published since', async () => {
    const chief = await as('chefredaktor');
    const { id, revision, fields } = await releaseDraft(chief);
    await schedule(chief, id);
    await sql(`UPDATE release SET tillstand = 'misslyckad', nasta = NULL WHERE innehall_id = $1`, [id]);
    await chief.saved(id, 'sv', { ...fields, bas: revision, ingress: 'Nyare.' });
    await chief.release(id);
    const old = (await releasesOf(chief, id)).at(-1);
    expect((await chief.post(`/releaser/${old.id}/forsok`)).koder).toEqual(['release_ersatt']);
  });
});

describe('a schedule that overrules the check', () => {
  const overruling = async (chief: Caller) => {
    const { id } = await releaseDraft(chief, { ingress: '' });
    expect((await schedule(chief, id, { overstyr: true })).status).toBe(200);
    return id;
  };

  test('goes out at its time, and the log tells what was overruled', async () => {
    const chief = await as('chefredaktor');
    const id = await overruling(chief);
    await timeComes(id);
    expect((await chief.item(id)).status).toBe('publicerad');
    const { body } = await chief.get('/logg', { innehall: id });
    expect(body.logg[0]).toMatchObject({ operation: 'utforRelease', detalj: { overstyrda_fel: ['ingress_saknas'] } });
  });

  test('is stopped by the check when whoever overruled it may not do so any more', async () => {
    const [chief, admin] = await Promise.all([as('chefredaktor'), as('admin')]);
    const id = await overruling(chief);
    expect((await admin.patch(`/anvandare/${chief.id}`, { roll: 'publicist' })).status).toBe(200);
    await timeComes(id);
    expect((await releasesOf(admin, id))[0]).toMatchObject({ tillstand: 'misslyckad', fel: [{ kod: 'ingress_saknas' }] });
    expect((await admin.item(id)).status).toBe('utkast');
  });

  test.each(['publicist', 'agent'] as const)('overrules nothing when a %s tries it again', async (who) => {
    const chief = await as('chefredaktor');
    const other = who === 'agent' ? await agent(MAY_PUBLISH) : await as(who);
    const id = await overruling(chief);
    await sql(`UPDATE release SET tillstand = 'misslyckad', nasta = NULL WHERE innehall_id = $1`, [id]);
    const [{ id: rid }] = await releasesOf(chief, id);
    expect((await other.post(`/releaser/${rid}/forsok`, who === 'agent' ? { order_av: chief.epost } : {})).status).toBe(202);
    await over(id);
    expect((await releasesOf(chief, id))[0]).toMatchObject({ tillstand: 'misslyckad', fel: [{ kod: 'ingress_saknas' }] });
    expect((await chief.item(id)).publicerad).toBeNull();
    await chief.post(`/releaser/${rid}/forsok`);
    await over(id);
    expect((await chief.item(id)).status).toBe('publicerad');
  });
});

describe('English', () => {
  test('is not moved to before Swedish, nor Swedish to after it', async () => {
    const chief = await as('chefredaktor');
    const { id } = await releaseDraft(chief, {}, english());
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
    const { id } = await releaseDraft(chief, {}, english());
    expect((await schedule(chief, id, { sprak: ['en'] })).koder).toEqual(['svenska_ej_publik']);
    await schedule(chief, id, { sprak: ['sv'] });
    expect((await schedule(chief, id, { sprak: ['en'], datum: '2098-05-01 12:00' })).koder).toEqual(['svenska_ej_publik']);
    expect((await schedule(chief, id, { sprak: ['en'] })).status).toBe(200);
    expect((await chief.item(id)).schemalagd.sprak).toEqual(['sv']);
    await timeComes(id);
    expect(await statesOf(chief, id)).toEqual(['klar', 'klar']);
    const { sprak } = await chief.item(id);
    expect([sprak.sv.publicerad_revision, sprak.en.publicerad_revision]).toEqual([expect.anything(), expect.anything()]);
  });

  test('whose Swedish was taken down meanwhile is not published', async () => {
    const chief = await as('chefredaktor');
    const { id } = await releaseDraft(chief, {}, english());
    await schedule(chief, id, { sprak: ['sv'] });
    await schedule(chief, id, { sprak: ['en'] });
    const [, first] = await releasesOf(chief, id);
    await chief.post(`/releaser/${first.id}/avbryt`);
    await timeComes(id);
    expect((await releasesOf(chief, id))[0].fel).toMatchObject([{ kod: 'svenska_ej_publik' }]);
    expect((await chief.item(id)).status).toBe('utkast');
  });
});

describe('an agent', () => {
  test('schedules where it may, on somebody’s order', async () => {
    const [chief, writer] = await Promise.all([as('chefredaktor'), agent(MAY_PUBLISH)]);
    const { id } = await releaseDraft(chief);
    expect((await schedule(writer, id)).koder).toEqual(['order_av_saknas']);
    const { status, body } = await schedule(writer, id, { order_av: chief.epost });
    expect([status, body.release.tillstand]).toEqual([200, 'schemalagd']);
    await timeComes(id);
    const [release] = await releasesOf(chief, id);
    expect(release).toMatchObject({ tillstand: 'klar', av: { typ: 'agent', id: writer.id }, order_av: { id: chief.id } });
  });

  test('that may publish and not schedule is refused', async () => {
    const [chief, writer] = await Promise.all([as('chefredaktor'), agent({ ...MAY_PUBLISH, schemalagga: false })]);
    const { id } = await releaseDraft(chief);
    const { koder, fel } = await schedule(writer, id, { order_av: chief.epost });
    expect(koder).toEqual(['rattighet_saknas']);
    expect(fel[0]?.orsak).toBe('Du har inte rätt att schemalägga.');
  });

  test('that has been revoked publishes nothing any more', async () => {
    const [chief, admin, writer] = await Promise.all([as('chefredaktor'), as('admin'), agent(MAY_PUBLISH)]);
    const { id } = await releaseDraft(chief);
    await schedule(writer, id, { order_av: chief.epost });
    await admin.delete(`/agenter/${writer.id}`);
    await timeComes(id);
    expect((await releasesOf(chief, id))[0].fel).toMatchObject([{ kod: 'ratt_upphord' }]);
  });
});
