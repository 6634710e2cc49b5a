import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { contentOf } from '#components/editor/session/article-content.ts';
import { contentHash } from '#lib/content/canonical-hash.ts';
import type { Block } from '#lib/contract/block.ts';
import { loginCookie } from '../e2e/login-cookie.ts';
import { NEW_PERSON } from '../e2e/new-person.ts';
import { editedAtRandom, faultsOf, type Loss, newSign, numbers, paragraphOf, type Signs, textOf, wordsIn } from '../e2e/random-writing.ts';
import { HttpCaller } from './http-caller.ts';
import { createArticle, deskIn, figures, typed } from './keystroke.ts';
import { memoryMb } from './memory.ts';
import { databaseMs, processMs } from './processor-time.ts';
import { createAgents, databaseUrlOf, logIn, type StudioProcess, startStudioProcess } from './studio-process.ts';
import { isOvertaken, type Served, WritingSeat } from './writing-seat.ts';

/* npm run bench -- tillsammans: what several who write in one text wait for, and whether anything of it is lost. README.md tells how to read it. */

const ARTICLES = 20;
const WRITERS = 3;
const SECONDS = Number(process.env.BENCH_SEKUNDER ?? 60);
const MINUTES = Number(process.env.BENCH_MINUTER ?? 10);
const BLOCKS = 60;
const LONG = 300;
const WORDS = 'Kommunen svarar inte på frågan om vattnet i de gamla rören under torget.';
/** Somebody who writes: fifteen keys, and a pause to think. */
const KEY_MS = 200;
const KEYS = 15;
const PAUSE_MS = 2_000;
const SETTLED_MS = 5_000;
/** Of the random writing: keys, what is lost on the line, and how often others do their part. */
const FIVE = 5;
const EDIT_MS = 300;
const LOST_OF = 40;
const AGENT_MS = 20_000;
const SAVE_MS = 45_000;
const KILL_MS = 60_000;
/** Between the seeds of those who draw: far enough apart that no two are given the same. */
const SEED_STEP = 7_919;

const paragraphs = (count: number): Block[] =>
  Array.from({ length: count }, (_, nr) => paragraphOf(`bstycke${String(nr).padStart(4, '0')}`, `${nr}. ${WORDS}`));

function tell(what: string, seen: string, goal: string): void {
  process.stdout.write(`${what.padEnd(64)} ${seen.padEnd(48)} ${goal}\n`);
}

const shown = (times: readonly number[]) => {
  const { p50, p95, max } = figures(times);
  return `p50 ${p50.toFixed(0)}, p95 ${p95.toFixed(0)}, längst ${max.toFixed(0)} ms`;
};

/** A newsroom, its administrator, and people who may write in it. */
class Newsroom {
  readonly data: string;
  readonly studio: StudioProcess;
  readonly admin: string;
  readonly secret: string;
  readonly databaseUrl: string;
  private readonly client: pg.Client;

  private constructor(
    opened: { data: string; studio: StudioProcess; admin: string; secret: string; databaseUrl: string },
    client: pg.Client,
  ) {
    ({ data: this.data, studio: this.studio, admin: this.admin, secret: this.secret, databaseUrl: this.databaseUrl } = opened);
    this.client = client;
  }

  static async open(): Promise<Newsroom> {
    const data = await mkdtemp(path.join(os.tmpdir(), 'studio-tillsammans-'));
    const studio = await startStudioProcess(data);
    const [admin, databaseUrl] = await Promise.all([logIn(studio.url), databaseUrlOf(data)]);
    const secret = (await readFile(path.join(data, 'secret'), 'utf8')).trim();
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    return new Newsroom({ data, studio, admin, secret, databaseUrl }, client);
  }

  /** Another instance over the same database. */
  second(data: string): Promise<StudioProcess> {
    return startStudioProcess(data, { DATABASE_URL: this.databaseUrl, STUDIO_SECRET: this.secret });
  }

