import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { HttpCaller } from './http-caller.ts';
import { startLargeNewsroom } from './large-newsroom-process.ts';
import { memoryMb } from './memory.ts';
import { sampleArticle } from './sample-article.ts';
import { createAgents, logIn, ORDER_GIVER, type StudioProcess } from './studio-process.ts';

/*
 * A large newsroom on an ordinary evening: editors who leaf, open and save, agents who write, search and publish, each with pauses as
 * people and programs have them; and somebody whose program asks for twenty searches at once.
 */

const ARTICLES = Number(process.env.BENCH_ARTIKLAR ?? 100_000);
const SECONDS = Number(process.env.BENCH_SEKUNDER ?? 300);
const EDITORS = 50;
const AGENTS = 50;
const PAUSE_MS = 2_000;
const SEARCHES_AT_ONCE = 20;
const SEARCH_ROUNDS = 5;
const API = '/studio/api/innehall';

/** What calls of a kind came to. */
class Calls {
  private readonly times = new Map<string, number[]>();
  private readonly faults = new Map<string, number>();

  async timed<Result>(kind: string, work: () => Promise<Result>): Promise<Result | undefined> {
    const began = performance.now();
    try {
      return await work();
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error);
      if ((this.faults.get(kind) ?? 0) < 2) process.stderr.write(`  ${kind}: ${said.slice(0, 200)}\n`);
      this.faults.set(kind, (this.faults.get(kind) ?? 0) + 1);
      return undefined;
    } finally {
      const times = this.times.get(kind) ?? [];
      times.push(performance.now() - began);
      this.times.set(kind, times);
    }
  }

  tell(): void {
    for (const [kind, times] of this.times) {
      times.sort((one, other) => one - other);
      const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(0).padStart(6);
      process.stdout.write(
        `${kind.padEnd(40)} ${String(times.length).padStart(7)} p50 ${at(0.5)} p95 ${at(0.95)} p99 ${at(0.99)} ms, fel ${this.faults.get(kind) ?? 0}\n`,
      );
    }
  }
}

interface Desk {
  caller: HttpCaller;
  headers: Record<string, string>;
  calls: Calls;
  until: number;
}

/** Leafs, opens, and saves some times what they have open. */
async function edits({ caller, headers, calls, until }: Desk, nr: number): Promise<void> {
  const made = await caller.call('POST', API, { headers, body: JSON.stringify(sampleArticle(nr)), wanted: 201 });
  const { innehall } = JSON.parse(made) as { innehall: { id: string; sprak: { sv: { arbetsrevision: { id: string } } } } };
  let bas = innehall.sprak.sv.arbetsrevision.id;
  for (let round = nr; performance.now() < until; round++) {
    await delay(PAUSE_MS * (0.5 + ((round * 7919) % 100) / 100));
    await calls.timed('lista', () => caller.call('GET', `${API}?sida=${1 + (round % 20)}`, { headers }));
    await calls.timed('läsa', () => caller.call('GET', `${API}/${innehall.id}`, { headers }));
    const { rubrik, ingress, block } = sampleArticle(round);
    const body = JSON.stringify({ rubrik, ingress, block, bas });
    const saved = await calls.timed('spara', () => caller.call('PUT', `${API}/${innehall.id}/sprak/sv`, { headers, body }));
    if (saved !== undefined) bas = (JSON.parse(saved) as { id: string }).id;
  }
}

/** Searches, writes and publishes. */
async function writes({ caller, headers, calls, until }: Desk, nr: number): Promise<void> {
  for (let round = nr; performance.now() < until; round++) {
    await delay(PAUSE_MS * (0.5 + ((round * 7919) % 100) / 100));
    await calls.timed('söka', () => caller.call('GET', `${API}?sok=${round % 2 === 0 ? 'bx' : 'sparvagnen'}`, { headers }));
    const body = JSON.stringify(sampleArticle(round * AGENTS + nr));
    const made = await calls.timed('skapa', () => caller.call('POST', API, { headers, body, wanted: 201 }));
    if (made === undefined) continue;
    const { id }: { id: string } = JSON.parse(made);
    const release = JSON.stringify({ lage: 'publicera', order_av: ORDER_GIVER });
    await calls.timed('publicera', () => caller.call('POST', `${API}/${id}/release`, { headers, body: release }));
  }
}

/** Twenty searches at once, again and again, while somebody else reads. */
async function manySearches(studio: StudioProcess, keys: readonly string[], calls: Calls): Promise<void> {
  const [searching, reading] = [new HttpCaller(studio.url, SEARCHES_AT_ONCE), new HttpCaller(studio.url, 2)];
  const bearer = (nr: number) => ({ authorization: `Bearer ${keys[nr]}` });
  let searches = true;
  const others = (async () => {
    while (searches) {
      await calls.timed('läsa medan en nyckel söker 20 åt gången', () => reading.call('GET', `${API}?per_sida=1`, { headers: bearer(1) }));
      await delay(10);
    }
  })();
  for (let round = 0; round < SEARCH_ROUNDS; round++) {
    await Promise.all(
      Array.from({ length: SEARCHES_AT_ONCE }, (_, nr) =>
        calls.timed('söka, 20 åt gången', () =>
          searching.call('GET', `${API}?sok=${['bx', 'cx', 'bx%20cx', 'ccx'][nr % 4]}`, { headers: bearer(0) }),
        ),
      ),
    );
  }
  searches = false;
  await others;
  searching.close();
  reading.close();
}

/** Prints what everybody waited for, and what memory was held meanwhile. */
export async function measureAtWork(): Promise<void> {
  const data = await mkdtemp(path.join(os.tmpdir(), 'studio-matning-'));
  const studio = await startLargeNewsroom(data, ARTICLES);
  try {
    const keys = await createAgents(studio.url, await logIn(studio.url), EDITORS + AGENTS);
    const calls = new Calls();
    const until = performance.now() + SECONDS * 1_000;
    const caller = new HttpCaller(studio.url, EDITORS + AGENTS);
    const desks = keys.map((key, nr) => {
      const desk = { caller, headers: { authorization: `Bearer ${key}` }, calls, until };
      return nr < EDITORS ? edits(desk, nr) : writes(desk, nr);
    });
    for (let part = 1; part <= 5; part++) {
      await delay((SECONDS * 1_000) / 5);
      process.stdout.write(`minne efter ${((SECONDS * part) / 5).toFixed(0)} s: ${memoryMb(studio.pid, data).toFixed(0)} MB\n`);
    }
    await Promise.all(desks);
    caller.close();
    await manySearches(studio, keys, calls);
    calls.tell();
  } finally {
    await studio.stop();
    await rm(data, { recursive: true, force: true });
  }
}
