import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type AiStub, startAiStub, stubTranslation } from '../ai/stub-server.ts';
import { paragraph, swedish } from './newsroom/articles.ts';
import { Caller } from './newsroom/caller.ts';
import { translationsOver } from './newsroom/follow-translation.ts';
import { EVERYWHERE } from './newsroom/people.ts';
import { type OwnNewsroom, ownNewsroom } from './studio/own-newsroom.ts';
import { ownStudio } from './studio/own-studio.ts';
import { studioProcess } from './studio/studio-process.ts';

const AT_ONCE = 5;
/** Longer than a living process on a busy machine ever is silent: what it has begun is nobody else's. */
const LEASE_MS = 4_000;

let stub: AiStub;
let newsroom: OwnNewsroom;
let studio: { url: string; stop(): Promise<void> };
let chief: Caller;

beforeAll(async () => {
  [stub, newsroom] = await Promise.all([startAiStub(), ownNewsroom()]);
  const ai = { ...stub.environment, STUDIO_AI_SAMTIDIGT: String(AT_ONCE) };
  studio = await ownStudio({ databaseUrl: newsroom.databaseUrl, silent: true, leaseMs: 2_000, ai });
  chief = await newsroom.as('chefredaktor', studio.url);
});
afterAll(async () => {
  await studio?.stop();
  await Promise.all([stub?.stop(), newsroom?.end()]);
});
beforeEach(() => {
  Object.assign(stub, { next: [], delayMs: 0, heldUntil: 0, answer: stubTranslation, calls: [], mostAtOnce: 0 });
});

const article = async (as = chief) => (await as.created(swedish({ block: [paragraph('Bron är röd.', 'bstycke01')] }))).id;
const articles = (count: number, as = chief) => Promise.all(Array.from({ length: count }, () => article(as)));

interface Started {
  innehall: string;
  jobb: string | null;
  ok: boolean;
  orsak: string;
}
const jobsOf = ({ jobb }: { jobb: Started[] }) => jobb.flatMap(({ jobb: id }) => id ?? []).join(',');

test('sixty articles are translated as many at a time as the environment says, one job each', { timeout: 60_000 }, async () => {
  // A machine that is busy with something else begins them one by one: those that came first wait for the others.
  Object.assign(stub, { heldUntil: AT_ONCE, delayMs: 40 });
  const innehall = await articles(60);
  const { status, body } = await chief.post('/oversatt-lista', { innehall });
  expect(status).toBe(202);
  expect(body.jobb.map((one: Started) => [one.innehall, one.ok, one.orsak])).toEqual(innehall.map((id) => [id, true, '']));
  expect(body.hamta).toBe(`/studio/api/oversatt-lista?jobb=${jobsOf(body)}`);
  const done = await translationsOver(chief, jobsOf(body));
  expect(done.summa).toEqual({ antal: 60, vantar: 0, pagar: 0, klar: 60, misslyckad: 0, avbruten: 0 });
  expect([stub.calls.length, stub.mostAtOnce]).toEqual([60, AT_ONCE]);
  for (const id of innehall.slice(0, 3)) expect((await chief.item(id)).sprak.en.arbetsrevision).toMatchObject({ nr: 1, typ: 'ai' });
});

test('more than sixty are refused, and so is a list of nothing', async () => {
  const innehall = Array.from({ length: 61 }, () => randomUUID());
  expect((await chief.post('/oversatt-lista', { innehall })).koder).toEqual(['for_lang']);
  expect((await chief.post('/oversatt-lista', { innehall: [] })).koder).toEqual(['falt_for_kort']);
});

test('where none can be begun each article has its cause; where some can the others have theirs', async () => {
  const [deleted, fine] = await articles(2);
  await chief.patch(`/innehall/${deleted}`, { raderad: true });
  const nobody = randomUUID();
  const refused = await chief.post('/oversatt-lista', { innehall: [deleted, nobody] });
  expect([refused.status, refused.koder]).toEqual([422, ['inget_jobb', 'inget_jobb']]);
  expect(refused.fel[0]?.orsak).toContain('raderad');
  const { status, body } = await chief.post('/oversatt-lista', { innehall: [deleted, fine] });
  expect([status, body.jobb.map(({ ok }: Started) => ok)]).toEqual([202, [false, true]]);
  expect(body.jobb[0]).toMatchObject({ jobb: null, orsak: expect.stringContaining('raderad') });
  await translationsOver(chief, jobsOf(body));
});