  /** Somebody who may write everything, by their cookie: each may ask so much in a minute. */
  async person(): Promise<string> {
    const id = randomUUID();
    await this.client.query(NEW_PERSON, [id, `${id}@test.se`, `Skribent ${id.slice(0, 4)}`, 'chefredaktor', [], [], false]);
    const into = (text: string, values?: unknown[]) => this.client.query(text, values);
    return loginCookie(id, { secret: this.secret, maxAge: 86_400, skapad: '0', anvand: '0', sessionNr: 0, into });
  }

  article(block: readonly Block[]): Promise<string> {
    return createArticle(this.studio, this.admin, block);
  }

  async close(): Promise<void> {
    await this.client.end();
    await this.studio.stop();
    await rm(this.data, { recursive: true, force: true });
  }
}

async function leaveAll(seats: readonly WritingSeat[]): Promise<void> {
  await Promise.all(seats.map((seat) => seat.leave()));
}

/** What an article of 300 blocks costs in memory that three have open and have written in. */
async function memory(newsroom: Newsroom): Promise<boolean> {
  const ids = await Promise.all(Array.from({ length: ARTICLES }, () => newsroom.article(paragraphs(LONG))));
  const people: string[] = [];
  while (people.length < ARTICLES * WRITERS) people.push(await newsroom.person());
  await delay(SETTLED_MS);
  const before = memoryMb(newsroom.studio.npm, newsroom.data);
  const seats: WritingSeat[] = [];
  for (const [nr, cookie] of people.entries()) {
    const article = ids[nr % ARTICLES] ?? '';
    const seat = await WritingSeat.open({ served: { url: () => newsroom.studio.url }, cookie, article, name: `m${nr}` });
    const { block } = seat.window.draft;
    const at = Math.floor(nr / ARTICLES);
    seat.window.draft = {
      ...seat.window.draft,
      block: block.with(at, paragraphOf(`bstycke${String(at).padStart(4, '0')}`, `Skriven ${nr}`)),
    };
    seat.window.shared.soon();
    seats.push(seat);
  }
  await delay(SETTLED_MS);
  const each = (memoryMb(newsroom.studio.npm, newsroom.data) - before) / ARTICLES;
  await leaveAll(seats);
  tell(`minne för en artikel av ${LONG} block som ${WRITERS} skriver i`, `${each.toFixed(2)} MB`, 'mål 2 MB');
  return each <= 2;
}

/** When signs that somebody has typed are in the others' texts. */
class Typed {
  readonly late: number[] = [];
  private readonly waiting = new Map<string, { at: number; left: Set<string> }>();

  put(sign: string, others: Iterable<string>): void {
    this.waiting.set(sign, { at: performance.now(), left: new Set(others) });
  }

  /** To be called with all that a window shows. */
  seen(window: string, words: string): void {
    for (const [sign, { at, left }] of this.waiting) {
      if (!left.has(window) || !words.includes(sign)) continue;
      this.late.push(performance.now() - at);
      left.delete(window);
      if (left.size === 0) this.waiting.delete(sign);
    }
  }

  /** How many have not come. */
  get missing(): number {
    return this.waiting.size;
  }
}

/** Types at the end of a paragraph, with the pauses of somebody who writes, until the time is out. */
async function types(seat: WritingSeat, typed: Typed, { signs, others, seed, until }: Typing): Promise<void> {
  const random = numbers(seed);
  await delay(random(PAUSE_MS));
  while (performance.now() < until) {
    const place = random(BLOCKS);
    for (let key = 0; key < KEYS && performance.now() < until; key++) {
      const { draft } = seat.window;
      const one = draft.block[place % draft.block.length];
      if (one === undefined) break;
      const sign = newSign(signs);
      const block = draft.block.with(place % draft.block.length, paragraphOf(String(one.attrs?.id), textOf(one) + sign));
      seat.window.draft = { ...draft, block };
      typed.put(sign, others);
      seat.window.shared.soon();
      await delay(KEY_MS);
    }
    await delay(PAUSE_MS / 2 + random(PAUSE_MS));
  }
}

