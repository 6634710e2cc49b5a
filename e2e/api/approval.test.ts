import { describe, expect, inject, test } from 'vitest';
import { SCOPES } from '#lib/contract/connection.ts';
import { accessToken } from './assistant/access-token.ts';
import { Assistant } from './assistant/mcp-client.ts';
import { afterAnother } from './newsroom/article-held.ts';
import { english, swedish } from './newsroom/articles.ts';
import { Caller } from './newsroom/caller.ts';
import { sql } from './newsroom/database.ts';
import { send } from './newsroom/http.ts';
import { draftReport, publicReport } from './newsroom/live.ts';
import { agent, as, MAY_PUBLISH } from './newsroom/people.ts';
import { askedRelease, askingAgent } from './newsroom/requests.ts';

/* Approval mode: what an agent publishes is a request, which a person confirms or declines. */

const LATER = '2098-06-01 12:00';
const LATER_UTC = '2098-06-01T10:00:00.000Z';

const writer = await askingAgent();
const chief = await as('chefredaktor');

const releasesOf = async (id: string) => (await chief.get(`/innehall/${id}/releaser`)).body.releaser;
const stateOf = async (id: string, rid: string) => (await releasesOf(id)).find((release: { id: string }) => release.id === rid).tillstand;
const seenBy = async (slug: string) => (await send({ method: 'GET', path: `/nyheter/${slug}` })).status;
const confirm = (rid: string, body = {}, by: Caller = chief) => by.post(`/releaser/${rid}/godkann`, body);
const decline = (rid: string, orsak = 'Rubriken lovar för mycket.', by: Caller = chief) => by.post(`/releaser/${rid}/avsla`, { orsak });
const schedule = { lage: 'schemalagd', datum: LATER };

describe('asking', () => {
  test('leaves everything as it is and tells so, and a person sees who asks, on whose order and of what', async () => {
    const { id, revision, slug, rid } = await askedRelease(writer);
    expect(await seenBy(slug)).toBe(404);
    expect(await chief.item(id)).toMatchObject({
      status: 'utkast',
      publicerad: null,
      schemalagd: null,
      sprak: { sv: { status: 'utkast' } },
    });
    const [release] = await releasesOf(id);
    expect(release).toMatchObject({
      id: rid,
      tillstand: 'vantar_pa_godkannande',
      lage: 'publicera',
      revisioner: { sv: revision },
      av: { typ: 'agent', id: writer.id },
      order_av: { id: writer.agare.id },
      godkand_av: null,
      nasta: null,
      steg: [{ steg: 'begard' }],
    });
    const waiting = await chief.get('/releaser', { tillstand: 'vantar_pa_godkannande', per_sida: '100' });
    expect(waiting.body.releaser.map((one: { id: string }) => one.id)).toContain(rid);
  });

  test('is answered with what happens next, and is in jag', async () => {
    const { id } = await writer.created(swedish());
    const { status, body } = await writer.release(id, { order_av: writer.agare.id });
    expect([status, body.status, body.sprak.sv.lank]).toEqual([202, 'utkast', null]);
    expect(body.varningar[0]).toMatchObject({ kod: 'godkannande_vantar' });
    expect(body.varningar[0].atgard).toContain(`${inject('studio').url}/studio/artikel/${id}`);
    expect((await writer.get('/jag')).body.agent.godkannande).toBe(true);
    expect((await (await agent()).get('/jag')).body.agent.godkannande).toBe(false);
  });

  test('is refused as a release would be: rights, order, the check', async () => {
    const { id } = await writer.created(swedish());
    expect((await writer.release(id)).koder).toEqual(['order_av_saknas']);
    const empty = await writer.created();
    expect((await writer.release(empty.id, { order_av: writer.agare.id })).status).toBe(422);
    const elsewhere = await chief.created(swedish({ sektion: 'kultur' }));
    expect((await writer.release(elsewhere.id, { order_av: writer.agare.id })).koder).toEqual(['sektion_ej_tillaten']);
    for (const one of [id, empty.id, elsewhere.id]) expect(await releasesOf(one)).toEqual([]);
  });

  test('again with the same key is the same request; without one it takes the place of the earlier one', async () => {
    const { id } = await writer.created(swedish());
    const ask = (nyckel?: string) => writer.release(id, { order_av: writer.agare.id }, nyckel === undefined ? {} : { nyckel });
    const [first, repeated] = [await ask('begaran-1'), await ask('begaran-1')];
    expect([repeated.status, repeated.body.release.id, repeated.headers['idempotent-replayed']]).toEqual([
      202,
      first.body.release.id,
      'true',
    ]);
    const second = await ask();
    expect((await releasesOf(id)).map((release: { id: string; tillstand: string }) => [release.id, release.tillstand])).toEqual([
      [second.body.release.id, 'vantar_pa_godkannande'],
      [first.body.release.id, 'ersatt'],
    ]);
    expect((await confirm(first.body.release.id)).koder).toEqual(['release_vantar_inte']);
  });

  test('only tried tells that it would be a request, and asks for nothing', async () => {
    const { id } = await writer.created(swedish());
    const { status, body } = await writer.release(id, { order_av: writer.agare.id, provkor: true });
    expect([status, body.provkor, body.release.tillstand]).toEqual([200, true, 'vantar_pa_godkannande']);
    expect(body.varningar[0].kod).toBe('godkannande_vantar');
    expect(await releasesOf(id)).toEqual([]);
  });

  test('by an assistant of a program is told so that it can be read', async () => {
    const { id } = await writer.created(swedish());
    const assistant = await Assistant.connect(writer.nyckel, 'redaktion');
    const asked = await assistant.call('publicera', { id, lage: 'publicera', order_av: writer.agare.epost });
    expect(asked.isError).not.toBe(true);
    expect(asked.data.release.tillstand).toBe('vantar_pa_godkannande');
    expect(asked.text).toContain('väntar på att en människa godkänner den');
  });

  test('a draft that is only handed over is no request', async () => {
    const { id } = await writer.created(swedish());
    const { status, body } = await writer.release(id, { lage: 'utkast', order_av: writer.agare.id });
    expect([status, body.release.tillstand]).toEqual([200, 'klar']);
  });
});

