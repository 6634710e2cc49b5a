import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { compared, type Served, served, startBareServer } from './beside-bare.ts';
import { HttpCaller } from './http-caller.ts';
import { listeners } from './live-listeners.ts';
import { crowd } from './live-readers.ts';
import { median } from './median.ts';
import { memoryMb } from './memory.ts';
import { getRequest, SocketCaller, textOf } from './socket-caller.ts';
import { createAgents, logIn, ORDER_GIVER, type StudioProcess, startStudioProcess } from './studio-process.ts';

/*
 * npm run bench -- live: readers who poll a live report while reporters post in it. README.md tells how to read it.
 * BENCH_LASARE, BENCH_SEKUNDER, BENCH_INLAGG and BENCH_LYSSNARE make it smaller or longer.
 */

const READERS = Number(process.env.BENCH_LASARE ?? 100_000);
const SECONDS = Number(process.env.BENCH_SEKUNDER ?? 60);
const ENTRIES = Number(process.env.BENCH_INLAGG ?? 500);
/** Each of them has a connection of its own, and so has the other end. */
const LISTENERS = Number(process.env.BENCH_LYSSNARE ?? 9_000);
const TOLD_ENTRIES = 10;
const SETTLED_MS = 5_000;
const CONNECTIONS = 1_000;
const POLL_SECONDS = 30;
const ENTRY_EVERY_MS = 2_000;
const ROUNDS = 9;
const AROUND = 40;
const WORDS =
  'publiken sjunger arenan ljuset låten scenen bron kön regnet bandet kvällen tåget natten refrängen gitarren trumman basen hela första sista sedan innan medan under över nära långt igen alltid aldrig redan ännu plötsligt sakta högt tyst'.split(
    ' ',
  );

/** Fifty words that no other entry has in that order: of the same words over and over there would be little to send. */
function words(number: number): string {
  let seed = number * 2_654_435_761 + 1;
  const word = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return WORDS[(seed >>> 8) % WORDS.length];
  };
  return `${number}. ${Array.from({ length: 50 }, word).join(' ')}.`;
}

const rows: Array<[name: string, figure: string, goal: string]> = [];

function row(name: string, figure: string, goal: string): void {
  rows.push([name, figure, goal]);
  process.stderr.write(`${name}  ${figure}  (mål ${goal})\n`);
}

/** Reporters with keys of their own: the service allows each 300 writes a minute. */
class Reporters {
  private readonly caller: HttpCaller;
  private readonly keys: readonly string[];
  private next = 0;
  private posts = 0;

  constructor(url: string, keys: readonly string[]) {
    this.caller = new HttpCaller(url, 20);
    this.keys = keys;
  }

  async call(method: string, address: string, body: object, wanted: number) {
    const headers = { authorization: `Bearer ${this.keys[this.next++ % this.keys.length]}` };
    const text = JSON.stringify({ ...body, ...(address === '' ? {} : { order_av: ORDER_GIVER }) });
    return JSON.parse(await this.caller.call(method, `/studio/api/innehall${address}`, { body: text, headers, wanted }));
  }

  /** A new public report. */
  async report(rubrik: string): Promise<string> {
    const inlagg = [{ id: 'start', tid: '2026-11-20T08:00', text: 'Portarna har öppnat.' }];
    const { id } = await this.call(
      'POST',
      '',
      {
        ...{ sektion: 'noje', mall: 'liverapport', rubrik, ingress: 'Vi följer kvällen minut för minut, från kön till sista låten.' },
        block: [{ type: 'liveinlagg', attrs: { id: 'blive00001', inlagg } }],
      },
      201,
    );
    await this.call('POST', `/${id}/release`, { lage: 'publicera' }, 200);
    return id;
  }

  async post(report: string): Promise<string> {
    return (await this.call('POST', `/${report}/live`, { text: words(this.posts++) }, 201)).inlagg.id;
  }

  close(): void {
    this.caller.close();
  }
}

const feedPath = (report: string) => `/studio/live/${report}.json`;

