import { contentHashSteps } from '#lib/content/canonical-hash.ts';
import { liveContentHash } from '#lib/content/live-hash.ts';
import type { HistoryFinding } from '#lib/contract/history.ts';
import { DatabaseAway } from '#lib/errors/database-away.ts';
import { finding } from '#lib/history/finding.ts';
import { PrunedLines } from '#lib/history/pruned-lines.ts';
import type { HistoryRows, RevisionSize, Seal, SealedRowBefore } from '#lib/store/history-rows.ts';
import { chained, rootOf } from '#lib/store/seal-values.ts';
import { SEALED_NAMES } from '#lib/store/sealed-tables.ts';
import { inTurns } from '#lib/turns/in-turns.ts';

/** How far a check has come, and what it has found since it last said so. */
export interface HistoryProgress {
  kontrollerade: number;
  fynd: HistoryFinding[];
}

/** What it came to: the latest root it was held against, and how many rows have no seal yet. */
export interface HistoryVerdict {
  rot: string;
  sigill: number;
  vantar: number;
}

export type HistoryCheck = AsyncGenerator<HistoryProgress, HistoryVerdict>;

/** Rows looked at in one question. */
const ROWS = 1_000;
/** Rows hashed in one question: of the largest documents there are, a hundred megabytes. */
const HASHED = 100;
/** Documents read at once, by what they take as they are stored: some times more when they are unpacked. */
const STORED_BYTES = 64 * 1024;
const AN_HOUR_MS = 60 * 60_000;

/**
 * Holds all of history against its seals, and the words of each revision against their own hash, a bounded piece at a time:
 * nobody is held up, and no more is kept in memory than one piece. Finds every change, removal and insertion, except of rows that wait for
 * their seal, and except when everything from there on was counted anew: that is told by a root that was
 * noted elsewhere (`noterade`), or by an earlier check.
 */
export async function* checkHistory(rows: HistoryRows, noterade: readonly string[], now: string): HistoryCheck {
  const { rot, sigill } = await rows.latest();
  const { antal: vantar, lange } = await rows.waiting(new Date(Date.parse(now) - AN_HOUR_MS).toISOString());
  const first: HistoryFinding[] = [];
  for (const { kod, ...brake } of await rows.brokenBrakes()) first.push(finding(kod, brake));
  if (lange) first.push(finding('forsegling_star_stilla', { tabell: 'oforseglad', rad: '' }));
  const lost = await rows.lostRoots();
  for (const one of noterade) if (!lost.includes(one) && !(await rows.knowsRoot(one))) lost.push(one);
  for (const one of lost) first.push(finding('rot_saknas', { tabell: 'sigill', rad: one }));
  yield { kontrollerade: 0, fynd: first };
  yield* sealsIn(rows);
  for (const tabell of SEALED_NAMES) yield* insertedInto(rows, tabell);
  return { rot, sigill, vantar };
}

/** Every seal with its rows. */
async function* sealsIn(rows: HistoryRows): AsyncGenerator<HistoryProgress> {
  const strays = await rows.strayNumbers();
  yield { kontrollerade: 0, fynd: strays.map((nr) => finding('sigill_saknas', { tabell: 'sigill', rad: nr })) };
  const pruned = new PrunedLines(await rows.prunings());
  let before = { nr: '0', rot: '' };
  for (let seal = await rows.nextSeal('0'); seal !== undefined; seal = await rows.nextSeal(seal.nr)) {
    const sealed = await rows.sealedIn(seal.nr);
    const now = await hashesOf(rows, sealed);
    const fynd = [...pruned.reach(seal.nr), ...faultsOfSeal(seal, before, sealed, strays), ...faultsOfRows(now, seal, sealed, pruned)];
    const damaged = new Set(fynd.map(({ rad }) => rad));
    yield { kontrollerade: sealed.length, fynd };
    yield* documentsOf(
      rows,
      sealed.filter(({ tabell, rad }) => tabell === 'revision' && !damaged.has(rad)),
    );
    before = seal;
  }
  yield { kontrollerade: 0, fynd: pruned.end() };
}

function faultsOfSeal(seal: Seal, before: { nr: string; rot: string }, sealed: SealedRowBefore[], strays: string[]): HistoryFinding[] {
  const fynd: HistoryFinding[] = [];
  for (let nr = BigInt(before.nr) + 1n; nr < BigInt(seal.nr); nr += 1n) {
    if (!strays.includes(String(nr))) fynd.push(finding('sigill_saknas', { tabell: 'sigill', rad: String(nr) }));
    // More than anybody has taken out one by one: the first says enough.
    if (fynd.length > 100) break;
  }
  const isWhole = seal.antal === sealed.length && seal.foregaende === before.rot && seal.rot === rootOf(seal, sealed);
  if (!isWhole) fynd.push(finding('sigill_stammer_inte', { tabell: 'sigill', rad: seal.nr }));
  return fynd;
}

