import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { HttpCaller } from './http-caller.ts';
import { measure } from './load.ts';
import { median } from './median.ts';
import { databaseMs, processMs } from './processor-time.ts';
import { sampleArticle } from './sample-article.ts';
import { createAgents, logIn, ORDER_GIVER, type StudioProcess, startStudioProcess } from './studio-process.ts';

/*
 * npm run bench -- jamfor <commit>: this Studio beside that of another commit, in one run and by turns, so that what else the machine
 * does troubles both alike. Each figure is the median of ROUNDS turns; beside each stands what a call costs the application and the database of
 * a processor's time, which what else the machine does hardly changes. BENCH_SEKUNDER is how long a turn takes.
 */

const ROUNDS = 5;
const SECONDS = Number(process.env.BENCH_SEKUNDER ?? 3);
const CONNECTIONS = 10;
const AGENTS = 150;
const ARTICLES = 300;

/** A Studio that is measured, with what there is in it to ask for. */
interface Measured {
  studio: StudioProcess;
  data: string;
  caller: HttpCaller;
  headers(index: number): Record<string, string>;
  items: Item[];
  report: string;
  etag: string;
}

interface Item {
  id: string;
  sprak: { sv: { arbetsrevision: { id: string } } };
}

const API = '/studio/api/innehall';

/** What is measured: a request each, sent as often as it is answered. */
const MEASURES: Record<string, (measured: Measured, index: number) => Promise<unknown>> = {
  förstasidan: ({ caller }) => caller.call('GET', '/'),
  liveflödet: ({ caller, report }) => caller.call('GET', `/studio/live/${report}.json`),
  'liveflödet, oförändrat (304)': ({ caller, report, etag }) =>
    caller.call('GET', `/studio/live/${report}.json`, { headers: { 'if-none-match': etag }, wanted: 304 }),
  läsa: ({ caller, items, headers }, index) => caller.call('GET', `${API}/${pick(items, index).id}`, { headers: headers(index) }),
  skapa: ({ caller, headers }, index) =>
    caller.call('POST', API, { body: JSON.stringify(sampleArticle(index)), headers: headers(index), wanted: 201 }),
  async spara({ caller, items, headers }, index) {
    const item = pick(items, index);
    const { rubrik, ingress, block } = sampleArticle(index);
    const body = JSON.stringify({ rubrik, ingress, block, bas: item.sprak.sv.arbetsrevision.id });
    const saved: { id: string } = JSON.parse(await caller.call('PUT', `${API}/${item.id}/sprak/sv`, { body, headers: headers(index) }));
    item.sprak.sv.arbetsrevision.id = saved.id;
  },
  publicera: ({ caller, items, headers }, index) =>
    caller.call('POST', `${API}/${pick(items, index).id}/release`, {
      body: JSON.stringify({ lage: 'publicera', order_av: ORDER_GIVER }),
      headers: headers(index),
    }),
  'MCP-anrop': ({ caller, items, headers }, index) =>
    caller.call('POST', '/studio/mcp/redaktion', {
      body: JSON.stringify({
        ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
        params: { name: 'hamta_innehall', arguments: { id: pick(items, index).id } },
      }),
      headers: { ...headers(index), accept: 'application/json, text/event-stream', 'mcp-protocol-version': '2025-11-25' },
    }),
};

/** By turns: with many more articles than connections, none is saved by two at once. */
function pick(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('nothing was made');
  return item;
}

async function prepared(folder: string, data: string): Promise<Measured> {
  const first = await startStudioProcess(data, {}, folder);
  await first.stop();
  const studio = await startStudioProcess(data, {}, folder);
  try {
    return await filled(studio, data);
  } catch (failure) {
    await studio.stop();
    throw failure;
  }
}

/** Agents, articles and a public live report in a Studio that has just been started. */
async function filled(studio: StudioProcess, data: string): Promise<Measured> {
  const keys = await createAgents(studio.url, await logIn(studio.url), AGENTS, ['nyhet', 'liverapport']);
  const caller = new HttpCaller(studio.url, CONNECTIONS);
  const headers = (index: number) => ({ authorization: `Bearer ${keys[index % keys.length]}` });
  const items: Item[] = [];
  for (let index = 0; index < ARTICLES; index++) {
    const body = JSON.stringify(sampleArticle(index));
    items.push(JSON.parse(await caller.call('POST', API, { body, headers: headers(index), wanted: 201 })).innehall);
  }
  const report = await publishedReport(caller, headers);
  return { studio, data, caller, headers, items, report, etag: await etagOf(`${studio.url}/studio/live/${report}.json`) };
}