/** What one entry costs at the API when there are few, and when there are many; and how soon readers can have one. */
async function growth(studio: StudioProcess, reporters: Reporters): Promise<void> {
  const timed = async (report: string) => {
    const sentAt = performance.now();
    const id = await reporters.post(report);
    return { id, sentAt, doneAt: performance.now() };
  };
  const many = await reporters.report('En lång rapport');
  for (let number = 0; number < ENTRIES - AROUND / 2; number++) await reporters.post(many);
  const reader = new SocketCaller(studio.url);
  const took = { few: [] as number[], many: [] as number[] };
  const seen: number[] = [];
  let few = '';
  // By turns, so that whatever else the machine does is borne by both; one alone would say nothing.
  for (let number = 0; number < AROUND; number++) {
    if (number % 10 === 0) few = await reporters.report(`En kort rapport ${number}`);
    for (const [name, report] of [
      ['few', few],
      ['many', many],
    ] as const) {
      const { id, sentAt, doneAt } = await timed(report);
      took[name].push(doneAt - sentAt);
      while (!textOf(await reader.ask(getRequest(feedPath(report)))).includes(id)) {
        if (performance.now() - doneAt > 10_000) throw new Error('an entry was not public within ten seconds');
      }
      if (name === 'many') seen.push(performance.now() - doneAt);
    }
  }
  reader.close();
  const [less, more] = [median(took.few), median(took.many)];
  row(
    `skriva ett inlägg: kring det 5:e, kring det ${ENTRIES}:e (median)`,
    `${less.toFixed(1)}, ${more.toFixed(1)} ms = ${(more / less).toFixed(2)}×`,
    '≤ 1,5×',
  );
  row('publikt efter anropets svar (median, längst)', `${median(seen).toFixed(0)}, ${Math.max(...seen).toFixed(0)} ms`, '≤ 500 ms');
}

/**
 * The same questions, byte for byte as long, and the same answers; by turns, so that whatever else the machine does meanwhile
 * is borne by both.
 */
async function besideBareServer(studio: StudioProcess, report: string): Promise<void> {
  const reader = new SocketCaller(studio.url);
  const whole = await reader.ask(getRequest(feedPath(report)));
  const told = getRequest(feedPath(report));
  const hasIt = { 'If-None-Match': whole.etag };
  const known = getRequest(feedPath(report), hasIt);
  const had = await reader.ask(known);
  reader.close();
  const bare = await startBareServer(whole, had);
  const asLong = (address: string) => address.padEnd(feedPath(report).length, '-');
  const bareTold = getRequest(asLong('/200'));
  const bareKnown = getRequest(asLong('/304'), hasIt);
  const seconds = Math.max(1, SECONDS / 60);
  const figures: Record<'bar' | 'hel' | 'bar304' | 'har', Served[]> = { bar: [], hel: [], bar304: [], har: [] };
  for (let round = 0; round < ROUNDS + 1; round++) {
    const measured = {
      bar: await served(bare, () => bareTold, 200, seconds),
      hel: await served(studio, () => told, 200, seconds),
      bar304: await served(bare, () => bareKnown, 304, seconds),
      har: await served(studio, () => known, 304, seconds),
    };
    // The first round warms both up.
    if (round === 0) continue;
    for (const name of ['bar', 'hel', 'bar304', 'har'] as const) figures[name].push(measured[name]);
  }
  bare.stop();
  const kB = (whole.body.length / 1024).toFixed(1);
  row(`flödet, ${kB} kB i brotli, mot bar node:http`, compared(figures.hel, figures.bar).told, '≥ 60 %');
  row('”du har det redan” (304), mot bar node:http', compared(figures.har, figures.bar304).told, '≥ 90 %');
}

/** The memory a process holds, in MB; `undefined` where the system does not tell. */
async function memory(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => undefined);
  const kB = /VmRSS:\s+(\d+)/.exec(status ?? '')?.[1];
  return kB === undefined ? undefined : Number(kB) / 1024;
}

