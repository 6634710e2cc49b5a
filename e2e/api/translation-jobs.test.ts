import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHANNEL } from '#lib/store/change-feed.ts';
import { type AiStub, startAiStub } from '../ai/stub-server.ts';
import { paragraph, swedish } from './newsroom/articles.ts';
import { Caller } from './newsroom/caller.ts';
import { translationsOver } from './newsroom/follow-translation.ts';
import { EVERYWHERE } from './newsroom/people.ts';
import { type OwnNewsroom, ownNewsroom } from './studio/own-newsroom.ts';
import { ownStudio } from './studio/own-studio.ts';

let stub: AiStub;
let newsroom: OwnNewsroom;
let studio: { url: string; stop(): Promise<void> };
let chief: Caller;

// Longer than any test: what is taken over here is so because it was handed over.
const LEASE_MS = 60_000;
const another = () => ownStudio({ databaseUrl: newsroom.databaseUrl, silent: true, leaseMs: LEASE_MS, ai: stub.environment });

beforeAll(async () => {
  [stub, newsroom] = await Promise.all([startAiStub(), ownNewsroom()]);
  studio = await another();
  chief = await newsroom.as('chefredaktor', studio.url);
});
afterAll(async () => {
  await studio?.stop();
  await Promise.all([stub?.stop(), newsroom?.end()]);
});

const article = async (count = 1) =>
  (
    await chief.created(
      swedish({ block: Array.from({ length: count }, (_, index) => paragraph(`Bron ${index} är röd.`, `bstycke${index + 100}`)) }),
    )
  ).id;

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** As if the job had waited, and failed, as often as it may but once. */
async function beginLastTry(jobb: string): Promise<void> {
  await newsroom.sql('UPDATE oversattningsjobb SET nasta = now(), forsok = 5 WHERE id = $1', [jobb]);
  await newsroom.sql(`SELECT pg_notify('${CHANNEL}', 'oversattningar')`);
}

test('a model that is away is waited for: the job says so meanwhile, and is done in the end', async () => {
  stub.next = ['fel500', 'tappad', 'fel500'];
  const { body } = await chief.post(`/innehall/${await article()}/oversatt`);
  const job = async () => (await chief.get('/oversatt-lista', { jobb: body.jobb })).body.jobb[0];
  await until(async () => (await job()).fel !== null);
  expect(await job()).toMatchObject({ status: 'vantar', fel: [{ kod: 'ai_borta' }] });
  expect((await translationsOver(chief, body.jobb)).jobb[0]).toMatchObject({ status: 'klar', fel: null });
});

test('a model that asks to be left alone for an hour is asked again in ten minutes', async () => {
  stub.next = ['overlast_lange'];
  const { body } = await chief.post(`/innehall/${await article()}/oversatt`);
  const job = async () => (await chief.get('/oversatt-lista', { jobb: body.jobb })).body;
  await until(async () => (await job()).jobb[0].fel !== null);
  expect(await job()).toMatchObject({
    ...{ klart: false, summa: { vantar: 1 } },
    jobb: [{ status: 'vantar', framsteg: 0, fel: [{ kod: 'ai_borta', orsak: 'AI-tjänsten tar inte emot fler anrop just nu.' }] }],
  });
  const left = 'SELECT extract(epoch FROM nasta - now())::int AS sekunder FROM oversattningsjobb WHERE id = $1';
  const [{ sekunder } = { sekunder: 0 }] = await newsroom.sql<{ sekunder: number }>(left, [body.jobb]);
  expect(sekunder).toBeGreaterThan(500);
  expect(sekunder).toBeLessThanOrEqual(600);
  // As if they had passed, after too many of them: what is left is the cause.
  stub.next = ['overlast_lange'];
  await beginLastTry(body.jobb);
  const { jobb, summa } = await translationsOver(chief, body.jobb);
  expect(jobb[0]).toMatchObject({ status: 'misslyckad', resultat: null, fel: [{ kod: 'ai_borta' }] });
  expect(summa).toMatchObject({ misslyckad: 1, vantar: 0 });
});

/** A job that waits for an hour after a try that failed, and that nobody may begin before `tidigast`. */
async function waitingJob(tidigast = 'NULL'): Promise<string> {
  const { id, revision } = await chief.created(swedish({ block: [paragraph('Bron är röd.', 'bstycke01')] }));
  const [job] = await newsroom.sql<{ id: string }>(
    `INSERT INTO oversattningsjobb (id, innehall_id, fran, till, skriv_over, kalla, av, skapad, forsok, nasta, tidigast)
      VALUES (gen_random_uuid(), $1, 'sv', 'en', false, $2, $3, now(), 1, now() + interval '1 hour', ${tidigast}) RETURNING id`,
    [id, revision, JSON.stringify({ typ: 'person', id: chief.id, namn: 'Chefen' })],
  );
  return job?.id ?? '';
}

