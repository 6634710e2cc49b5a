import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer } from './newsroom/answer.ts';
import { swedish } from './newsroom/articles.ts';
import { Caller, type CallOptions } from './newsroom/caller.ts';
import { type NewsroomElsewhere, newsroomElsewhere } from './studio/own-newsroom.ts';
import type { StandInStep } from './studio/stand-in-cms.ts';
import { type StudioProcess, studioProcess } from './studio/studio-process.ts';

/*
 * Processes are killed with releases at every step of theirs, and between the steps. Other instances carry on: afterwards
 * there is one article in the publishing system, readers have the pinned revision, and the tracking tells what is true.
 */

const LEASE_MS = 700;
const LANES = 2;
/** Every moment once or more; STUDIO_PROV_DODADE makes it more, as the figures in docs/decisions/release-engine.md have it. */
const KILLS = Number(process.env.STUDIO_PROV_DODADE ?? 7);

/** A request of a delivery that the process does not live to see the answer of. */
interface Moment {
  step: StandInStep;
  when: 'fore' | 'efter';
}

const OF_A_RELEASE: readonly Moment[] = [
  { step: 'bild', when: 'fore' },
  { step: 'bild', when: 'efter' },
  { step: 'artikel', when: 'fore' },
  { step: 'artikel', when: 'efter' },
];
const OF_A_TAKEDOWN: readonly Moment[] = [
  { step: 'nedtagning', when: 'fore' },
  { step: 'nedtagning', when: 'efter' },
];
/** So long after it was begun the process dies under a release that nothing holds up. */
const UNDER_WAY_MS = [2, 5, 9, 14, 20, 30, 45];

let newsroom: NewsroomElsewhere;
/** The moment at which the delivery of an article is held up until its process is dead. */
const held = new Map<string, (moment: Moment) => Promise<void> | undefined>();

beforeAll(async () => {
  newsroom = await newsroomElsewhere({ leaseMs: LEASE_MS });
  newsroom.cms.watch(({ step, when, externalId }) => held.get(externalId)?.({ step, when }));
});

afterAll(async () => {
  await Promise.all([...alive].map((studio) => studio.kill()));
  await newsroom.end();
});

const alive = new Set<StudioProcess>();
async function start(): Promise<StudioProcess> {
  const studio = await studioProcess({ databaseUrl: newsroom.databaseUrl, standIn: newsroom.cms.url, leaseMs: LEASE_MS });
  alive.add(studio);
  return studio;
}

/**
 * Does as everybody is told to whom the database is away for a moment, which it is on a machine with too much to do: calls again, with the
 * same key.
 */
class PatientCaller extends Caller {
  override async call(method: string, path: string, options: CallOptions = {}): Promise<Answer> {
    const key = method === 'GET' ? {} : { nyckel: crypto.randomUUID() };
    for (;;) {
      const answer = await super.call(method, path, { ...key, ...options });
      if (!answer.koder.includes('databas_borta')) return answer;
      await setTimeout(100);
    }
  }
}

async function surviving(roll: string): Promise<Caller> {
  const { id, epost, credential } = await newsroom.as(roll, newsroom.url);
  return new PatientCaller({ id, epost, credential, url: newsroom.url });
}

/** An article with a picture of its own. */
async function draft(survivor: Caller) {
  const picture = crypto.randomUUID();
  await newsroom.sql(
    `INSERT INTO media (id, filnamn, typ, bredd, hojd, byte, hash, bredder, kredit, av, skapad) VALUES ($1, 'bro.jpg', 'image/jpeg', 2000, 1200, 1, 'x', '{2000}', 'Lena', '{}', now())`,
    [picture],
  );
  const fields = swedish({ hero: { mediaId: picture, alt: 'En bro över ån i centrum', bredd: 2000, hojd: 1200 } });
  const { id, revision } = await survivor.created(fields);
  return { id, revision, fields, picture };
}

/** Holds the delivery of an article, or of its picture, up at the moment until `dead`; resolves when it is there. */
function holdUp(id: string, at: Moment, dead: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    held.set(id, ({ step, when }) => {
      if (step !== at.step || when !== at.when) return undefined;
      resolve();
      return dead;
    });
  });
}

async function settled(id: string): Promise<void> {
  const open = () => newsroom.sql(`SELECT 1 FROM release WHERE innehall_id = $1 AND nasta IS NOT NULL`, [id]);
  await expect.poll(async () => (await open()).length, { timeout: 30_000, interval: 100 }).toBe(0);
}