interface Typing {
  signs: Signs;
  others: readonly string[];
  seed: number;
  until: number;
}

const noSigns = (): Signs => ({ next: 0x4e00, blocks: 0, typed: new Set(), taken: new Set() });

/** When what one writes is in the others' texts, with three in each of twenty articles. */
async function anothersKeys(newsroom: Newsroom): Promise<boolean> {
  const until = { at: Number.POSITIVE_INFINITY };
  const all: WritingSeat[] = [];
  const texts = await Promise.all(
    Array.from({ length: ARTICLES }, async (_, nr) => {
      const article = await newsroom.article(paragraphs(BLOCKS));
      const typedHere = new Typed();
      const names = Array.from({ length: WRITERS }, (__, one) => `a${nr}w${one}`);
      const seats = await Promise.all(
        names.map(async (name) =>
          WritingSeat.open({
            ...{ served: { url: () => newsroom.studio.url }, cookie: await newsroom.person(), article, name },
            tookIn: (draft) => typedHere.seen(name, wordsIn(draft)),
          }),
        ),
      );
      all.push(...seats);
      return { seats, names, typed: typedHere, signs: noSigns(), nr };
    }),
  );
  const used = () => ({ application: processMs(newsroom.studio.pid), database: databaseMs(newsroom.data) });
  const before = used();
  until.at = performance.now() + SECONDS * 1_000;
  await Promise.all(
    texts.flatMap(({ seats, names, typed: typedHere, signs, nr }) =>
      seats.map((seat, one) =>
        types(seat, typedHere, {
          signs,
          others: names.filter((name) => name !== names[one]),
          seed: nr * WRITERS + one + 1,
          until: until.at,
        }),
      ),
    ),
  );
  await delay(SETTLED_MS);
  const after = used();
  const late = texts.flatMap(({ typed: typedHere }) => typedHere.late);
  const missing = texts.reduce((sum, { typed: typedHere }) => sum + typedHere.missing, 0);
  const faults = all.flatMap((seat) => seat.faults);
  for (const fault of faults.slice(0, 3)) process.stderr.write(`  ${String(fault).slice(0, 200)}\n`);
  await leaveAll(all);
  tell(`annans tangent i ens text, ${ARTICLES} artiklar × ${WRITERS} skribenter`, `${shown(late)} av ${late.length}`, 'mål p95 300 ms');
  const keys = texts.reduce((sum, { signs }) => sum + signs.typed.size, 0);
  const each = [after.application - before.application, after.database - before.database].map((ms) => (ms / keys).toFixed(1));
  tell('processor för en tangent, programmet och databasen', `${each.join(' och ')} ms`, '');
  tell('tecken som inte kom fram, fel', `${missing}, ${faults.length}`, 'mål 0');
  return figures(late).p95 <= 300 && missing + faults.length === 0;
}

/** What a key costs its writer in a browser, alone and while five others write in the same article. */
async function keysAmongOthers(newsroom: Newsroom): Promise<boolean> {
  const article = await newsroom.article(paragraphs(LONG));
  const { browser, page } = await deskIn(newsroom.studio, await newsroom.person());
  const served: Served = { url: () => newsroom.studio.url };
  try {
    await page.goto(`${newsroom.studio.url}/studio/artikel/${article}`);
    const alone = figures(await typed(page));
    await page.keyboard.press('Control+s');
    const seats = await Promise.all(
      Array.from({ length: FIVE }, async (_, nr) => WritingSeat.open({ served, cookie: await newsroom.person(), article, name: `k${nr}` })),
    );
    for (const seat of seats) await seat.show();
    await page.getByText('Ni ser vad ni skriver medan ni skriver det.').waitFor();
    const typedHere = new Typed();
    const signs = noSigns();
    let isOver = false;
    const others = seats.map(async (seat, nr) => {
      while (!isOver) await types(seat, typedHere, { signs, others: [], seed: nr + 1, until: performance.now() + KEYS * KEY_MS });
    });
    const among = figures(await typed(page));
    isOver = true;
    await Promise.all(others);
    await leaveAll(seats);
    tell(`tangent till bild, ${LONG} block, ensam`, `p50 ${alone.p50.toFixed(1)}, p95 ${alone.p95.toFixed(1)} ms`, '');
    tell(`tangent till bild när ${FIVE} andra skriver`, `p50 ${among.p50.toFixed(1)}, p95 ${among.p95.toFixed(1)} ms`, 'mål p95 16 ms');
    return among.p95 <= 16;
  } finally {
    await browser.close();
  }
}

