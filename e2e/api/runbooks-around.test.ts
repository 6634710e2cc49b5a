import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startMailServer } from '#lib/adapters/mail/mail-server.ts';
import { type AiStub, startAiStub } from '../ai/stub-server.ts';
import { swedish } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { logIn, ownNetwork } from './newsroom/login.ts';
import { statesOf } from './newsroom/schedule.ts';
import { type OwnNewsroom, ownNewsroom } from './studio/own-newsroom.ts';
import { ownStudio } from './studio/own-studio.ts';
import { FIGURES_KEY, figure, isReadyAgain, RUNBOOKS, redoSays } from './studio/runbook.ts';
import { standInCms } from './studio/stand-in-cms.ts';

/* The last five runbooks (docs/runbooks.md), rehearsed: of what Studio leans on, of its own pace, and of who gets in. */

let newsroom: OwnNewsroom;
const WAIT = { timeout: 60_000 };

beforeAll(async () => {
  newsroom = await ownNewsroom();
});

afterAll(async () => {
  await newsroom?.end();
});

/** A Studio over the newsroom, which ends with the test. */
async function studioWith(options: Parameters<typeof ownStudio>[0]): Promise<string> {
  const studio = await ownStudio({ databaseUrl: newsroom.databaseUrl, silent: true, mattNyckel: FIGURES_KEY, ...options });
  onTestFinished(() => studio.stop());
  return studio.url;
}

/** What Driftläge tells of a part. */
async function told(url: string, part: string): Promise<{ lage: string; orsak: string; atgard: string }> {
  const superadmin = await newsroom.as('superadmin', url);
  const { body } = await superadmin.get('/halsa');
  return body.halsa.delar.find(({ namn }: { namn: string }) => namn === part);
}

test('6: WordPress refuses or is away: what is published waits, and is delivered once when it answers', async () => {
  const cms = { STUDIO_CMS: 'wordpress', STUDIO_CMS_URL: 'http://127.0.0.1:9', STUDIO_CMS_USER: 'studio', STUDIO_CMS_PASSWORD: 'x' };
  const refused = await studioWith({ cms });
  await redoSays(refused, 6, 200, { publiceringssystem: 'borta' });
  expect((await told(refused, 'publiceringssystem')).orsak).toContain('http://127.0.0.1:9');

  const standIn = await standInCms();
  onTestFinished(() => standIn.stop());
  const url = await studioWith({ standIn: standIn.url });
  const chief = await newsroom.as('chefredaktor', url);
  const { id } = await chief.created(swedish({ kategorier: [7] }));
  await standIn.goAway();
  const waits = await chief.release(id);
  expect([waits.status, waits.body.release.tillstand]).toEqual([202, 'koad']);
  expect(await figure(url, 6, 'studio_releases_total{outcome="koad"}')).toBeGreaterThan(0);
  await standIn.comeBack();
  await expect.poll(() => statesOf(chief, id), WAIT).toEqual(['klar']);
  expect([...standIn.articles.values()].map((all) => all.length)).toEqual([1]);
});

test('6: an address that is wrong is tried before it is kept', async () => {
  const url = await studioWith({});
  const superadmin = await newsroom.as('superadmin', url);
  const { version } = (await superadmin.get('/installningar')).body;
  const publicering = { cms: 'wordpress', url: 'http://127.0.0.1:9', anvandare: 'studio', losenord: 'x' };
  const tried = await superadmin.patch('/installningar', { version, publicering });
  expect([tried.status, tried.koder]).toEqual([422, ['installning_fungerar_inte']]);
  expect((await superadmin.get('/installningar')).body.version).toBe(version);
});

