import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import pino from 'pino';
import { readEnvironment } from '#lib/config/environment.ts';
import type { Actor } from '#lib/contract/actor.ts';
import { Fault } from '#lib/errors/fault.ts';
import { EXAMPLE_ASSETS } from '#lib/site/example-assets.ts';
import { applyMigrations } from '#lib/store/migrate.ts';
import { callOperation } from '#lib/studio/call-operation.ts';
import { startEmbeddedDatabase } from '#lib/studio/embedded-database.ts';
import { createKernel, type Kernel } from '#lib/studio/kernel.ts';
import { fillNewsroom, ownerId } from '../e2e/database/large-newsroom.ts';

/* A newsroom of any size, filled by SQL, and what its operations cost. */

const CALLS = Number(process.env.BENCH_ANROP ?? 50);
/** Longer than a count is kept: each call counts anew. */
const BETWEEN_CALLS_MS = 2_000;

const CHIEF: Actor = {
  ...{ typ: 'person', id: ownerId(1), namn: 'Chefen', roll: 'superadmin', sektioner: [], mallar: [], sprak: [] },
  ...{ publicera: true, schemalagga: true, epost: 'chef@exempel.se', session: ownerId(1) },
};

export interface FilledNewsroom {
  kernel: Kernel;
  client: pg.Client;
  call(name: string, input: Record<string, string>): Promise<Record<string, unknown>>;
}

/** Carries the work out some times, and tells how long that took, and what it found the last time. The time that 95 of a hundred stayed below. */
export async function measured(name: string, work: () => Promise<string>): Promise<number> {
  const times: number[] = [];
  let found = '';
  for (let call = 0; call < CALLS; call++) {
    const begun = performance.now();
    found = await work();
    times.push(performance.now() - begun);
  }
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  process.stdout.write(`  ${name.padEnd(44)} p50 ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms (${found})\n`);
  return at(0.95);
}

/** The same of an operation that lists. */
export async function list({ call }: FilledNewsroom, name: string, operation: string, input: Record<string, string>): Promise<void> {
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

/** Opens a newsroom of so many articles, with as many pictures, does the work in it, and removes it. */
export async function inFilledNewsroom(articles: number, work: (newsroom: FilledNewsroom) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'studio-matning-'));
  const server = await startEmbeddedDatabase(folder, console);
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await applyMigrations(server.url, path.resolve('prisma/migrations'));
  await fillNewsroom(client, articles, 10);
  const environment = readEnvironment({ STUDIO_DATA: folder, STUDIO_DEMO: '0', NODE_ENV: 'test' });
  const reader = {
    assets: EXAMPLE_ASSETS,
    files: new Map(),
  };
  let now = Date.now();
  const kernel = createKernel({ environment, databaseUrl: server.url, reader, log: pino({ level: 'silent' }), now: () => new Date(now) });
  try {
    process.stdout.write(`${articles} articles\n`);
    await work({
      kernel,
      client,
      async call(name, input) {
        now += BETWEEN_CALLS_MS;
        const { body } = await callOperation(kernel.machinery, name, CHIEF, input, ownerId(0));
        return Object(body);
      },
    });
  } finally {
    await client.end();
    await kernel.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