/** An agent that saves beside those who write, and puts in a sign unless somebody came first; what else is refused is a fault. */
async function agentSaves({ studio }: Newsroom, key: string, article: string, { signs, faults }: Told): Promise<void> {
  const caller = new HttpCaller(studio.url, 1);
  const headers = { authorization: `Bearer ${key}` };
  const told = await caller.call('GET', `/studio/api/innehall/${article}`, { headers });
  const revision = JSON.parse(told).innehall.sprak.sv.arbetsrevision;
  const [first, ...rest] = contentOf(revision).block;
  if (first === undefined) return caller.close();
  const sign = String.fromCodePoint(signs.next++);
  const block = [paragraphOf(String(first.attrs?.id), textOf(first) + sign), ...rest];
  const { uppdaterad: _, ...meta } = revision.meta;
  const body = JSON.stringify({ ...contentOf(revision), meta, block, bas: revision.id });
  await caller.call('PUT', `/studio/api/innehall/${article}/sprak/sv`, { headers, body }).then(
    () => signs.typed.add(sign),
    // What somebody else has saved meanwhile is read the next time.
    (error: Error) => {
      if (!isOvertaken(error)) faults.push(error);
    },
  );
  caller.close();
}

interface Told {
  signs: Signs;
  faults: unknown[];
}