test('7: letters wait while the mail server is away, and go by themselves when it answers', { timeout: 240_000 }, async () => {
  const first = await startMailServer();
  const url = await studioWith({ mail: `smtp://127.0.0.1:${first.port}/?fran=studio@test.se` });
  await first.stop();
  await redoSays(url, 7, 200, { epost: 'borta' });
  expect((await told(url, 'epost')).orsak).toContain('127.0.0.1');
  const admin = await newsroom.as('superadmin', url);
  const person = { namn: 'Ny', epost: 'ny@test.se', roll: 'skribent', sektioner: [], sprak: ['sv'], publicera: false };
  const invited = await admin.post('/anvandare', person);
  expect(invited.status, JSON.stringify(invited.body)).toBe(201);
  // The link can be handed over meanwhile.
  expect(invited.body.inbjudan.lank).toMatch(/\/studio\/valj-losenord#/);
  const letter = async () => (await admin.get('/utskick')).body.utskick.find(({ till }: { till: string }) => till === person.epost);
  await expect.poll(async () => (await letter())?.lage, WAIT).toBe('vantar');
  await expect.poll(() => figure(url, 7, 'studio_queue_length{queue="utskick"}'), WAIT).toBe(0);
  const again = await startMailServer({}, first.port);
  onTestFinished(() => again.stop());
  // The next try, now and not in some minutes.
  await newsroom.sql(`UPDATE utskick SET nasta = now() WHERE lage = 'vantar'`);
  await expect.poll(() => again.received.map(({ till }) => till[0]), WAIT).toEqual([person.epost]);
});

test('8: the language model refuses, and the day’s budget is used up', async () => {
  const model: AiStub = await startAiStub();
  onTestFinished(() => model.stop());
  const url = await studioWith({ ai: model.environment });
  const superadmin: Caller = await newsroom.as('superadmin', url);
  model.modeOf = () => 'fel_nyckel';
  const tried = await superadmin.post('/installningar/ai/prov');
  expect(tried.body.prov).toMatchObject({ fungerar: false, fel: [{ orsak: expect.stringMatching(/nyckel/) }] });
  await redoSays(url, 8, 200, { sprakmodell: 'borta' });
  model.modeOf = () => 'svarar';
  model.answer = () => ({ svar: 'ja' });
  expect((await superadmin.post('/installningar/ai/prov')).body.prov.fungerar).toBe(true);
  await expect.poll(async () => (await told(url, 'sprakmodell')).lage, WAIT).toBe('fungerar');
  const { version } = (await superadmin.get('/installningar')).body;
  expect((await superadmin.patch('/installningar', { version, ai: { dygnsbudget: 1 } })).status).toBe(200);
  await redoSays(url, 8, 200, { sprakmodell: 'stord' });
  const raised = await superadmin.patch('/installningar', { version: version + 1, ai: { dygnsbudget: 1_000_000 } });
  expect(raised.status).toBe(200);
  await expect.poll(async () => (await told(url, 'sprakmodell')).lage, WAIT).toBe('fungerar');
});

test('9: which door is slow is told by the figures that the runbook asks for', async () => {
  const url = await studioWith({});
  const chief = await newsroom.as('chefredaktor', url);
  expect((await chief.get('/innehall')).status).toBe(200);
  const question = RUNBOOKS.get(9)?.code('rate(') ?? '';
  const asked = [...question.matchAll(/rate\((\w+)\[5m\]\)/g)].map(([, name = '']) => name);
  expect(asked).toHaveLength(2);
  for (const name of asked) await expect.poll(() => figure(url, 9, `${name}{door="api"}`), WAIT).toBeGreaterThan(0);
  for (const name of ['process_start_time_seconds', 'nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes'])
    expect(await figure(url, 9, name), name).toBeGreaterThan(0);
});

test('10: an account closes after too many tries, and the last superadministrator comes in by STUDIO_ADMIN at a start', async () => {
  const url = await studioWith({});
  const [epost, losenord] = ['admin@studio.se', 'bara-i-testerna'];
  await newsroom.sql(`UPDATE person SET losenord_hash = '', aktiv = false WHERE epost = 'admin@studio.se'`);
  const wrong = () => logIn({ epost, losenord: 'fel lösenord' }, { 'X-Forwarded-For': ownNetwork() }, url);
  const answers: Array<{ status: number; text: string }> = [];
  for (let tries = 0; tries < 11; tries += 1) answers.push(await wrong());
  expect(answers.at(-1)?.status).toBe(429);
  const words = /«([^»]+)»/.exec(RUNBOOKS.get(10)?.text ?? '')?.[1] ?? 'inget';
  expect(answers.at(-1)?.text).toContain(words);
  await isReadyAgain(url);
  await newsroom.sql('DELETE FROM inloggningsforsok');
  const again = await studioWith({});
  expect((await logIn({ epost, losenord }, {}, again)).status).toBe(200);
});
