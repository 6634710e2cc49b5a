import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { bundled } from './bundled.ts';
import { HttpCaller } from './http-caller.ts';
import { keystrokes } from './keystroke.ts';
import { type Figure, measure } from './load.ts';
import { memoryMb } from './memory.ts';
import { RARE_WORD, sampleArticle } from './sample-article.ts';
import { schedulesOut } from './schedules.ts';
import { createAgents, databaseUrlOf, logIn, ORDER_GIVER, type StudioProcess, startStudioProcess } from './studio-process.ts';

/*
 * What the whole service does on this machine, beside what the machine itself can do, in one run.
 * README.md tells how to read it. BENCH_ARTIKLAR and BENCH_SEKUNDER make it smaller or longer.
 */

const ARTICLES = Number(process.env.BENCH_ARTIKLAR ?? 10_000);
const SECONDS = Number(process.env.BENCH_SEKUNDER ?? 8);
const CONNECTIONS = 10;
const AGENTS = 150;
const SCHEDULES = 1_000;
/** What every browser says that it reads. */
const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' };
/** How long nothing is asked before what is held in rest is read. */
const REST_MS = 30_000;
/** The best of four well-known systems on a machine of this size, from the same workload. */
const PEERS = { skapa: 214, spara: 180, lasa: 607, lista: 643, soka: 0.8, publicera: 300, publikt: 662 } as const;

interface Item {
  id: string;
  sprak: { sv: { arbetsrevision: { id: string; slug: string } } };
}

type Rules = typeof import('./pure-computing.ts');

const rows: string[][] = [];

function row(name: string, figure: Figure, baseline: number | undefined, peer: number | undefined): void {
  const ratio = (of: number | undefined) =>
    of === undefined ? '' : `${(figure.perSecond / of).toFixed(figure.perSecond / of < 10 ? 2 : 0)}×`;
  rows.push([
    name,
    figure.perSecond.toFixed(0),
    figure.p50.toFixed(1),
    figure.p99.toFixed(1),
    String(figure.errors),
    ratio(baseline),
    ratio(peer),
  ]);
  process.stderr.write(`${rows.at(-1)?.join('  ')}\n`);
}

async function plainTransaction(url: string): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  await pool.query('CREATE TABLE IF NOT EXISTS matning (id serial PRIMARY KEY, dokument json)');
  const document = JSON.stringify(sampleArticle(1));
  const figure = await measure({
    connections: CONNECTIONS,
    seconds: SECONDS,
    async send() {
      await pool.query({ name: 'matning', text: 'INSERT INTO matning (dokument) VALUES ($1)', values: [document] });
    },
  });
  await pool.query('DROP TABLE matning');
  await pool.end();
  row('en ren SQL-transaktion (19 kB)', figure, undefined, undefined);
  return figure.perSecond;
}

async function bareHttp(): Promise<number> {
  const body = JSON.stringify(sampleArticle(1));
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const caller = new HttpCaller(`http://127.0.0.1:${address.port}`, CONNECTIONS);
  const figure = await measure({ connections: CONNECTIONS, seconds: SECONDS, send: async () => void (await caller.call('GET', '/')) });
  caller.close();
  await new Promise((resolve) => server.close(resolve));
  row('bar node:http (19 kB, samma process som lasten)', figure, undefined, undefined);
  return figure.perSecond;
}

/** Two hundred writers a round save on the same base: one must win, all others must be told. Counts what was lost silently. */
async function racedEdits(caller: HttpCaller, keys: string[], item: Item): Promise<number> {
  let lost = 0;
  let bas = item.sprak.sv.arbetsrevision.id;
  for (let round = 0; round < 5; round++) {
    const answers = await Promise.all(
      Array.from({ length: 200 }, async (_, writer) => {
        const body = JSON.stringify({ rubrik: `Skribent ${round}-${writer}`, ingress: 'x', bas });
        const headers = { authorization: `Bearer ${keys[writer % keys.length]}` };
        try {
          const saved: { id: string } = JSON.parse(await caller.call('PUT', `/studio/api/innehall/${item.id}/sprak/sv`, { body, headers }));
          return { saved: saved.id };
        } catch (error) {
          return { refused: error instanceof Error && error.message.includes('409') };
        }
      }),
    );
    const winners = answers.filter((answer) => answer.saved !== undefined);
    const told = answers.filter((answer) => answer.refused);
    lost += 200 - told.length - 1 + (winners.length - 1);
    bas = winners[0]?.saved ?? bas;
  }
  return lost;
}