test('English that is approved is left alone unless it is to be replaced, and becomes a draft then', async () => {
  const id = await article();
  await translationsOver(chief, (await chief.post(`/innehall/${id}/oversatt`)).body.jobb);
  await chief.post(`/innehall/${id}/sprak/en/status`, { status: 'godkand' });
  const { arbetsrevision } = (await chief.item(id)).sprak.sv;
  await chief.saved(id, 'sv', { ...swedish({ block: [paragraph('Bron är blå.', 'bstycke01')] }), bas: arbetsrevision.id });
  const refused = await chief.post('/oversatt-lista', { innehall: [id] });
  expect([refused.status, refused.fel[0]?.orsak]).toEqual([422, expect.stringContaining('godkänd')]);
  const { body } = await chief.post('/oversatt-lista', { innehall: [id], skrivOver: true });
  await translationsOver(chief, jobsOf(body));
  const { en } = (await chief.item(id)).sprak;
  expect([en.status, en.arbetsrevision.nr]).toEqual(['utkast', 2]);
});

test('a filter finds what is stale, and nothing when nothing is', async () => {
  const innehall = await articles(3);
  await translationsOver(chief, jobsOf((await chief.post('/oversatt-lista', { innehall })).body));
  expect((await chief.post('/oversatt-lista', { filter: 'inaktuell' })).koder).toEqual(['inget_jobb']);
  const [stale = ''] = innehall;
  const { arbetsrevision } = (await chief.item(stale)).sprak.sv;
  await chief.saved(stale, 'sv', { ...swedish(), bas: arbetsrevision.id });
  const { body } = await chief.post('/oversatt-lista', { filter: 'inaktuell' });
  expect(body.jobb.map(({ innehall: id }: Started) => id)).toEqual([stale]);
  await translationsOver(chief, jobsOf(body));
});

test('a filter finds what one may write in, and last what is stale because a person’s words were kept', async () => {
  const [kept, stale] = [await article(), await article()];
  const over = async (body: { jobb: Started[] }) => translationsOver(chief, jobsOf(body));
  await over((await chief.post('/oversatt-lista', { innehall: [kept, stale] })).body);
  const change = async (id: string, sprak: string, words: string) => {
    const { rubrik, ingress, slug, id: bas, kall_revision } = (await chief.item(id)).sprak[sprak].arbetsrevision;
    const fields = { rubrik, ingress, slug, bas, block: [paragraph(words, 'bstycke01')] };
    await chief.saved(id, sprak, kall_revision === null ? fields : { ...fields, kall_revision });
  };
  await change(stale, 'sv', 'Bron är gul.');
  await change(kept, 'en', 'My own words.');
  await change(kept, 'sv', 'Bron är grön.');
  await over((await chief.post('/oversatt-lista', { innehall: [kept] })).body);
  expect((await chief.item(kept)).sprak.en.inaktuell).toBe(true);

  const admin = await newsroom.as('admin', studio.url);
  const agentOf = async (sektion: string) => {
    const { body } = await admin.post('/agenter', { namn: sektion, agare: chief.id, ...EVERYWHERE, sektioner: [sektion] });
    return new Caller({ id: body.agent.id, epost: '', credential: { Authorization: `Bearer ${body.nyckel}` }, url: studio.url });
  };
  const elsewhere = await (await agentOf('mat')).post('/oversatt-lista', { filter: 'inaktuell' });
  expect([elsewhere.status, elsewhere.fel]).toMatchObject([422, [{ kod: 'inget_jobb', falt: 'filter' }]]);
  const { body } = await (await agentOf('nyheter')).post('/oversatt-lista', { filter: 'inaktuell' });
  expect(body.jobb.map(({ innehall }: Started) => innehall)).toEqual([stale, kept]);
  await over(body);
});

test('an agent may translate only to the languages it was given', async () => {
  const admin = await newsroom.as('admin', studio.url);
  const made = await admin.post('/agenter', { namn: 'Svensk', agare: chief.id, ...EVERYWHERE, sprak: ['sv'] });
  const { status, body } = await admin.call('POST', `/innehall/${await article()}/oversatt`, {
    body: {},
    headers: { Cookie: '', Authorization: `Bearer ${made.body.nyckel}` },
  });
  expect([status, body.fel[0].kod]).toEqual([403, 'sprak_ej_tillatet']);
});