async function publishedReport(caller: HttpCaller, headers: (index: number) => Record<string, string>): Promise<string> {
  const inlagg = Array.from({ length: 50 }, (_, number) => ({
    id: `i${String(number).padStart(8, '0')}`,
    tid: new Date(Date.UTC(2026, 0, 1, 18, number)).toISOString(),
    text: `${sampleArticle(number).ingress} ${number}`,
  }));
  const body = JSON.stringify({
    ...{ sektion: 'noje', mall: 'liverapport', rubrik: 'Kvällen på arenan', ingress: 'Vi följer kvällen minut för minut.' },
    block: [{ type: 'liveinlagg', attrs: { id: 'blive00001', inlagg } }],
  });
  const { id }: { id: string } = JSON.parse(await caller.call('POST', API, { body, headers: headers(0), wanted: 201 }));
  const release = JSON.stringify({ lage: 'publicera', order_av: ORDER_GIVER });
  await caller.call('POST', `${API}/${id}/release`, { body: release, headers: headers(0) });
  return id;
}

function etagOf(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const asking = request(url, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.headers.etag ?? ''));
    });
    asking.on('error', reject).end();
  });
}

/** Checks the commit out beside this one, with this one's packages where it has the same, and builds it. */
async function checkedOut(commit: string): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'studio-jamfor-'));
  // PostgreSQL does not run as root: whoever it runs as has to get at it.
  await chmod(folder, 0o755);
  execFileSync('git', ['worktree', 'add', '--detach', '--force', folder, commit], { stdio: 'ignore' });
  const [own, theirs] = await Promise.all(['.', folder].map((root) => readFile(path.join(root, 'package-lock.json'), 'utf8')));
  if (own === theirs) await cp('node_modules', path.join(folder, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  else execFileSync('npm', ['ci', '--include=dev'], { cwd: folder, stdio: 'ignore' });
  execFileSync(process.execPath, ['scripts/build.ts'], { cwd: folder, stdio: 'ignore' });
  return folder;
}

/** What a turn came to. */
interface Turn {
  perSecond: number;
  p99: number;
  /** Milliseconds of a processor that a call cost. */
  application: number;
  database: number;
}

async function turn(measured: Measured, base: number, send: (measured: Measured, index: number) => Promise<unknown>): Promise<Turn> {
  const { studio, data } = measured;
  const [application, database] = [processMs(studio.pid), databaseMs(data)];
  const { answered, perSecond, p99 } = await measure({
    connections: CONNECTIONS,
    seconds: SECONDS,
    send: async (index) => void (await send(measured, base + index)),
  });
  return {
    perSecond,
    p99,
    application: (processMs(studio.pid) - application) / answered,
    database: (databaseMs(data) - database) / answered,
  };
}

/** Prints what this Studio does beside that of `commit`, and how much faster (over 1) or slower it is. */
export async function compareWith(commit: string): Promise<void> {
  const folder = await checkedOut(commit);
  if (!existsSync(path.join(folder, 'dist/built-from'))) throw new Error(`${commit} could not be built`);
  const data = await Promise.all(['a', 'b'].map((name) => mkdtemp(path.join(os.tmpdir(), `studio-jamfor-data-${name}-`))));
  const measured: Measured[] = [];
  const rows: string[][] = [];
  try {
    for (const [at, root] of [process.cwd(), folder].entries()) measured.push(await prepared(root, data[at] ?? ''));
    rows.push(['redo efter (ms)', ...measured.map(({ studio }) => studio.readyMs.toFixed(0))]);
    for (const [name, send] of Object.entries(MEASURES)) {
      const turns: Turn[][] = [[], []];
      for (let round = 0; round < ROUNDS; round++) {
        // Who begins takes turns too.
        for (const at of round % 2 === 0 ? [0, 1] : [1, 0]) {
          const one = measured[at];
          if (one === undefined) throw new Error('nothing runs');
          turns[at]?.push(await turn(one, round * 1_000_000, send));
        }
      }
      const told = (key: keyof Turn, digits: number) => turns.map((all) => median(all.map((each) => each[key])).toFixed(digits));
      const [own = 0, other = 1] = turns.map((all) => median(all.map(({ perSecond }) => perSecond)));
      rows.push([
        name,
        ...told('perSecond', 0),
        `${(own / other).toFixed(2)}×`,
        ...told('p99', 1),
        ...told('application', 2),
        ...told('database', 2),
      ]);
      process.stderr.write(`${rows.at(-1)?.join('  ')}\n`);
    }
  } finally {
    for (const { studio, caller } of measured) {
      caller.close();
      await studio.stop();
    }
    await Promise.all(data.map((one) => rm(one, { recursive: true, force: true })));
    execFileSync('git', ['worktree', 'remove', '--force', folder]);
  }
  const there = commit.slice(0, 8);
  const head = ['', 'här /s', `${there} /s`, 'förhållande', 'p99 här', there, 'ms app här', there, 'ms db här', there];
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((cells) => cells[column]?.length ?? 0)));
  for (const cells of [head, ...rows]) {
    process.stdout.write(`${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}\n`);
  }
}
