import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { layOutCluster } from '../database/prepared-cluster.ts';
import { begin, run, WAYS, type Way } from '../ways-to-run.ts';
import { type Answered, ask } from './ask-server.ts';
import { databaseProcess } from './npm-start.ts';

const ALL = Object.keys(WAYS) as Way[];
const NEXTS: Way[] = ['next start', 'standalone'];
const CANNOT_GREET = `--import=${pathToFileURL(path.resolve('e2e/start/as-one-that-cannot-greet.mjs'))}`;

/** One after another, in the same folder: that a database is made is not what these tests are about. */
let data: string;
beforeAll(async () => {
  data = await mkdtemp(path.join(os.tmpdir(), 'studio-oppnar-'));
  await layOutCluster(data);
});
afterAll(() => rm(data, { recursive: true, force: true }));

test.each(ALL)('%s: a start that fails when all is open leaves nothing running', async (way) => {
  await expect(run(way, data, { STUDIO_DEMO: '0', NODE_OPTIONS: CANNOT_GREET })).rejects.toThrow('nobody can be greeted');
  expect(await databaseProcess(data)).toBeUndefined();
});

test.each(NEXTS)('%s: of what is asked before it can tell who asks and for what, no caller’s word is believed', async (way) => {
  const starting = await begin(way, data, { STUDIO_DEMO: '0' });
  onTestFinished(() => starting.end('SIGTERM'));
  const open = starting.open();
  // Nobody listens for the first moments.
  const asked = async (): Promise<Answered> => {
    for (;;) {
      const answer = await ask(starting.url, 'GET /studio/api/jag', { 'X-Studio-Adress': '/studio/api/finns-inte' }).catch(() => undefined);
      if (answer !== undefined) return answer;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  const answer = await asked();
  // Next holds what comes until all is open; npm start says at once that it is not (start.test.ts). What it says comes by another way.
  await expect.poll(() => starting.said(), { timeout: 1_000 }).toContain('Studio är igång.');
  const told = [answer.status, /"kod":"(\w+)"/.exec(answer.body)?.[1]];
  expect([
    [503, 'startar'],
    [401, 'ej_inloggad'],
  ]).toContainEqual(told);
  await open;
});