test('where no language model is set, the remedy is told', async () => {
  const own = await ownStudio({ databaseUrl: newsroom.databaseUrl, silent: true, prepared: true });
  const here = chief.at(own.url);
  const id = await article();
  const one = await here.post(`/innehall/${id}/oversatt`);
  expect([one.status, one.koder, one.fel[0]?.atgard]).toEqual([422, ['ai_saknas'], expect.stringContaining('STUDIO_AI')]);
  expect((await here.post('/oversatt-lista', { innehall: [id] })).koder).toEqual(['ai_saknas']);
  const admin = (await newsroom.as('admin', own.url)).at(own.url);
  expect((await admin.get('/installningar/ai')).body.ai.namn).toBe('ingen');
  expect((await admin.post('/installningar/ai/prov')).body.prov).toMatchObject({ fungerar: false, fel: [{ kod: 'ai_saknas' }] });
  await own.stop();
});

test('Anthropic is tried, and used, and the use of the day is told', async () => {
  const other = await ownNewsroom();
  const ai = { ...stub.environment, STUDIO_AI: 'anthropic', STUDIO_AI_KEY: 'nyckel', STUDIO_AI_BUDGET: '500' };
  // Half a minute before midnight in Stockholm, in winter.
  let time = Date.parse('2030-01-15T22:59:30Z');
  const own = await ownStudio({ databaseUrl: other.databaseUrl, silent: true, ai, now: () => new Date(time) });
  const admin = await other.as('admin', own.url);
  stub.next = ['fel_nyckel', 'vagran'];
  const trial = async () => (await admin.post('/installningar/ai/prov')).body.prov;
  const atgard = expect.stringContaining('nyckel');
  expect(await trial()).toMatchObject({
    fungerar: false,
    fel: [{ kod: 'ai_installning', orsak: 'AI-tjänsten godtar inte nyckeln.', atgard }],
  });
  expect(await trial()).toMatchObject({ fungerar: false, fel: [{ kod: 'ai_svar_ogiltigt' }] });
  stub.answer = () => ({ svar: 'ja' });
  expect(await trial()).toMatchObject({ fungerar: true, tokens: 200, fel: [] });
  stub.answer = stubTranslation;
  const first = await admin.post(`/innehall/${await article(admin)}/oversatt`);
  expect((await translationsOver(admin, first.body.jobb)).jobb[0].status).toBe('klar');
  const { anvant_idag } = (await admin.get('/installningar/ai')).body.ai;
  expect(anvant_idag).toMatchObject({ anrop: 4, tokens_in: 360, tokens_ut: 240 });
  // The budget of the day is used up: the next one is told so, and nothing is asked.
  stub.calls = [];
  const second = await admin.post(`/innehall/${await article(admin)}/oversatt`);
  expect((await translationsOver(admin, second.body.jobb)).jobb[0]).toMatchObject({
    status: 'misslyckad',
    fel: [{ kod: 'ai_budget_slut' }],
  });
  expect(stub.calls).toEqual([]);
  time += 30_000;
  const third = await admin.post(`/innehall/${await article(admin)}/oversatt`);
  expect((await translationsOver(admin, third.body.jobb)).jobb[0].status).toBe('klar');
  expect((await admin.get('/installningar/ai')).body.ai.anvant_idag).toMatchObject({ anrop: 1, tokens_in: 120 });
  await own.stop();
  await other.end();
});

test('a list of sixty outlives the process that worked on it, and no two instances translate the same', { timeout: 90_000 }, async () => {
  const other = await ownNewsroom();
  const first = await ownStudio({ databaseUrl: other.databaseUrl, silent: true });
  const at = { databaseUrl: other.databaseUrl, leaseMs: LEASE_MS, ai: { ...stub.environment, STUDIO_AI_SAMTIDIGT: '3' } };
  const [killed, left] = await Promise.all([studioProcess(at), studioProcess(at)]);
  const writer = await other.as('skribent', left.url);
  const innehall = await articles(60, writer);
  stub.delayMs = 50;
  const { body } = await writer.post('/oversatt-lista', { innehall });
  while (stub.calls.length < 6) await new Promise((resolve) => setTimeout(resolve, 10));
  await killed.kill();
  const done = await translationsOver(writer, jobsOf(body));
  expect(done.summa).toMatchObject({ antal: 60, klar: 60 });
  // What the dead process was asking at that moment is asked again; nothing else is.
  expect(stub.calls.length).toBeLessThanOrEqual(63);
  for (const id of innehall) expect(await writer.revisions(id, 'en')).toBe(1);
  await left.kill();
  await first.stop();
  await other.end();
});