const statesOf = async (jobb: readonly string[]) =>
  (await newsroom.sql<{ status: string }>('SELECT status FROM oversattningsjobb WHERE id = ANY($1)', [jobb]))
    .map(({ status }) => status)
    .toSorted();

test('asking how they go lets two of those that wait go on at once, behind the call, and no more', async () => {
  stub.next = [];
  const jobb = [await waitingJob(), await waitingJob(), await waitingJob()];
  const [other] = [await waitingJob()];
  expect((await chief.get('/oversatt-lista', { jobb: jobb.join(',') })).body.summa).toMatchObject({ vantar: 3, klar: 0 });
  await until(async () => (await statesOf(jobb)).filter((status) => status === 'klar').length === 2);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await statesOf([...jobb, other])).toEqual(['klar', 'klar', 'vantar', 'vantar']);
  // However many ask at once, it is made once.
  await Promise.all(Array.from({ length: 5 }, () => chief.get('/oversatt-lista', { jobb: jobb.join(',') })));
  expect((await translationsOver(chief, jobb.join(','))).summa).toMatchObject({ klar: 3 });
  const revisions = await newsroom.sql<{ antal: number }>(
    `SELECT count(*)::int AS antal FROM revision r JOIN oversattningsjobb j ON j.innehall_id = r.innehall_id
      WHERE j.id = ANY($1) AND r.sprak = 'en' GROUP BY j.id`,
    [jobb],
  );
  expect(revisions.map(({ antal }) => antal)).toEqual([1, 1, 1]);
});

test('a job whose model has asked to be left alone is not hastened, however often somebody asks', async () => {
  const jobb = await waitingJob(`now() + interval '1 hour'`);
  for (let time = 0; time < 5; time += 1) await chief.get('/oversatt-lista', { jobb });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await statesOf([jobb])).toEqual(['vantar']);
});

test('of a job that is called off nothing more is asked', async () => {
  const id = await article();
  stub.calls = [];
  stub.next = ['tyst'];
  const { jobb } = (await chief.post(`/innehall/${id}/oversatt`)).body;
  await until(() => stub.calls.length === 1);
  expect((await chief.post(`/oversattningar/${jobb}/avbryt`)).body.jobb.status).toBe('avbruten');
  const outcomes = () => newsroom.sql('SELECT utfall FROM ai_anrop WHERE innehall = $1', [id]);
  await expect.poll(outcomes, { timeout: 10_000 }).toEqual([{ utfall: 'avbrutet' }]);
  expect((await chief.get('/oversatt-lista', { jobb })).body).toMatchObject({ klart: true, summa: { avbruten: 1 } });
});

test('what was translated before the model went away for good is saved, and only the rest is sent next time', async () => {
  const id = await article(60);
  stub.next = ['svarar', 'overlast_lange'];
  const begun = (await chief.post(`/innehall/${id}/oversatt`)).body.jobb;
  await until(async () => (await chief.get('/oversatt-lista', { jobb: begun })).body.jobb[0].fel !== null);
  stub.next = ['overlast_lange'];
  await beginLastTry(begun);
  const { status, resultat } = (await translationsOver(chief, begun)).jobb[0];
  expect([status, resultat.varningar]).toMatchObject([
    'klar',
    [{ kod: 'ai_borta', orsak: 'AI-tjänsten tar inte emot fler anrop just nu.' }],
  ]);
  const { en } = (await chief.item(id)).sprak;
  expect([en.arbetsrevision.nr, en.inaktuell, en.inaktuella_block.length]).toEqual([1, true, 22]);
  stub.calls = [];
  const again = (await chief.post(`/innehall/${id}/oversatt`)).body.jobb;
  expect((await translationsOver(chief, again)).jobb[0].status).toBe('klar');
  expect(stub.calls.flatMap(({ underlag }) => underlag.texter)).toHaveLength(22);
  expect((await chief.item(id)).sprak.en).toMatchObject({ inaktuell: false, arbetsrevision: { nr: 2 } });
});