async function measureStudio(studio: StudioProcess, data: string): Promise<void> {
  const keys = await createAgents(studio.url, await logIn(studio.url), AGENTS);
  const caller = new HttpCaller(studio.url, CONNECTIONS);
  const headers = (index: number) => ({ authorization: `Bearer ${keys[index % keys.length]}` });
  const items: Item[] = [];
  const api = '/studio/api/innehall';

  const transactions = await plainTransaction(await databaseUrlOf(data));
  const http = await bareHttp();

  const created = await measureCount(ARTICLES, async (index) => {
    const body = JSON.stringify(sampleArticle(index));
    const answer: { innehall: Item } = JSON.parse(await caller.call('POST', api, { body, headers: headers(index), wanted: 201 }));
    items.push(answer.innehall);
  });
  row('skapa', created, transactions, PEERS.skapa);

  const pick = (index: number): Item => {
    const item = items[(index * 7919) % items.length];
    if (item === undefined) throw new Error('no item was created');
    return item;
  };
  const saved = await measure({
    connections: CONNECTIONS,
    seconds: SECONDS,
    async send(index) {
      const item = pick(index);
      const { rubrik, ingress, block } = sampleArticle(index);
      const body = JSON.stringify({ rubrik, ingress, block, bas: item.sprak.sv.arbetsrevision.id });
      const answer: { id: string } = JSON.parse(await caller.call('PUT', `${api}/${item.id}/sprak/sv`, { body, headers: headers(index) }));
      item.sprak.sv.arbetsrevision.id = answer.id;
    },
  });
  row('spara en revision', saved, transactions, PEERS.spara);

  // The index is filled behind the saves: its work belongs to them, not to the readers measured next.
  await indexed(caller, headers(0));
  const read = (path: (index: number) => string) =>
    measure({
      connections: CONNECTIONS,
      seconds: SECONDS,
      send: async (index) => void (await caller.call('GET', path(index), { headers: headers(index) })),
    });
  row('läsa', await read((index) => `${api}/${pick(index).id}`), http, PEERS.lasa);
  row('lista', await read((index) => `${api}?sida=${1 + (index % 20)}`), http, PEERS.lista);
  row(
    'söka i texten',
    await read((index) => `${api}?sok=${encodeURIComponent(index % 2 === 0 ? RARE_WORD : 'stjärnan')}`),
    http,
    PEERS.soka,
  );

  const published: Item[] = [];
  const releases = await measure({
    connections: CONNECTIONS,
    seconds: SECONDS,
    async send(index) {
      const item = items[index];
      if (item === undefined) throw new Error('too few items to publish');
      const body = JSON.stringify({ lage: 'publicera', order_av: ORDER_GIVER });
      await caller.call('POST', `${api}/${item.id}/release`, { body, headers: headers(index) });
      published.push(item);
    },
  });
  row('publicera', releases, transactions, PEERS.publicera);

  // The last that were made: of those none is public yet.
  const waiting = items.slice(-SCHEDULES - 1, -1);
  const secret = (await readFile(path.join(data, 'secret'), 'utf8')).trim();
  const over = { caller, headers, items: waiting, databaseUrl: await databaseUrlOf(data), secret };
  const { seconds, wrong } = await schedulesOut(over, { killed: false });
  rows.push([
    `${waiting.length} scheman i samma minut, två instanser: alla ute efter (s)`,
    seconds.toFixed(1),
    '',
    '',
    String(wrong),
    '',
    '',
  ]);

  const addresses = await Promise.all(
    published.map(async (item, index) => {
      const answer: { innehall: { sektion: string; sprak: { sv: { arbetsrevision: { slug: string } } } } } = JSON.parse(
        await caller.call('GET', `${api}/${item.id}`, { headers: headers(index) }),
      );
      return `/${answer.innehall.sektion}/${answer.innehall.sprak.sv.arbetsrevision.slug}`;
    }),
  );
  await rendered(await databaseUrlOf(data));
  const page = async (address = '/') => void (await caller.call('GET', address, { headers: BROWSER }));
  const first = await measureCount(addresses.length, (index) => page(addresses[index]));
  row(`${addresses.length} publika sidor, var och en för första gången`, first, http, PEERS.publikt);
  const publicRead = await measure({
    connections: CONNECTIONS,
    seconds: SECONDS,
    send: (index) => page(addresses[index % Math.min(500, addresses.length)]),
  });
  row('läsa en av 500 publika sidor', publicRead, http, PEERS.publikt);
  tellMemory('minne direkt efter lasten', studio, data);

  const raced = items[items.length - 1];
  if (raced === undefined) throw new Error('no item to race for');
  const lost = await racedEdits(new HttpCaller(studio.url, 200), keys, raced);
  rows.push(['tappade av 1 000 tävlande ändringar', String(lost), '', '', '', '', '']);
  caller.close();
  await setTimeout(REST_MS);
  tellMemory('minne en halv minut senare', studio, data);
}

