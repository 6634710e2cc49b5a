import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { Language } from '#lib/contract/languages.ts';
import { CountCache } from '#lib/store/count-cache.ts';
import { Database } from '#lib/store/database.ts';
import { ItemList } from '#lib/store/item-list.ts';
import { applyMigrations } from '#lib/store/migrate.ts';
import { type Indexed, SearchIndex } from '#lib/store/search-index.ts';
import { startEmbeddedDatabase } from '#lib/studio/embedded-database.ts';
import { headlineWords, searchEntry } from '#lib/studio/workers/search-entry.ts';
import { fillNewsroom, wordOf } from '../e2e/database/large-newsroom.ts';

/* What search costs in newsrooms of different size: README.md tells how it is run. */

const SIZES = (process.env.BENCH_ARTIKLAR ?? '10000,100000').split(',').map(Number);
const CALLS = Number(process.env.BENCH_ANROP ?? 100);
const WORDS_OF_BODY = Number(process.env.BENCH_ORD ?? 200);
const IDLE_MS = 10_000;
const INDEXED = 200;

/** The kernel tells CPU time in hundredths of a second. */
const TICK_MS = 10;

/** Text as a language has it: a few words everywhere, most of them seldom. */
function text(words: number): string {
  return Array.from({ length: words }, () => wordOf(Math.floor(30_000 ** Math.random()))).join(' ');
}

/** CPU time of all processes of the server, in ms: those that have ended are counted by the one that started them. */
async function cpuMs(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ ms: string }>(
    `WITH m AS (SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1) AS pid),
      alla AS (SELECT d AS pid FROM pg_ls_dir('/proc') d WHERE d ~ '^[0-9]+$'),
      stat AS (SELECT pid, regexp_split_to_array(regexp_replace(pg_read_file('/proc/' || pid || '/stat', 0, 1000, true), '^.*\\) ', ''), ' ') AS s FROM alla)
    SELECT sum(s[12]::int + s[13]::int + CASE WHEN stat.pid = m.pid THEN s[14]::int + s[15]::int ELSE 0 END) * ${TICK_MS} AS ms
      FROM stat, m WHERE stat.pid = m.pid OR s[2] = m.pid`,
  );
  return Number(rows[0]?.ms ?? 0);
}

function row(name: string, figure: string): void {
  process.stdout.write(`  ${name.padEnd(34)} ${figure}\n`);
}

async function searched(list: ItemList, name: string, sok: (call: number) => string, page = 1): Promise<void> {
  const times: number[] = [];
  let found = '';
  for (let call = 0; call < CALLS; call++) {
    const begun = performance.now();
    const { antal, minst, rader } = await list.search(sok(call), { raderad: false }, { sida: page, per_sida: 25 });
    times.push(performance.now() - begun);
    found = `${rader.length} of ${minst ? 'more than ' : ''}${antal}`;
  }
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  row(name, `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms (${found})`);
}

/** What it takes the database, and this process, to index articles of 60 blocks. */
async function indexed(database: Database, client: pg.Client): Promise<void> {
  const ids = (await client.query<{ id: string }>('SELECT id FROM innehall ORDER BY andrad DESC LIMIT $1', [INDEXED])).rows;
  const sprak: Language = 'sv';
  const { rows } = await client.query<{ id: string; revision: string }>(
    `SELECT innehall_id AS id, arbetsrevision_id AS revision FROM sprakversion WHERE sprak = 'sv' AND innehall_id = ANY($1)`,
    [ids.map(({ id }) => id)],
  );
  const revisions = new Map(rows.map(({ id, revision }) => [id, revision]));
  const versions: Indexed[] = ids.map(({ id }) => ({
    ...{ innehall: id, sprak, taggar: [], rubrik: text(7), ingress: text(25), slug: 'en-slug', revision: revisions.get(id) ?? '' },
    block: Array.from({ length: 60 }, (_, nr) => ({
      type: 'paragraph',
      attrs: { id: `b${nr}` },
      content: [{ type: 'text', text: text(50) }],
    })),
  }));
  const before = await cpuMs(client);
  const own = process.cpuUsage();
  for (let from = 0; from < versions.length; from += 20) {
    const entries = versions.slice(from, from + 20).map(searchEntry);
    await database.transaction((unit) => new SearchIndex(unit).put(entries, headlineWords(entries)));
  }
  const spent = process.cpuUsage(own);
  row(
    'index an article of 60 blocks',
    `${(((await cpuMs(client)) - before) / INDEXED).toFixed(2)} ms of the database, ${((spent.user + spent.system) / 1000 / INDEXED).toFixed(2)} ms of the application`,
  );
}

/** What the queue costs when nothing waits: as often as every instance looks. */
async function idle(database: Database, client: pg.Client): Promise<void> {
  const before = await cpuMs(client);
  const nothing = await cpuMs(client);
  const begun = performance.now();
  while (performance.now() - begun < IDLE_MS) {
    await database.transaction((unit) => new SearchIndex(unit).take(20));
    await new Promise((resolve) => setTimeout(resolve, 5_000));
  }
  const seconds = (performance.now() - begun) / 1000;
  const measured = nothing - before;
  row(
    'at rest, one instance',
    `${Math.max(0, ((await cpuMs(client)) - nothing - measured) / seconds).toFixed(1)} ms of the database a second`,
  );
}

async function measureSize(articles: number): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'studio-matning-'));
  const server = await startEmbeddedDatabase(folder, console);
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const database = new Database(server.url);
  try {
    await applyMigrations(server.url, path.resolve('prisma/migrations'));
    await fillNewsroom(client, articles, WORDS_OF_BODY);
    process.stdout.write(`${articles} articles\n`);
    const list = new ItemList(database, { counts: new CountCache(() => Date.now()), searches: database.searches, seesSome: false });
    await searched(list, 'a common word', (call) => wordOf(2 + (call % 5)));
    await searched(list, 'a common word, page 20', (call) => wordOf(2 + (call % 5)), 20);
    await searched(list, 'a word in some', (call) => wordOf(200 + call));
    await searched(list, 'a rare word', (call) => wordOf(20_000 + call));
    await searched(list, 'a word with a slip', (call) =>
      wordOf(11_000 + call)
        .replace(/^(..)(.)(.)/, '$1$3$2')
        .replace('x', 'xz'),
    );
    await searched(list, 'a letter', (call) => wordOf(1 + (call % 9)).slice(0, 1));
    await searched(list, 'a common and a rare word', (call) => `${wordOf(2)} ${wordOf(20_000 + call)}`);
    await searched(list, 'twelve common words', (call) => Array.from({ length: 12 }, (_, nr) => wordOf(2 + ((nr + call) % 30))).join(' '));
    await indexed(database, client);
    await idle(database, client);
  } finally {
    await database.close();
    await client.end();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Search and its index in newsrooms of each size, one after the other. */
export async function measureSearch(): Promise<void> {
  for (const articles of SIZES) await measureSize(articles);
}