test('an instance that is stopped hands its job over, with what it has already paid for', async () => {
  const id = await article(90);
  stub.calls = [];
  const { body } = await chief.post(`/innehall/${id}/oversatt`);
  stub.delayMs = 300;
  await until(() => stub.calls.length >= 2);
  const [, next] = await Promise.all([studio.stop(), another()]);
  studio = next;
  stub.delayMs = 0;
  chief = chief.at(studio.url);
  expect((await translationsOver(chief, body.jobb)).jobb[0]).toMatchObject({ status: 'klar', framsteg: 100 });
  const sent = stub.calls.map(({ underlag }) => underlag.texter[0].text);
  expect(sent.filter((first, index) => sent.indexOf(first) !== index).length).toBeLessThanOrEqual(1);
  expect(await chief.revisions(id, 'en')).toBe(1);
});

test('an agent uses its own tokens, and is told when they are used up', async () => {
  const admin = await newsroom.as('admin', studio.url);
  const kvot = { utkast: null, releaser: null, ai_tokens: 150 };
  const { body } = await admin.post('/agenter', { namn: 'Översättaren', agare: chief.id, ...EVERYWHERE, kvot });
  const agent = new Caller({ id: body.agent.id, epost: '', credential: { Authorization: `Bearer ${body.nyckel}` }, url: studio.url });
  const [first, second] = [await article(), await article()];
  const one = await agent.post(`/innehall/${first}/oversatt`);
  expect((await translationsOver(agent, one.body.jobb)).jobb[0].status).toBe('klar');
  expect((await agent.item(first)).sprak.en.arbetsrevision.av).toMatchObject({ typ: 'agent', id: agent.id });
  const two = await agent.post(`/innehall/${second}/oversatt`);
  expect((await translationsOver(agent, two.body.jobb)).jobb[0]).toMatchObject({ status: 'misslyckad', fel: [{ kod: 'kvot_slut' }] });
  const { agenter } = (await admin.get('/agenter')).body;
  expect(agenter.find(({ id }: { id: string }) => id === agent.id).anvant_idag.ai_tokens).toBe(200);
});

test('whoever has lost the right meanwhile translates nothing', async () => {
  const writer = await newsroom.as('skribent', studio.url);
  stub.calls = [];
  stub.delayMs = 700;
  const { body } = await writer.post(`/innehall/${await article()}/oversatt`);
  await until(() => stub.calls.length > 0);
  stub.delayMs = 0;
  await newsroom.sql('UPDATE person SET aktiv = false WHERE id = $1', [writer.id]);
  expect((await translationsOver(chief, body.jobb)).jobb[0]).toMatchObject({ status: 'misslyckad', fel: [{ kod: 'rattighet_saknas' }] });
});

test('a confidential article is translated for a chief who is not let in, and for nobody who has been let out meanwhile', async () => {
  const [owner, friend] = [await newsroom.as('skribent', studio.url), await newsroom.as('skribent', studio.url)];
  const secret = async (insatta: string[]) => {
    const block = [paragraph('Bron är röd.', 'bstycke200')];
    return (await owner.created(swedish({ block, konfidentiell: true, insatta }))).id;
  };
  stub.next = [];
  const { body } = await chief.post(`/innehall/${await secret([])}/oversatt`);
  expect((await translationsOver(chief, body.jobb)).jobb[0]).toMatchObject({ status: 'klar', fel: null });
  const id = await secret([friend.id]);
  stub.next = ['overlast_lange'];
  const { jobb } = (await friend.post(`/innehall/${id}/oversatt`)).body;
  await until(async () => (await friend.get('/oversatt-lista', { jobb })).body.jobb[0].fel !== null);
  expect((await owner.patch(`/innehall/${id}`, { insatta: [] })).status).toBe(200);
  await beginLastTry(jobb);
  expect((await translationsOver(owner, jobb)).jobb[0]).toMatchObject({ status: 'misslyckad', fel: [{ kod: 'rattighet_saknas' }] });
  expect((await owner.item(id)).sprak.en).toBeUndefined();
});

/** An agent that may write, by its key. */
async function translator() {
  const admin = await newsroom.as('superadmin', studio.url);
  const { agent, nyckel } = (await admin.post('/agenter', { namn: 'Översättaren', agare: chief.id, ...EVERYWHERE })).body;
  const by = new Caller({ id: agent.id, epost: '', credential: { Authorization: `Bearer ${nyckel}` }, url: studio.url });
  return { admin, by, nyckel };
}

interface End {
  innehall: string;
  sprak: string;
  av: { id: string };
  data: { utfall: string; status: string; jobb: string };
}