describe('confirming', () => {
  test('publishes what was asked for, and everybody sees who asked, on whose order and who confirmed', async () => {
    const { id, revision, slug, rid } = await askedRelease(writer);
    const { status, body } = await confirm(rid);
    expect([status, body.release, body.status, body.sprak.sv.revision], JSON.stringify(body)).toEqual([
      200,
      { id: rid, tillstand: 'klar' },
      'publicerad',
      revision,
    ]);
    expect(await seenBy(slug)).toBe(200);
    const [release] = (await writer.get(`/innehall/${id}/releaser`)).body.releaser;
    expect(release).toMatchObject({
      tillstand: 'klar',
      av: { id: writer.id },
      order_av: { id: writer.agare.id },
      godkand_av: { typ: 'person', id: chief.id },
      fel: null,
    });
    expect(release.steg.map(({ steg }: { steg: string }) => steg)).toEqual(expect.arrayContaining(['begard', 'godkand', 'publik']));
    const log = await sql(`SELECT operation, principal->>'id' AS av, order_av->>'id' AS order_av FROM logg WHERE innehall_id = $1`, [id]);
    expect(log).toContainEqual({ operation: 'slappInnehall', av: writer.id, order_av: writer.agare.id });
    expect(log).toContainEqual({ operation: 'godkannRelease', av: chief.id, order_av: writer.agare.id });
  });

  test('of a time schedules it; the agent and its owner may be gone by then, whoever confirmed may not', async () => {
    const lone = await askingAgent();
    const confirmer = await as('publicist');
    const admin = await as('admin');
    const [kept, lost] = [await askedRelease(lone, schedule), await askedRelease(lone, schedule)];
    expect(await chief.item(kept.id)).toMatchObject({ status: 'utkast', schemalagd: null });
    const { status, body } = await confirm(kept.rid);
    expect([status, body.release.tillstand, body.datum, body.status]).toEqual([200, 'schemalagd', LATER_UTC, 'schemalagd']);
    expect((await chief.item(kept.id)).schemalagd).toMatchObject({ release: kept.rid, datum: LATER_UTC });
    expect((await confirm(lost.rid, {}, confirmer)).status).toBe(200);
    await admin.delete(`/agenter/${lone.id}`);
    await admin.patch(`/anvandare/${lone.agare.id}`, { aktiv: false });
    await admin.patch(`/anvandare/${confirmer.id}`, { aktiv: false });
    await sql('UPDATE release SET nasta = now(), tur = now(), datum = now() WHERE id = ANY($1::uuid[])', [[kept.rid, lost.rid]]);
    await expect.poll(() => stateOf(kept.id, kept.rid), { timeout: 15_000 }).toBe('klar');
    await expect.poll(() => stateOf(lost.id, lost.rid), { timeout: 15_000 }).toBe('misslyckad');
  });

  test('a text that has changed since says so, and whoever confirms chooses', async () => {
    const [older, newer] = [await askedRelease(writer), await askedRelease(writer)];
    for (const { id, revision, sv, rid } of [older, newer]) {
      const saved = await chief.saved(id, 'sv', { ...sv, ingress: 'Skriven efteråt.', bas: revision });
      const { status, fel } = await confirm(rid);
      expect([status, fel]).toMatchObject([409, [{ kod: 'begaran_andrad', falt: 'revisioner.sv', sprak: 'sv' }]]);
      expect(fel[0]?.atgard).toContain(revision);
      const chosen = rid === older.rid ? revision : saved;
      const { body } = await confirm(rid, { revisioner: { sv: chosen } });
      expect(body.sprak.sv.revision, JSON.stringify(body)).toBe(chosen);
      expect((await chief.item(id)).sprak.sv.publicerad_revision.id).toBe(chosen);
    }
  });

  test('facts that have changed since say so, field by field, and whoever confirms chooses', async () => {
    const partner = { partner: 'Bryggeriet AB', markning: 'Annons' };
    for (const [fakta, sponsrad] of [
      ['begarda', null],
      ['senaste', partner],
    ] as const) {
      const { id, slug, rid } = await askedRelease(writer);
      const { andrad } = (await chief.patch(`/innehall/${id}`, { sponsrad: partner, taggar: ['öl'] })).body.innehall;
      expect((await releasesOf(id))[0].fakta).toMatchObject({ sponsrad: null, sektion: 'nyheter' });
      const { status, fel } = await confirm(rid);
      expect([status, fel.map(({ kod, falt }) => [kod, falt])]).toEqual([
        409,
        [
          ['begaran_andrad', 'fakta.taggar'],
          ['begaran_andrad', 'fakta.sponsrad'],
        ],
      ]);
      expect(fel[1]).toMatchObject({
        orsak: 'Annonsmärkningen har ändrats sedan publiceringen begärdes.',
        atgard: 'Jämför och skicka det du godkänner i fakta: begarda är det begärda, senaste det senaste.',
      });
      expect(await stateOf(id, rid)).toBe('vantar_pa_godkannande');
      expect((await confirm(rid, { fakta: 'senaste', bas_andrad: '2026-01-01T00:00:00.000Z' })).koder).toEqual(['innehall_andrat']);
      expect((await confirm(rid, { fakta, bas_andrad: andrad })).status).toBe(200);
      const page = (await send({ method: 'GET', path: `/nyheter/${slug}` })).text;
      expect(page.includes('Bryggeriet AB')).toBe(sponsrad !== null);
      expect((await chief.item(id)).sprak.sv.ej_slappt).toEqual(sponsrad === null ? ['taggar', 'sponsrad'] : []);
      // What is over is no list of what it was.
      expect((await releasesOf(id))[0].fakta).toBeNull();
    }
  });

  test('the facts that are chosen are kept with the time that they go out at', async () => {
    const { id, rid } = await askedRelease(writer, schedule);
    await chief.patch(`/innehall/${id}`, { ansvarig: 'Bo Ek' });
    expect((await confirm(rid, { fakta: 'senaste' })).body.release?.tillstand).toBe('schemalagd');
    expect((await releasesOf(id))[0]).toMatchObject({ tillstand: 'schemalagd', fakta: { ansvarig: 'Bo Ek' } });
  });

  test('runs the check anew, and what it stops goes on waiting', async () => {
    const { id, revision, sv, rid } = await askedRelease(writer);
    const empty = await chief.saved(id, 'sv', { ...sv, ingress: '', bas: revision });
    const { status, koder } = await confirm(rid, { revisioner: { sv: empty } });
    expect([status, koder]).toEqual([422, expect.arrayContaining(['ingress_saknas'])]);
    expect(await stateOf(id, rid)).toBe('vantar_pa_godkannande');
  });

  test('when the time has passed asks first, and publishes now when told to', async () => {
    const { id, rid } = await askedRelease(writer, schedule);
    await sql(`UPDATE release SET datum = now() - interval '1 hour', tur = now() - interval '1 hour' WHERE id = $1`, [rid]);
    expect(await confirm(rid)).toMatchObject({ status: 409, koder: ['begaran_forfallen'] });
    const { status, body } = await confirm(rid, { nu: true });
    expect([status, body.lage, body.release.tillstand, body.datum]).toEqual([200, 'publicera', 'klar', null]);
    expect(Date.now() - Date.parse((await chief.item(id)).publicerad)).toBeLessThan(60_000);
  });

  test('by several at once releases once', async () => {
    const { id, rid } = await askedRelease(writer);
    const people = await Promise.all([as('chefredaktor'), as('publicist'), as('superadmin')]);
    const answers = await Promise.all(people.map((person) => confirm(rid, {}, person)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const won = people[answers.findIndex(({ status }) => status === 200)];
    const [release] = await releasesOf(id);
    expect(release).toMatchObject({ tillstand: 'klar', godkand_av: { id: won?.id } });
    expect(release.steg.filter(({ steg }: { steg: string }) => steg === 'publik')).toHaveLength(1);
    expect(won && (await confirm(rid, {}, won))).toMatchObject({ status: 200, body: { release: { tillstand: 'klar' } } });
  });

  test('replaces what had been scheduled in the meantime, as any release does', async () => {
    const { id, rid } = await askedRelease(writer);
    // By then the request is over: what a person orders takes its place.
    const other = await chief.release(id, schedule);
    expect(await stateOf(id, rid)).toBe('ersatt');
    const again = await writer.release(id, { order_av: writer.agare.id });
    expect(await stateOf(id, other.body.release.id)).toBe('schemalagd');
    expect((await confirm(again.body.release.id)).status).toBe(200);
    expect(await stateOf(id, other.body.release.id)).toBe('ersatt');
  });

  test('is for people alone: no agent confirms its own or another’s, and no assistant in a person’s name', async () => {
    const { id, rid } = await askedRelease(writer);
    const other = await agent(MAY_PUBLISH);
    const token = await accessToken(chief, 'redaktion', SCOPES);
    const assistant = new Caller({ id: chief.id, epost: '', credential: { Authorization: `Bearer ${token}` } });
    for (const by of [writer, other]) {
      expect((await confirm(rid, {}, by)).koder).toEqual(['bara_redaktionen']);
      expect((await decline(rid, 'Nej', by)).koder).toEqual(['bara_redaktionen']);
    }
    // An access token opens nothing but the servers for assistants; those have no tool for it.
    expect((await confirm(rid, {}, assistant)).status).toBe(401);
    const { tools } = await (await Assistant.connect(token, 'redaktion')).client.listTools();
    expect(tools.map(({ name }) => name).filter((name) => /godkann|avsla/.test(name))).toEqual([]);
    const narrow = await as('publicist', { sektioner: ['mat'] });
    expect((await confirm(rid, {}, narrow)).koder).toEqual(['sektion_ej_tillaten']);
    expect(await stateOf(id, rid)).toBe('vantar_pa_godkannande');
  });
});

describe('declining', () => {
  test('tells the agent why and by whom; nothing goes out, and it may ask again', async () => {
    const { id, slug, rid } = await askedRelease(writer);
    expect((await decline(rid, ' ')).status).toBe(422);
    const { status, body } = await decline(rid);
    expect([status, body.release.tillstand]).toEqual([200, 'avslagen']);
    const [release] = (await writer.get(`/innehall/${id}/releaser`)).body.releaser;
    expect(release.fel).toMatchObject([{ kod: 'release_avslagen' }]);
    expect(release.fel[0].orsak).toMatch(/^chefredaktor .+ har avslagit publiceringen: Rubriken lovar för mycket\.$/);
    expect([(await confirm(rid)).koder, (await decline(rid)).koder]).toEqual([['release_vantar_inte'], ['release_vantar_inte']]);
    expect(await seenBy(slug)).toBe(404);
    expect((await writer.release(id, { order_av: writer.agare.id })).status).toBe(202);
  });
});

test('a request is decided on by whoever may publish where it goes out, wherever a writer has moved the article since', async () => {
  const { id, rid } = await askedRelease(writer);
  expect((await (await as('skribent')).patch(`/innehall/${id}`, { sektion: 'mat' })).status).toBe(200);
  const [here, there] = await Promise.all(['nyheter', 'mat'].map((sektion) => as('publicist', { sektioner: [sektion] })));
  for (const by of [here, there]) {
    expect((await confirm(rid, {}, by)).koder).toEqual(['sektion_ej_tillaten']);
    expect((await decline(rid, 'Nej', by)).koder).toEqual(['sektion_ej_tillaten']);
  }
  expect(await stateOf(id, rid)).toBe('vantar_pa_godkannande');
  expect((await decline(rid)).status).toBe(200);
});

test('what waits in another section is not replaced by approving a request', async () => {
  const { id } = await chief.created(swedish());
  await chief.release(id, schedule);
  await chief.patch(`/innehall/${id}`, { sektion: 'mat' });
  const cook = await askingAgent();
  const allowed = await (await as('admin')).patch(`/agenter/${cook.id}`, { sektioner: ['mat', 'nyheter'] });
  expect(allowed.status).toBe(200);
  const { body } = await cook.release(id, { order_av: cook.agare.id });
  expect(body.release?.tillstand, JSON.stringify(body)).toBe('vantar_pa_godkannande');
  const there = await as('publicist', { sektioner: ['mat'] });
  expect((await confirm(body.release.id, {}, there)).koder).toEqual(['sektion_ej_tillaten']);
  expect((await confirm(body.release.id)).status).toBe(200);
});

describe('a request is over', () => {
  test('when the agent is revoked: what nobody has confirmed by then nobody can', async () => {
    const lone = await askingAgent();
    const { id, rid } = await askedRelease(lone);
    await (await as('admin')).delete(`/agenter/${lone.id}`);
    expect((await releasesOf(id))[0]).toMatchObject({ tillstand: 'avbruten', fel: [{ kod: 'begaran_aterkallad' }] });
    expect((await confirm(rid)).koder).toEqual(['release_vantar_inte']);
  });

  test('when the agent takes it back, or a person does, or the article is deleted or taken down', async () => {
    const [own, persons, deleted, down] = await Promise.all([1, 2, 3, 4].map(() => askedRelease(writer)));
    if (!own || !persons || !deleted || !down) throw new Error('four were asked for');
    expect((await writer.post(`/releaser/${own.rid}/avbryt`, { order_av: writer.agare.id })).status).toBe(200);
    expect((await chief.post(`/releaser/${persons.rid}/avbryt`)).status).toBe(200);
    expect((await chief.patch(`/innehall/${deleted.id}`, { raderad: true })).status).toBe(200);
    await confirm(down.rid);
    const again = await writer.release(down.id, { order_av: writer.agare.id });
    expect((await chief.takeDown(down.id)).status).toBe(200);
    for (const { id, rid } of [own, persons, deleted]) expect([id, await stateOf(id, rid)]).toEqual([id, 'avbruten']);
    expect(await stateOf(down.id, again.body.release.id)).toBe('avbruten');
  });

  test('in the languages that a person releases; in the others it goes on waiting', async () => {
    const { id } = await writer.created(swedish());
    const en = await writer.saved(id, 'en', english());
    const asked = await writer.release(id, { order_av: writer.agare.id });
    expect(Object.keys(asked.body.sprak)).toEqual(['sv', 'en']);
    expect((await chief.release(id, { sprak: ['sv'] })).status).toBe(200);
    expect((await releasesOf(id)).at(-1)).toMatchObject({ tillstand: 'vantar_pa_godkannande', revisioner: { en } });
    expect((await confirm(asked.body.release.id)).body.sprak).toEqual({ en: expect.objectContaining({ revision: en }) });
  });

  test('also while it is being confirmed: what somebody else has made of it then is not undone', async () => {
    const { id } = await writer.created(swedish());
    await writer.saved(id, 'en', english());
    const rid = (await writer.release(id, { order_av: writer.agare.id })).body.release.id;
    const lost = await afterAnother(id, () => confirm(rid), `UPDATE release SET revisioner = revisioner - 'en' WHERE id = $1`, [rid]);
    expect([lost.status, lost.fel.map(({ kod, falt }) => [kod, falt])]).toEqual([409, [['begaran_andrad', 'revisioner']]]);
    const asked = await askedRelease(writer, schedule);
    const moves = `UPDATE release SET datum = datum + interval '1 day' WHERE id = $1`;
    const moved = await afterAnother(asked.id, () => confirm(asked.rid), moves, [asked.rid]);
    expect([moved.status, moved.fel.map(({ kod, falt }) => [kod, falt])]).toEqual([409, [['begaran_andrad', 'datum']]]);
    for (const article of [id, asked.id]) expect(await chief.item(article)).toMatchObject({ publicerad: null, schemalagd: null });
  });
});

describe('what has been ordered', () => {
  const order_av = writer.agare.id;

  test('is moved by an agent as a request of its own: until it is confirmed the time stands', async () => {
    const { id, revision } = await chief.created(swedish());
    const { body: first } = await chief.release(id, schedule);
    const moved = await writer.patch(`/releaser/${first.release.id}`, { datum: '2098-07-01 12:00', order_av });
    expect(moved.status).toBe(200);
    expect(moved.body.release).toMatchObject({ tillstand: 'vantar_pa_godkannande', lage: 'schemalagd', revisioner: { sv: revision } });
    expect(moved.body.varningar).toMatchObject([{ kod: 'godkannande_vantar' }]);
    expect((await chief.item(id)).schemalagd).toMatchObject({ release: first.release.id, datum: LATER_UTC });
    expect((await confirm(moved.body.release.id)).status).toBe(200);
    expect((await chief.item(id)).schemalagd).toMatchObject({ release: moved.body.release.id, datum: '2098-07-01T10:00:00.000Z' });
    expect(await stateOf(id, first.release.id)).toBe('ersatt');
  });

  test('is not what an agent moves when it moves its own request', async () => {
    const { id, rid } = await askedRelease(writer, schedule);
    const { body } = await writer.patch(`/releaser/${rid}`, { datum: '2098-07-01 12:00', order_av });
    expect(body.release).toMatchObject({ id: rid, tillstand: 'vantar_pa_godkannande', datum: '2098-07-01T10:00:00.000Z' });
    expect((await chief.item(id)).schemalagd).toBeNull();
  });

  test('and has failed is not tried again by an agent', async () => {
    const { id } = await chief.created(swedish());
    const { body } = await chief.release(id);
    await sql(`UPDATE release SET tillstand = 'misslyckad' WHERE id = $1`, [body.release.id]);
    expect((await writer.post(`/releaser/${body.release.id}/forsok`, { order_av })).koder).toEqual(['godkannande_kravs']);
  });
});

test('what readers would see at once no agent in this mode reports live; in a draft it does', async () => {
  const reporter = await agent({ ...MAY_PUBLISH, mallar: ['liverapport'], godkannande: true });
  const entry = { text: 'Nu öppnar dörrarna.', order_av: reporter.agare.id };
  const { id: draft } = await draftReport(chief);
  expect((await reporter.post(`/innehall/${draft}/live`, entry)).status).toBe(201);
  expect((await chief.release(draft, schedule)).status).toBe(200);
  for (const id of [draft, await publicReport(chief)]) {
    expect((await reporter.post(`/innehall/${id}/live`, entry)).koder).toEqual(['godkannande_kravs']);
  }
});

test('the mode is set and lifted by an administrator and holds from the next call', async () => {
  const admin = await as('admin');
  const free = await agent(MAY_PUBLISH);
  const { id } = await free.created(swedish());
  expect((await admin.patch(`/agenter/${free.id}`, { godkannande: true })).body.agent.godkannande).toBe(true);
  expect((await free.release(id, { order_av: free.agare.id })).status).toBe(202);
  await admin.patch(`/agenter/${free.id}`, { godkannande: false });
  expect((await free.release(id, { order_av: free.agare.id })).status).toBe(200);
  expect((await releasesOf(id)).map(({ tillstand }: { tillstand: string }) => tillstand)).toEqual(['klar', 'ersatt']);
});
