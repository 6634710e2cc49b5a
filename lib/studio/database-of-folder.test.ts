import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Database } from '#lib/store/database.ts';
import { openDatabaseOf } from '#lib/studio/database-of-folder.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '#lib/studio/embedded-database.ts';

const log = pino({ level: 'silent' });
let folder: string;
let running: EmbeddedDatabase;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'studio-mapp-'));
  running = await startEmbeddedDatabase(folder, log);
});

afterAll(async () => {
  await running?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function answers(url: string): Promise<boolean> {
  const database = new Database(url);
  try {
    return (await database.query<{ svar: number }>({ name: 'svar', text: 'SELECT 1 AS svar' }, []))[0]?.svar === 1;
  } catch {
    return false;
  } finally {
    await database.close();
  }
}

test('the database of a Studio that is running is looked into, and left running', async () => {
  const opened = await openDatabaseOf(folder, log);
  expect(opened.url).toBe(running.url);
  await opened.close();
  expect(await answers(running.url)).toBe(true);
});

test('that of one that is not is started, and stopped afterwards', async () => {
  await running.stop();
  const opened = await openDatabaseOf(folder, log);
  expect(await answers(opened.url)).toBe(true);
  await opened.close();
  expect(await answers(opened.url)).toBe(false);
});

test('a folder without one is told', async () => {
  await expect(openDatabaseOf(path.join(folder, 'finns-inte'), log)).rejects.toThrow('finns ingen databas');
});