/** How translations of that article have ended since that event, as those are told who follow the newsroom: another's may end at any time. */
async function endsOf(article: string, efter: string): Promise<End[]> {
  const { handelser } = (await chief.get('/handelser', { efter, typ: 'oversattning.utford' })).body;
  return handelser.filter(({ innehall }: End) => innehall === article);
}

const ended = async (article: string, efter: string) =>
  (await endsOf(article, efter)).map(({ data }) => [data.jobb, data.utfall, data.status]);

test('that one is done is told of to whoever follows the newsroom, stands among what its agent did, and is undone with that', async () => {
  stub.next = [];
  const { admin, by } = await translator();
  const id = await article();
  const { nasta } = (await chief.get('/handelser', { efter: 'nu' })).body;
  const { jobb } = (await by.post(`/innehall/${id}/oversatt`)).body;
  await translationsOver(by, jobb);
  const told = async () =>
    (await endsOf(id, nasta)).map(({ innehall, sprak, av, data }) => [innehall, sprak, av.id, data.utfall, data.jobb]);
  await expect.poll(told, { timeout: 10_000 }).toEqual([[id, 'en', by.id, 'genomford', jobb]]);
  const work = await admin.get(`/agenter/${by.id}/artiklar`);
  expect([work.status, work.body.artiklar[0].handelser.map(({ handelse }: { handelse: string }) => handelse).toSorted()]).toEqual([
    200,
    ['oversattInnehall', 'utforOversattning'],
  ]);
  const undone = await admin.post(`/innehall/${id}/angra-agent`, { agent: by.id, fran: new Date().toISOString().slice(0, 10) });
  expect([undone.status, undone.body.utfall, undone.body.ovrigt]).toEqual([200, expect.any(String), []]);
});

test('one that has failed is told of as that', async () => {
  stub.next = ['overlast_lange'];
  const id = await article();
  const { nasta } = (await chief.get('/handelser', { efter: 'nu' })).body;
  const { jobb } = (await chief.post(`/innehall/${id}/oversatt`)).body;
  await until(async () => (await chief.get('/oversatt-lista', { jobb })).body.jobb[0].fel !== null);
  stub.next = ['overlast_lange'];
  await beginLastTry(jobb);
  await translationsOver(chief, jobb);
  const told = async () => (await endsOf(id, nasta)).map(({ data }) => data.utfall);
  await expect.poll(told, { timeout: 10_000 }).toEqual(['misslyckad']);
});

/** While the work goes on, no such row is kept: as where a process dies just there. */
async function withoutKeeping(table: string, condition: string, work: () => Promise<void>): Promise<void> {
  await newsroom.sql(`CREATE FUNCTION stopp() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'nej'; END $$`);
  await newsroom.sql(`CREATE TRIGGER stopp BEFORE INSERT ON ${table} FOR EACH ROW WHEN (${condition}) EXECUTE FUNCTION stopp()`);
  try {
    await work();
  } finally {
    await newsroom.sql('DROP FUNCTION stopp() CASCADE');
  }
}

test('one that fails is over with the line that tells of it, and never before', async () => {
  stub.next = ['overlast_lange'];
  const id = await article();
  const { nasta } = (await chief.get('/handelser', { efter: 'nu' })).body;
  const { jobb } = (await chief.post(`/innehall/${id}/oversatt`)).body;
  await until(async () => (await chief.get('/oversatt-lista', { jobb })).body.jobb[0].fel !== null);
  stub.next = ['overlast_lange', 'overlast_lange'];
  await withoutKeeping('logg', `NEW.operation = 'utforOversattning'`, async () => {
    stub.calls = [];
    await beginLastTry(jobb);
    await until(() => stub.calls.length === 1);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(await statesOf([jobb])).toEqual(['pagar']);
  });
  // Whoever takes it over.
  await beginLastTry(jobb);
  await translationsOver(chief, jobb);
  await expect.poll(() => ended(id, nasta), { timeout: 10_000 }).toEqual([[jobb, 'misslyckad', 'misslyckad']]);
});

