import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import pino from 'pino';
import { readEnvironment } from '#lib/config/environment.ts';
import type { Actor } from '#lib/contract/actor.ts';
import { Fault } from '#lib/errors/fault.ts';
import { applyMigrations } from '#lib/store/migrate.ts';
import { callOperation } from '#lib/studio/call-operation.ts';
import { startEmbeddedDatabase } from '#lib/studio/embedded-database.ts';
import { createKernel, type Kernel } from '#lib/studio/kernel.ts';
import { fillNewsroom, ownerId } from '../e2e/database/large-newsroom.ts';

/* What lists and the sitemap cost in newsrooms of different size: README.md tells how it is run. */

const SIZES = (process.env.BENCH_ARTIKLAR ?? '10000,100000').split(',').map(Number);
const CALLS = Number(process.env.BENCH_ANROP ?? 50);
/** Longer than a count is kept: each call counts anew. */
const BETWEEN_CALLS_MS = 2_000;
/** So many pages of a hundred are gone through by their cursors before one is measured. */
const PAGES_DOWN = 90;

const CHIEF: Actor = {
  ...{ typ: 'person', id: ownerId(1), namn: 'Chefen', roll: 'superadmin', sektioner: [], mallar: [], sprak: [] },
  ...{ publicera: true, schemalagga: true, epost: 'chef@exempel.se', session: ownerId(1) },
};

interface Newsroom {
  kernel: Kernel;
  call(name: string, input: Record<string, string>): Promise<Record<string, unknown>>;
}

async function measured(name: string, work: () => Promise<string>): Promise<void> {
  const times: number[] = [];
  let found = '';
  for (let call = 0; call < CALLS; call++) {
    const begun = performance.now();
    found = await work();
    times.push(performance.now() - begun);
  }
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  process.stdout.write(`  ${name.padEnd(44)} p50 ${at(0.5)} ms, p95 ${at(0.95)} ms (${found})\n`);
}

async function list({ call }: Newsroom, name: string, operation: string, input: Record<string, string>): Promise<void> {
  await measured(name, async () => {
    try {
      const { antal, antal_minst: more } = await call(operation, input);
      return `${more === true ? 'more than ' : ''}${antal}`;
    } catch (error) {
      if (error instanceof Fault) return `refused: ${error.message}`;
      throw error;
    }
  });
}

/** The cursor so many pages down, or none where the list has none. */
async function cursorDown({ call }: Newsroom, operation: string, input: Record<string, string>): Promise<string | undefined> {
  let markor: unknown;
  for (let page = 0; page < PAGES_DOWN; page++) {
    const answer = await call(operation, { ...input, per_sida: '100', ...(typeof markor === 'string' ? { markor } : {}) });
    if (typeof answer.nasta !== 'string') return undefined;
    markor = answer.nasta;
  }
  return typeof markor === 'string' ? markor : undefined;
}

async function lists(newsroom: Newsroom): Promise<void> {
  const articles = 'listaInnehall';
  await list(newsroom, 'articles, page 1', articles, {});
  await list(newsroom, 'articles, page 40', articles, { sida: '40' });
  await list(newsroom, 'articles, page 400', articles, { sida: '400' });
  await list(newsroom, 'articles, page 100 000', articles, { sida: '100000' });
  const orders: Record<string, string>[] = [{}, { sortera: 'publicerad' }, { sortera: 'rubrik' }];
  for (const order of orders) {
    const markor = await cursorDown(newsroom, articles, order);
    if (markor !== undefined)
      await list(newsroom, `articles, by cursor ${PAGES_DOWN * 100} down, ${order.sortera ?? 'andrad'}`, articles, { ...order, markor });
  }
  await list(newsroom, 'articles by responsible', articles, { ansvarig: 'Ansvarig 7' });
  await list(newsroom, 'articles by owner', articles, { agare: ownerId(7) });
  await list(newsroom, 'articles by section and state', articles, { sektion: 'mat', status: 'publicerad' });
  await list(newsroom, 'articles by tag', articles, { tagg: 'tagg 1' });
  await list(newsroom, 'articles, en=saknas', articles, { en: 'saknas' });
  await list(newsroom, 'articles, en=inaktuell', articles, { en: 'inaktuell' });
  await list(newsroom, 'pictures, page 1', 'listaMedia', {});
  await list(newsroom, 'pictures that are used', 'listaMedia', { anvand: '1' });
  await list(newsroom, 'releases, page 1', 'listaAllaReleaser', {});
  await list(newsroom, 'releases of a section', 'listaAllaReleaser', { sektion: 'mat' });
  await list(newsroom, 'letters, page 1', 'listaUtskick', {});
  await list(newsroom, 'queue, page 1', 'listaKo', {});
  await list(newsroom, 'queue, done', 'listaKo', { status: 'klar' });
  await list(newsroom, 'dictionary, page 1', 'listaPersoner', {});
  await list(newsroom, 'log, page 1', 'listaLogg', {});
}

async function sitemap({ kernel }: Newsroom): Promise<void> {
  const { lists } = kernel.readers;
  const parts = await lists.mapParts(['sv', 'en']);
  const last = parts.at(-1)?.nr ?? 1;
  await measured('sitemap, the parts', async () => `${(await lists.mapParts(['sv', 'en'])).length} parts`);
  for (const nr of [1, Math.ceil(last / 2), last])
    await measured(`sitemap, part ${nr}`, async () => `${(await lists.mapPart(['sv', 'en'], nr)).length} addresses`);
}

async function measureSize(articles: number): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'studio-matning-'));
  const server = await startEmbeddedDatabase(folder, console);
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await applyMigrations(server.url, path.resolve('prisma/migrations'));
  await fillNewsroom(client, articles, 10);
  await client.end();
  const environment = readEnvironment({ STUDIO_DATA: folder, STUDIO_DEMO: '0', NODE_ENV: 'test' });
  const reader = { assets: { style: '/s', script: { src: '/s', integrity: '' }, icon: '/i', preload: [] }, files: new Map() };
  let now = Date.now();
  const kernel = createKernel({ environment, databaseUrl: server.url, reader, log: pino({ level: 'silent' }), now: () => new Date(now) });
  try {
    process.stdout.write(`${articles} articles\n`);
    const newsroom: Newsroom = {
      kernel,
      async call(name, input) {
        now += BETWEEN_CALLS_MS;
        const { body } = await callOperation(kernel.machinery, name, CHIEF, input, ownerId(0));
        return Object(body);
      },
    };
    await lists(newsroom);
    await sitemap(newsroom);
  } finally {
    await kernel.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Lists and the sitemap in newsrooms of each size, one after the other. */
export async function measureLists(): Promise<void> {
  for (const articles of SIZES) await measureSize(articles);
}