async function expectPublicOnce(survivor: Caller, id: string, revision: string, lage: string): Promise<void> {
  await settled(id);
  const articles = newsroom.cms.articles.get(id) ?? [];
  expect(articles).toMatchObject([{ status: 'publish' }]);
  const item = await survivor.item(id);
  expect(item).toMatchObject({ status: 'publicerad', schemalagd: null, cms: { id: articles[0]?.id, status: 'publish' } });
  expect(item.sprak.sv.publicerad_revision.id).toBe(revision);
  const { releaser } = (await survivor.get(`/innehall/${id}/releaser`)).body;
  expect(releaser.map((release: Record<string, string>) => [release.lage, release.tillstand])).toEqual([[lage, 'klar']]);
  expect(releaser[0].steg.filter(({ steg }: { steg: string }) => steg === 'publik')).toHaveLength(1);
  const carried = await newsroom.sql(
    `SELECT 1 FROM logg WHERE innehall_id = $1 AND (operation = 'utforRelease' OR operation = 'slappInnehall' AND detalj->>'lage' = 'publicera')`,
    [id],
  );
  expect(carried.length).toBeGreaterThan(0);
}

/** Repeats a call until the database has noticed that the process which made it before is dead. */
async function again(call: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await call();
    if (!answer.koder.includes('samtidigt_anrop')) return answer;
    await setTimeout(100);
  }
}

function orderKept(id: string): Promise<unknown> {
  const orders = () => newsroom.sql('SELECT 1 FROM release WHERE innehall_id = $1', [id]);
  return expect.poll(async () => (await orders()).length, { timeout: 30_000, interval: 50 }).toBe(1);
}

/** What a round leaves to be looked at once its process is dead. */
type Aftermath = () => Promise<void>;

interface Round {
  /** Calls the Studio that is not killed. */
  survivor: Caller;
  victim: StudioProcess;
  dead: Promise<void>;
  /** Each is in place when the process may be killed. */
  inPlace: Array<Promise<unknown>>;
  /** Each is an order that has been kept by then, and so is found by its key: on a machine with much to do that takes its time. */
  kept: Array<Promise<unknown>>;
}

/** A release at the moment, or one that nothing holds up, whose caller repeats the call with the same key. */
async function releasing({ survivor, victim, dead, inPlace, kept }: Round, moment: Moment | undefined): Promise<Aftermath> {
  const { id, revision, fields, picture } = await draft(survivor);
  const nyckel = crypto.randomUUID();
  if (moment !== undefined) inPlace.push(holdUp(moment.step === 'bild' ? picture : id, moment, dead));
  const call = Promise.allSettled([survivor.at(victim.url).release(id, {}, { nyckel })]);
  if (moment !== undefined) kept.push(orderKept(id));
  return async () => {
    await call;
    const saved = await survivor.saved(id, 'sv', { ...fields, bas: revision, ingress: 'Sparad efteråt.' });
    const repeated = await again(() => survivor.release(id, {}, { nyckel }));
    expect([200, 202], JSON.stringify(repeated.koder)).toContain(repeated.status);
    // A call that was killed before it was kept is a new one, of what is there by then.
    const pinned = repeated.body.sprak.sv.revision;
    expect(moment === undefined ? [revision, saved] : [revision]).toContain(pinned);
    await expectPublicOnce(survivor, id, pinned, 'publicera');
  };
}

/** A scheduled release, which any instance may have taken. */
async function scheduled({ survivor }: Round): Promise<Aftermath> {
  const { id, revision } = await draft(survivor);
  const soon = () => ({ lage: 'schemalagd', datum: new Date(Date.now() + 300).toISOString() });
  // A time that has passed before the call is read is told so.
  await expect.poll(async () => (await survivor.release(id, soon())).status, { timeout: 30_000 }).toBe(200);
  return () => expectPublicOnce(survivor, id, revision, 'schemalagd');
}

async function takingDown({ survivor, victim, dead, inPlace }: Round, moment: Moment): Promise<Aftermath> {
  const { id } = await draft(survivor);
  expect((await survivor.release(id)).status).toBe(200);
  const nyckel = crypto.randomUUID();
  inPlace.push(holdUp(id, moment, dead));
  const call = Promise.allSettled([survivor.at(victim.url).takeDown(id, 'Fel uppgifter', { nyckel })]);
  return async () => {
    await call;
    const repeated = await again(() => survivor.takeDown(id, 'Fel uppgifter', { nyckel }));
    expect([repeated.status, repeated.koder]).toEqual([200, []]);
    await settled(id);
    expect(newsroom.cms.articles.get(id)).toMatchObject([{ status: 'draft' }]);
    expect(await survivor.item(id)).toMatchObject({ status: 'nedtagen', sprak: { sv: { publicerad_revision: null } } });
    const { releaser } = (await survivor.get(`/innehall/${id}/releaser`)).body;
    expect(releaser.map(({ tillstand }: { tillstand: string }) => tillstand)).toEqual(['klar', 'nedtagen']);
  };
}