test('one that something unforeseen ends is told of as failed', async () => {
  stub.next = ['overlast_lange'];
  const id = await article();
  const { nasta } = (await chief.get('/handelser', { efter: 'nu' })).body;
  const { jobb } = (await chief.post(`/innehall/${id}/oversatt`)).body;
  await until(async () => (await chief.get('/oversatt-lista', { jobb })).body.jobb[0].fel !== null);
  stub.next = [];
  await withoutKeeping('revision', `NEW.innehall_id = '${id}'`, async () => {
    await beginLastTry(jobb);
    expect((await translationsOver(chief, jobb)).jobb[0]).toMatchObject({ status: 'misslyckad', fel: [{ kod: 'internt' }] });
  });
  await expect.poll(() => ended(id, nasta), { timeout: 10_000 }).toEqual([[jobb, 'misslyckad', 'misslyckad']]);
});

test('of one that ended before its line said how nothing is told', async () => {
  stub.next = [];
  const id = await article();
  const { nasta } = (await chief.get('/handelser', { efter: 'nu' })).body;
  await newsroom.sql(
    `INSERT INTO logg (tid, operation, principal, innehall_id, detalj, korrelation) VALUES (now(), 'utforOversattning', $1, $2, '{"jobb":"x"}', 'k')`,
    [JSON.stringify({ typ: 'person', id: chief.id, namn: 'Chefen' }), id],
  );
  const { jobb } = (await chief.post(`/innehall/${id}/oversatt`)).body;
  await expect.poll(() => ended(id, nasta), { timeout: 10_000 }).toEqual([[jobb, 'genomford', 'klar']]);
});

test('an assistant’s program that listens is told how far it has come, and answered when it is done', async () => {
  stub.next = ['overlast_lange'];
  const { nyckel } = await translator();
  const id = await article();
  const { jobb } = (await chief.post(`/innehall/${id}/oversatt`)).body;
  await until(async () => (await chief.get('/oversatt-lista', { jobb })).body.jobb[0].fel !== null);
  const client = new Client({ name: 'testklient', version: '1.0.0' }, { versionNegotiation: { mode: 'auto' } });
  const requestInit = { headers: { Authorization: `Bearer ${nyckel}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL('/studio/mcp/redaktion', studio.url), { requestInit }));
  const follow = { name: 'folj_oversattning', arguments: { id } };
  // Whoever does not listen is answered at once.
  expect((await client.callTool(follow)).structuredContent).toMatchObject({ jobb: { status: 'vantar' } });
  const told: unknown[] = [];
  const { structuredContent } = await client.callTool(follow, {
    onprogress(progress) {
      if (told.push(progress) === 1) void beginLastTry(jobb);
    },
  });
  expect(structuredContent).toMatchObject({ jobb: { jobb, status: 'klar' } });
  expect(told[0]).toEqual({ progress: 0, total: 100, message: 'Översättningen är klar till 0 procent.' });
  await client.close();
});

test('an assistant’s program that listens hears no more of it once its key has ended', async () => {
  stub.next = ['overlast_lange'];
  const { admin, by, nyckel } = await translator();
  const id = await article();
  const { jobb } = (await chief.post(`/innehall/${id}/oversatt`)).body;
  await until(async () => (await chief.get('/oversatt-lista', { jobb })).body.jobb[0].fel !== null);
  const client = new Client({ name: 'testklient', version: '1.0.0' }, { versionNegotiation: { mode: 'auto' } });
  const requestInit = { headers: { Authorization: `Bearer ${nyckel}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL('/studio/mcp/redaktion', studio.url), { requestInit }));
  const begun = performance.now();
  const onprogress = () => void admin.delete(`/agenter/${by.id}`);
  const answer = await client.callTool({ name: 'folj_oversattning', arguments: { id } }, { onprogress });
  expect(answer).toMatchObject({ isError: true, structuredContent: { fel: [{ kod: 'nyckel_ogiltig' }] } });
  expect(performance.now() - begun).toBeLessThan(20_000);
  await client.close();
});

test('the log tells who had what translated, and every call what it used', async () => {
  const id = await article();
  const { body } = await chief.post(`/innehall/${id}/oversatt`);
  await translationsOver(chief, body.jobb);
  const log = (await chief.get('/logg', { innehall: id })).body.logg;
  expect(log.map(({ operation }: { operation: string }) => operation)).toEqual(
    expect.arrayContaining(['oversattInnehall', 'utforOversattning']),
  );
  const [call] = await newsroom.sql<Record<string, unknown>>('SELECT * FROM ai_anrop WHERE innehall = $1', [id]);
  expect(call).toMatchObject({
    uppgift: 'oversatt',
    prompt: 'oversatt-1',
    tjanst: 'openai-kompatibel',
    utfall: 'svar',
    tokens_in: 120,
    tokens_ut: 80,
  });
});