/** What the rows hash to as they are now, by table and id. */
async function hashesOf(rows: HistoryRows, sealed: readonly SealedRowBefore[]): Promise<Map<string, string>> {
  const now = new Map<string, string>();
  for (const tabell of SEALED_NAMES) {
    const ids = sealed.flatMap((row) => (row.tabell === tabell ? [row.rad] : []));
    for (let from = 0; from < ids.length; from += HASHED) {
      for (const [rad, hash] of await rows.hashes(tabell, ids.slice(from, from + HASHED))) now.set(`${tabell} ${rad}`, hash);
    }
  }
  return now;
}

/** The rows as they are now, held against what they were. */
function faultsOfRows(
  now: ReadonlyMap<string, string>,
  seal: Seal,
  sealed: readonly SealedRowBefore[],
  pruned: PrunedLines,
): HistoryFinding[] {
  return sealed.flatMap((row) => {
    const found = { ...row, nr: row.version };
    const hash = now.get(`${row.tabell} ${row.rad}`);
    if (hash === undefined) return pruned.isPruned(seal, row) ? [] : [finding('borttagen', found)];
    if (hash !== row.hash) return [finding('andrad', found)];
    return row.kedja !== null && row.kedja !== chained(row.fore, row.hash) ? [finding('kedja_bruten', found)] : [];
  });
}

/** The words of the revisions, held against their hash. */
async function* documentsOf(rows: HistoryRows, sealed: readonly SealedRowBefore[]): AsyncGenerator<HistoryProgress> {
  const byId = new Map(sealed.map((row) => [row.rad, row]));
  const found = (id: string) => {
    const { innehall = null, sprak = null, version: nr = null } = byId.get(id) ?? {};
    return finding('innehall_stammer_inte', { tabell: 'revision', rad: id, innehall, sprak, nr });
  };
  const sizes = await rows.sizes([...byId.keys()]);
  for (const ids of portions(sizes.filter(({ grund }) => grund === null))) {
    const fynd: HistoryFinding[] = [];
    for (const revision of await rows.revisions(ids)) {
      if ((await inTurns(contentHashSteps(revision))) !== revision.hash) fynd.push(found(revision.id));
    }
    yield { kontrollerade: 0, fynd };
  }
  // In the order they were written, so that each goes on from what was read last.
  const live = sizes.filter(({ grund }) => grund !== null).toSorted((a, b) => nrOf(byId, a) - nrOf(byId, b));
  for (const { id } of live) yield { kontrollerade: 0, fynd: (await isAsHashed(rows, id)) ? [] : [found(id)] };
}

function nrOf(byId: ReadonlyMap<string, SealedRowBefore>, { id }: RevisionSize): number {
  return byId.get(id)?.version ?? 0;
}

async function isAsHashed(rows: HistoryRows, id: string): Promise<boolean> {
  try {
    const revision = await rows.liveRevision(id);
    return revision === undefined || liveContentHash(revision) === revision.hash;
  } catch (error) {
    // What it goes on from is gone or is no document any more: that is what is to be told.
    if (error instanceof DatabaseAway) throw error;
    return false;
  }
}

/** Ids of documents that are small enough together; one that is large by itself. */
function portions(sizes: readonly RevisionSize[]): string[][] {
  const all: string[][] = [];
  let room = 0;
  for (const { id, byte } of sizes) {
    if (byte > room || all.length === 0) {
      all.push([]);
      room = STORED_BYTES;
    }
    all.at(-1)?.push(id);
    room -= byte;
  }
  return all;
}

/** Rows of the table that no seal and no queue knows of. */
async function* insertedInto(rows: HistoryRows, tabell: (typeof SEALED_NAMES)[number]): AsyncGenerator<HistoryProgress> {
  let last: string | null = null;
  for (;;) {
    const page = await rows.rowsAfter(tabell, last, ROWS);
    const strangers = page.filter(({ oforseglad }) => oforseglad);
    yield { kontrollerade: 0, fynd: strangers.map((row) => finding('tillagd', { tabell, ...row, nr: row.version })) };
    if (page.length < ROWS) return;
    last = page.at(-1)?.rad ?? null;
  }
}