/** Kills one process under four articles; returns how many that were. */
async function kill(victim: StudioProcess, nth: number): Promise<number> {
  let die = () => {};
  const dead = new Promise<void>((resolve) => {
    die = resolve;
  });
  const survivor = await surviving('chefredaktor');
  const round: Round = { survivor, victim, dead, inPlace: [], kept: [] };
  const pick = <Of>(list: readonly Of[], index: number) => list[index % list.length];
  const third = nth % 3 === 1 ? takingDown(round, pick(OF_A_TAKEDOWN, nth) ?? { step: 'nedtagning', when: 'fore' }) : undefined;
  const aftermaths = await Promise.all([
    releasing(round, pick(OF_A_RELEASE, nth)),
    releasing(round, pick(OF_A_RELEASE, nth + 2)),
    third ?? (nth % 3 === 2 ? scheduled(round) : releasing(round, pick(OF_A_RELEASE, nth + 1))),
  ]);
  await Promise.all(round.kept);
  // Somebody quicker may have taken what was to be held up: that is no reason to wait for ever.
  await Promise.race([Promise.all(round.inPlace), setTimeout(3_000)]);
  aftermaths.push(await releasing(round, undefined));
  await setTimeout(pick(UNDER_WAY_MS, nth));
  await victim.kill();
  die();
  await Promise.all(aftermaths.map((aftermath) => aftermath()));
  return aftermaths.length;
}

test(`under ${LANES * KILLS * 4} articles a process is killed, and nothing is lost or doubled`, {
  timeout: 120_000 + KILLS * 60_000,
}, async () => {
  let articles = 0;
  const lane = async (number: number) => {
    let next = start();
    for (let round = 0; round < KILLS; round++) {
      const victim = await next;
      // The next one starts while this one dies.
      if (round + 1 < KILLS) next = start();
      const killed = await kill(victim, round * LANES + number);
      articles += killed;
    }
  };
  await Promise.all(Array.from({ length: LANES }, (_, number) => lane(number)));
  expect(articles).toBe(LANES * KILLS * 4);
  const [doubled] = await newsroom.sql<{ antal: number }>(
    `SELECT count(*)::int AS antal FROM (SELECT 1 FROM release WHERE lage <> 'nedtagning' GROUP BY innehall_id HAVING count(*) > 1) d`,
  );
  expect(doubled?.antal).toBe(0);
});

test('a process is killed while a person confirms what an agent asked for: it goes out once', { timeout: 120_000 }, async () => {
  const survivor = await surviving('chefredaktor');
  const admin = await surviving('admin');
  const rights = { publicera: true, sektioner: ['nyheter'], mallar: ['nyhet'], sprak: ['sv'], godkannande: true };
  const made = await admin.post('/agenter', { namn: 'Bevakaren', agare: survivor.id, ...rights });
  const credential = { Authorization: `Bearer ${made.body.nyckel}` };
  const writer = new Caller({ id: made.body.agent.id, epost: '', credential, url: newsroom.url });
  const victim = await start();
  let die = () => {};
  const dead = new Promise<void>((resolve) => {
    die = resolve;
  });
  const rounds = await Promise.all(
    OF_A_RELEASE.map(async (moment) => {
      const { id, revision, picture } = await draft(survivor);
      const asked = await writer.release(id, { order_av: survivor.id });
      expect([asked.status, newsroom.cms.articles.has(id)], JSON.stringify(asked.koder)).toEqual([202, false]);
      const inPlace = holdUp(moment.step === 'bild' ? picture : id, moment, dead);
      const confirm = (by: Caller) => by.post(`/releaser/${asked.body.release.id}/godkann`);
      return { id, revision, inPlace, confirm, call: Promise.allSettled([confirm(survivor.at(victim.url))]) };
    }),
  );
  await Promise.race([Promise.all(rounds.map(({ inPlace }) => inPlace)), setTimeout(5_000)]);
  await victim.kill();
  die();
  for (const { id, revision, confirm, call } of rounds) {
    await call;
    const repeated = await confirm(survivor);
    expect([200, 202], JSON.stringify(repeated.koder)).toContain(repeated.status);
    await settled(id);
    expect(newsroom.cms.articles.get(id)).toMatchObject([{ status: 'publish' }]);
    expect((await survivor.item(id)).sprak.sv.publicerad_revision.id).toBe(revision);
    const { releaser } = (await survivor.get(`/innehall/${id}/releaser`)).body;
    expect(releaser).toMatchObject([{ tillstand: 'klar', av: { id: writer.id }, godkand_av: { id: survivor.id } }]);
    expect(releaser[0].steg.filter(({ steg }: { steg: string }) => steg === 'publik')).toHaveLength(1);
  }
});
