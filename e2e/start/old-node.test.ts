import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { run, WAYS, type Way } from '../ways-to-run.ts';

const AS_OLD = `--import=${pathToFileURL(path.resolve('e2e/start/as-an-old-node.mjs'))}`;

test.concurrent.each(Object.keys(WAYS) as Way[])('%s refuses a Node that is too old, in words, and makes nothing', async (way) => {
  const data = await mkdtemp(path.join(os.tmpdir(), 'studio-old-'));
  onTestFinished(() => rm(data, { recursive: true, force: true }));
  await expect(run(way, data, { NODE_OPTIONS: AS_OLD })).rejects.toThrow(
    'Studio behöver Node 24 eller nyare, och startades med Node 20.20.2.\nKör npm ci',
  );
  expect(await readdir(data)).toEqual([]);
});
