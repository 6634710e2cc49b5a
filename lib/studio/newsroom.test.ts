import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnvironment } from '#lib/config/environment.ts';
import { applyMigrations } from '#lib/store/migrate.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '#lib/studio/embedded-database.ts';
import { createKernel, type Kernel } from '#lib/studio/kernel.ts';
import { newsroomShown, prepareNewsroom } from '#lib/studio/newsroom.ts';

let server: EmbeddedDatabase;
let folder: string;
const kernels: Kernel[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'studio-newsroom-'));
  server = await startEmbeddedDatabase(folder, pino({ level: 'silent' }));
  await applyMigrations(server.url, path.resolve('prisma/migrations'));
}, 60_000);

afterAll(async () => {
  await Promise.all(kernels.map((kernel) => kernel.close()));
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

function instance(): Kernel {
  const environment = readEnvironment({ STUDIO_DATA: folder, STUDIO_DEMO: '0', NODE_ENV: 'test' });
  const reader = {
    assets: { style: '/stil.css', script: { src: '/skript.js', integrity: 'sha384-abc' }, icon: '/ikon.svg', preload: [] },
    files: new Map(),
  };
  const kernel = createKernel({ environment, databaseUrl: server.url, reader, log: pino({ level: 'silent' }), now: () => new Date() });
  kernels.push(kernel);
  return kernel;
}

test('of two instances that start at once, one makes the newsroom, and the other waits until its logins have been shown', async () => {
  const [one, other] = [instance(), instance()];
  const order: string[] = [];
  const started = [one, other].map(async (kernel) => {
    const welcome = await prepareNewsroom(kernel);
    order.push(welcome.logins.length > 0 ? 'made' : 'found');
    if (welcome.logins.length === 0) return;
    order.push('shown');
    await newsroomShown(kernel);
  });
  await Promise.all(started);
  expect(order).toEqual(['made', 'shown', 'found']);
  expect((await one.store.people.list()).map(({ roll }) => roll)).toEqual(['superadmin']);
});