function tellMemory(when: string, { npm }: StudioProcess, data: string): void {
  rows.push([`${when} (MB, PSS, alla processer)`, memoryMb(npm, data).toFixed(0), '', '', '', '', '']);
  process.stderr.write(`${rows.at(-1)?.join('  ')}\n`);
}

/** Waits until all that is public has been rendered behind its release, by whichever instance released it. */
async function rendered(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const startedAt = performance.now();
  const left = `SELECT count(*)::int AS antal FROM publicerad_version p LEFT JOIN renderad k USING (innehall_id, sprak, publicering_id)
    WHERE k.innehall_id IS NULL`;
  while ((await client.query<{ antal: number }>(left)).rows[0]?.antal !== 0) await setTimeout(200);
  await client.end();
  rows.push(['allt renderat bakom släppen efter (s)', ((performance.now() - startedAt) / 1_000).toFixed(1), '', '', '', '', '']);
}

/** Waits until the index has caught up with the saves. */
async function indexed(caller: HttpCaller, headers: Record<string, string>): Promise<void> {
  let before = -1;
  for (let tries = 0; tries < 120; tries++) {
    const { antal }: { antal: number } = JSON.parse(await caller.call('GET', `/studio/api/innehall?sok=bageriet&per_sida=1`, { headers }));
    // More than it counts is not told.
    if (antal === before && antal >= Math.min(1_000, ARTICLES * 0.9)) return;
    before = antal;
    await setTimeout(1_000);
  }
}

async function measureCount(count: number, send: (index: number) => Promise<void>): Promise<Figure> {
  let next = 0;
  const startedAt = performance.now();
  const times: number[] = [];
  let errors = 0;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      for (let index = next++; index < count; index = next++) {
        const sentAt = performance.now();
        await send(index).catch((error: unknown) => {
          errors += 1;
          if (errors <= 3) process.stderr.write(`  ${error instanceof Error ? error.message : error}\n`);
        });
        times.push(performance.now() - sentAt);
      }
    }),
  );
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { answered: count - errors, perSecond: (count * 1000) / (performance.now() - startedAt), p50: at(0.5), p99: at(0.99), errors };
}

async function measureKeystrokes(studio: StudioProcess, rules: Rules): Promise<void> {
  const { p50, p95, max } = await keystrokes(studio, await logIn(studio.url), rules.mixedDocument(200));
  const figure = `${p50.toFixed(1)} / ${p95.toFixed(1)} / ${max.toFixed(1)} ms`;
  rows.push(['tangent till bild, 200 block av alla slag (p50 / p95, mål < 16 / längst)', figure, '', '', '', '', '']);
}

/** Prints what the whole service does. */
export async function measureService(): Promise<void> {
  const rules: Rules = await bundled('pure-computing');
  const data = await mkdtemp(path.join(os.tmpdir(), 'studio-matning-'));
  try {
    const first = await startStudioProcess(data);
    await first.stop();
    const studio = await startStudioProcess(data);
    rows.push(['redo efter (ms, byggd, andra starten)', studio.readyMs.toFixed(0), '', '', '', '', '']);
    await setTimeout(REST_MS);
    tellMemory('minne en halv minut efter starten', studio, data);
    try {
      await measureStudio(studio, data);
      await measureKeystrokes(studio, rules);
    } finally {
      await studio.stop();
    }
  } finally {
    await rm(data, { recursive: true, force: true });
  }
  for (const [name, ms] of rules.pureComputing()) rows.push([name, `${ms.toFixed(2)} ms`, '', '', '', '', '']);

  const head = ['', 'per sekund', 'p50 ms', 'p99 ms', 'fel', 'mot grunden', 'mot bästa andra'];
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((cells) => cells[column]?.length ?? 0)));
  for (const cells of [head, ...rows]) {
    process.stdout.write(
      `${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  ')}\n`,
    );
  }
  process.stdout.write(
    `\n${ARTICLES} artiklar om 60 block, ${CONNECTIONS} anslutningar, ${os.cpus().length} kärnor; last, program och databas på samma maskin.\n`,
  );
}
