import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MANIFEST } from '#lib/reader/assets.ts';
import { buildReaderAssets } from '#lib/reader/build-assets.ts';

const LARGEST_BYTES = 10 * 1024;

let folder: string;
let script: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lasare-skript-'));
  await buildReaderAssets(folder);
  const { script: name } = JSON.parse(await readFile(path.join(folder, MANIFEST), 'utf8'));
  script = await readFile(path.join(folder, name), 'utf8');
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('the script is at most 10 kB as it is sent', () => {
  expect(gzipSync(script, { level: 6 }).length).toBeLessThanOrEqual(LARGEST_BYTES);
});

test('it evaluates no text, keeps nothing and tells of nothing but the reading', () => {
  expect(script).not.toMatch(/\beval\(|new Function|localStorage|sessionStorage|indexedDB|document\.cookie|XMLHttpRequest/);
  expect(script.match(/sendBeacon/g)).toHaveLength(1);
  expect(script.match(/innerHTML=/g)).toHaveLength(1);
});
