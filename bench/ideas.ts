import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { atOnce } from '#lib/content/steps.ts';
import { foldSteps } from '#lib/ideas/fold.ts';
import type { NewsText } from '#lib/ideas/likeness.ts';
import { freshEntries, takeInEntry } from '#lib/operations/idea/take-in-entries.ts';
import { IdeaScale } from '#lib/operations/idea/weigh-ideas.ts';
import { workedMs } from '#lib/turns/worked.ts';
import { type OwnKernel, withOwnKernel } from './own-kernel.ts';

/* What ideas from watched feeds cost: README.md tells how it is run. */

const IDEAS = Number(process.env.BENCH_IDEER ?? 10_000);
const READINGS = Number(process.env.BENCH_ANROP ?? 20);
/** Of a feed in one turn, and by one transaction of the reader. */
const ENTRIES = 100;
const PIECE = 10;

/** The events of the labelled corpus, each told by several newspapers. */
async function corpus(): Promise<NewsText[][]> {
  const text = await readFile(path.resolve('lib/ideas/same-event.txt'), 'utf8');
  const told = (line: string) => ({ rubrik: line.split(' | ')[0] ?? '', ingress: line.split(' | ')[1] ?? '' });
  return text
    .trim()
    .split('\n\n')
    .map((event) => event.split('\n').map(told));
}

/** Always the same numbers from 0 to 1. */
function numbers(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** So many pieces of the corpus's own words; three events of five are told twice. */
function pieces(events: readonly NewsText[][], count: number): NewsText[] {
  const words = [...new Set(events.flat().flatMap(({ rubrik, ingress }) => `${rubrik} ${ingress}`.split(' ')))];
  const next = numbers();
  const some = (length: number) => Array.from({ length }, () => words[Math.floor(next() * words.length)]).join(' ');
  const made: NewsText[] = [];
  while (made.length < count) {
    const [rubrik, ingress] = [some(8), some(20)];
    made.push({ rubrik, ingress });
    if (next() < 0.6) made.push({ rubrik: `${rubrik} ${some(3)}`, ingress: `${ingress.split(' ').slice(0, 12).join(' ')} ${some(6)}` });
  }
  return made.slice(0, count);
}

function tell(name: string, told: string): void {
  process.stdout.write(`  ${name.padEnd(52)} ${told}\n`);
}

function foldCorpus(events: readonly NewsText[][]): void {
  const told = events.flatMap((event, nr) => event.map((piece) => ({ ...piece, nr })));
  const groups = atOnce(foldSteps(told));
  let [right, wrong, missed] = [0, 0, 0];
  for (const [at, one] of told.entries())
    for (const [before, other] of told.slice(0, at).entries()) {
      const [same, together] = [one.nr === other.nr, groups[at] === groups[before]];
      if (same && together) right += 1;
      else if (together) wrong += 1;
      else if (same) missed += 1;
    }
  const share = (of: number) => (right / (right + of)).toFixed(3);
  tell(`fold the corpus (${events.length} events)`, `precision ${share(wrong)} (goal 0.95), recall ${share(missed)} (goal 0.85)`);
}

/** How long it takes to fold, and to take in and list what feeds tell of in a newsroom with so many ideas. */
export async function measureIdeas(): Promise<void> {
  const events = await corpus();
  foldCorpus(events);
  const many = pieces(events, IDEAS);
  atOnce(foldSteps(many.slice(0, 1_000)));
  const before = workedMs();
  const groups = new Set(atOnce(foldSteps(many))).size;
  tell(`fold ${IDEAS} ideas`, `${(workedMs() - before).toFixed(0)} ms of a processor (goal 1 000 for 10 000), ${groups} events`);

  await withOwnKernel({ agents: 0 }, ({ kernel }) => measureNewsroom(kernel, many));
}

async function measureNewsroom(kernel: OwnKernel['kernel'], many: readonly NewsText[]): Promise<void> {
  const { store, machinery, inTransaction } = kernel;
  const watch = {
    ...{
      id: machinery.newId(),
      adress: 'https://nyheter.example/rss',
      namn: 'Nyheter',
      sektion: null,
      ord: ['bro', 'polisen'],
      intervall: 30,
    },
    ...{ misslyckanden: 0, etag: null, senastAndrad: null },
  };
  const nu = new Date().toISOString();
  await store.feedWatches.create(watch.id, { ...watch, vilande: true }, { typ: 'system', id: 'studio', namn: 'Studio' }, nu);
  const entries = many.map((piece, nr) => ({ ...piece, nyckel: String(nr), adress: `https://nyheter.example/${nr}`, tid: nu }));
  const readings: number[] = [];
  for (let from = 0; from < entries.length; from += ENTRIES) {
    const begun = performance.now();
    const fresh = await freshEntries(store, watch.id, entries.slice(from, from + ENTRIES), nu);
    const scale = await IdeaScale.of(store, await machinery.sections());
    for (let at = 0; at < fresh.length; at += PIECE)
      await inTransaction(async (within) => {
        await within.ideaFinds.alone();
        for (const entry of fresh.slice(at, at + PIECE)) await takeInEntry(within, entry, { watch, scale, nu, newId: machinery.newId });
      });
    readings.push(performance.now() - begun);
  }
  const last = readings.slice(-READINGS).toSorted((one, other) => one - other);
  tell(
    `take in ${ENTRIES} entries beside ${IDEAS}`,
    `${(last[Math.floor(last.length / 2)] ?? 0).toFixed(0)} ms (median of the last ${last.length})`,
  );
  const times: number[] = [];
  for (let asked = 0; asked < 200; asked++) {
    const begun = performance.now();
    await store.ideas.list({ sok: '', tillstand: 'ny' }, { sida: 1, per_sida: 25 });
    times.push(performance.now() - begun);
  }
  const sorted = times.toSorted((one, other) => one - other);
  tell('list 25 of them', `p50 ${(sorted[100] ?? 0).toFixed(1)} ms, p95 ${(sorted[190] ?? 0).toFixed(1)} ms`);
}