/** The crowd, and reporters who post among them. */
async function followed(studio: StudioProcess, reporters: Reporters, report: string): Promise<void> {
  const before = await memory(studio.pid);
  const returned: number[] = [];
  const first = 1 + ENTRIES_BEFORE;
  let posting = true;
  const poster = (async () => {
    for (let due = performance.now(); posting; due += ENTRY_EVERY_MS) {
      await reporters.post(report);
      returned.push(performance.now());
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, due + ENTRY_EVERY_MS - performance.now())));
    }
  })();
  const { polls, errors, p50, p99, stale, late } = await crowd({
    ...{
      url: studio.url,
      path: feedPath(report),
      readers: READERS,
      connections: CONNECTIONS,
      seconds: SECONDS,
      everySeconds: POLL_SECONDS,
    },
    postedBy: (time) => first + returned.filter((at) => at <= time).length,
  });
  posting = false;
  await poster;
  const after = await memory(studio.pid);
  const rate = (polls / SECONDS).toFixed(0);
  row(`${READERS} läsare, ${rate} frågor/s i ${SECONDS} s på ${CONNECTIONS} anslutningar: fel`, `${errors} av ${polls}`, '0');
  row('  svar utan ett inlägg som var en halv sekund gammalt', String(stale), '0');
  row('  p50, p99', `${p50.toFixed(1)}, ${p99.toFixed(1)} ms`, '< 25 ms');
  row('  frågor som skickades mer än 0,1 s för sent (lasten, inte svaret)', String(late), '0');
  if (before !== undefined && after !== undefined) row('  minne före och efter', `${before.toFixed(0)}, ${after.toFixed(0)} MB`, 'stadigt');
}

/** Readers whose pages are told of each entry instead of asking: what they cost, and when the last of them knows. */
async function told(studio: StudioProcess, reporters: Reporters, report: string, data: string): Promise<void> {
  const before = memoryMb(studio.npm, data);
  const crowd = await listeners(studio.url, feedPath(report).replace('.json', '/strom'), LISTENERS);
  await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
  const listening = memoryMb(studio.npm, data);
  const late: number[] = [];
  for (let nr = 0; nr < TOLD_ENTRIES; nr++) {
    const sentAt = performance.now();
    await reporters.post(report);
    late.push(...(await crowd.toldAfter(sentAt)));
  }
  const after = memoryMb(studio.npm, data);
  crowd.close();
  const at = (part: number) => late.toSorted((one, other) => one - other)[Math.floor((late.length - 1) * part)] ?? Number.NaN;
  row(`${LISTENERS} läsare som lyssnar: minne mer än utan dem`, `${(Math.max(listening, after) - before).toFixed(0)} MB`, '≤ 300 MB');
  row(
    '  de vet om ett inlägg efter (p50, p99, sist)',
    `${at(0.5).toFixed(0)}, ${at(0.99).toFixed(0)}, ${at(1).toFixed(0)} ms`,
    '≤ 1 000 ms',
  );
}

const ENTRIES_BEFORE = 40;

/** Measures the live report of the built application, in a newsroom of its own, and prints the table. */
export async function measureLive(): Promise<void> {
  const data = await mkdtemp(path.join(os.tmpdir(), 'studio-live-'));
  try {
    const studio = await startStudioProcess(data);
    try {
      const keys = await createAgents(studio.url, await logIn(studio.url), 20, ['liverapport']);
      const reporters = new Reporters(studio.url, keys);
      await growth(studio, reporters);
      const report = await reporters.report('Kvällen på arenan');
      for (let number = 0; number < ENTRIES_BEFORE; number++) await reporters.post(report);
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await besideBareServer(studio, report);
      await followed(studio, reporters, report);
      await told(studio, reporters, report, data);
      reporters.close();
    } finally {
      await studio.stop();
    }
  } finally {
    await rm(data, { recursive: true, force: true });
  }
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  const line = (cells: readonly string[]) => cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  process.stdout.write(`${[['', 'uppmätt', 'mål'], ...rows].map(line).join('\n')}\n`);
  process.stdout.write(`\n${os.cpus().length} kärnor; last, program och databas på samma maskin.\n`);
}