/** Five who write at random for minutes through two instances, of which one is killed again and again, beside an agent that saves. */
async function convergence(newsroom: Newsroom): Promise<boolean> {
  const article = await newsroom.article([
    paragraphOf('bett00001', 'Början'),
    paragraphOf('btva00001', 'Mitten'),
    paragraphOf('btre00001', 'Slutet'),
  ]);
  const [key = ''] = await createAgents(newsroom.studio.url, newsroom.admin, 1);
  const data = await mkdtemp(path.join(os.tmpdir(), 'studio-tillsammans-tva-'));
  let second: StudioProcess | undefined = await newsroom.second(data);
  const seed = Number(process.env.BENCH_FRO ?? Date.now() % 1_000_000);
  process.stderr.write(`  BENCH_FRO=${seed}\n`);
  // One for each that draws: what a window is given to write or to lose does not hang on when another's turn came.
  let drawing = 0;
  const generator = () => numbers(seed + SEED_STEP * drawing++);
  const savers = generator();
  const signs = noSigns();
  let isCalm = false;
  const lossOf = (random: ReturnType<typeof numbers>) => (): Loss =>
    isCalm || random(LOST_OF) > 0 ? undefined : (['fore', 'efter', 'medan'] as const)[random(3)];
  const writers = Array.from({ length: FIVE }, () => ({ writes: generator(), isLost: lossOf(generator()) }));
  const waits: Array<{ since: number; nr: number }> = [];
  const back: number[] = [];
  const desks = await Promise.all(
    writers.map(async ({ writes, isLost }, nr) => ({
      writes,
      seat: await WritingSeat.open({
        served: { url: () => (nr % 2 === 1 ? (second?.url ?? newsroom.studio.url) : newsroom.studio.url) },
        ...{ cookie: await newsroom.person(), article, name: `f${nr}`, isLost },
        answered: () => {
          const waited = waits.findIndex((one) => one.nr === nr);
          if (waited !== -1) back.push(...waits.splice(waited, 1).map(({ since }) => performance.now() - since));
        },
      }),
    })),
  );
  const seats = desks.map(({ seat }) => seat);
  const until = performance.now() + MINUTES * 60_000;
  const every = async (ms: number, work: () => Promise<unknown>) => {
    while (performance.now() + ms < until) {
      await delay(ms);
      await work();
    }
  };
  let kills = 0;
  let saves = 0;
  const faults: unknown[] = [];
  await Promise.all([
    ...desks.map(async ({ seat: { window }, writes }) => {
      while (performance.now() < until) {
        await delay(EDIT_MS / 2 + writes(EDIT_MS));
        window.draft = editedAtRandom(window.draft, writes, signs);
        window.shared.soon();
      }
    }),
    every(AGENT_MS, () => agentSaves(newsroom, key, article, { signs, faults })),
    every(SAVE_MS, async () => {
      if ((await seats[savers(FIVE)]?.save()) !== undefined) saves += 1;
    }),
    every(Math.min(KILL_MS, (MINUTES * 60_000) / 3), async () => {
      const killed = second;
      second = undefined;
      const since = performance.now();
      await killed?.kill();
      kills += 1;
      // What it had answered until then is no answer after it.
      for (const nr of seats.keys()) if (nr % 2 === 1) waits.push({ since, nr });
      second = await newsroom.second(data);
      for (const [nr, seat] of seats.entries()) if (nr % 2 === 1) seat.moved();
    }),
  ]);
  await Promise.all(seats.flatMap(({ onTheirWay }) => onTheirWay));
  isCalm = true;
  for (let again = 0; again < 5; again++) {
    for (const seat of seats) {
      await seat.takeSaved();
      seat.window.shared.heard();
      await seat.window.shared.hurry();
    }
  }
  const wrong = faultsOf(
    seats.map(({ window }) => window),
    signs,
  );
  const [saver] = seats;
  const saved = await saver?.save();
  const isSame = saver !== undefined && saved === contentHash(saver.window.draft);
  faults.push(...seats.flatMap((seat) => seat.faults));
  for (const one of [...wrong, ...faults].slice(0, 5)) process.stderr.write(`  ${String(one).slice(0, 300)}\n`);
  await leaveAll(seats);
  await second?.stop();
  await rm(data, { recursive: true, force: true });
  const lost = `${wrong.length} fel i texten, ${faults.length} vägrade`;
  tell(
    `${FIVE} skriver på måfå i ${MINUTES} min: ${signs.typed.size} tecken, ${kills} dödade, ${saves} sparade`,
    `${lost}, sparad ${isSame ? 'lika' : 'olika'}`,
    'mål 0, lika, minst en dödad och en sparad',
  );
  tell('svar igen efter att ens instans har dödats', `${shown(back)}, ${waits.length} aldrig`, 'mål 3 000 ms, 0 aldrig');
  const isTried = kills > 0 && saves > 0;
  return isTried && wrong.length + faults.length === 0 && isSame && waits.length === 0 && figures(back).max <= 3_000;
}

const PARTS = { minne: memory, tangent: anothersKeys, skribent: keysAmongOthers, mangd: convergence };

/** Measures all of it on the built application with an empty newsroom, or the parts that are named. */
export async function measureTogether(names: readonly string[]): Promise<boolean> {
  const newsroom = await Newsroom.open();
  try {
    tell('belastning på maskinen (1 min)', (os.loadavg()[0] ?? 0).toFixed(1), '');
    let holds = true;
    for (const [name, part] of Object.entries(PARTS)) {
      if (names.length > 0 && !names.includes(name)) continue;
      holds = (await part(newsroom)) && holds;
    }
    return holds;
  } finally {
    await newsroom.close();
  }
}
