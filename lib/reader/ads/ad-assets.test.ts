import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NARROW_AD_SIZES, WIDE_AD_SIZES } from '#lib/contract/closed/ads.ts';
import { MANIFEST, type ReaderManifest } from '#lib/reader/assets.ts';
import { buildReaderAssets } from '#lib/reader/build-assets.ts';

const LARGEST_BYTES = 4 * 1024;

let folder: string;
let manifest: ReaderManifest;
const built = (name: string) => readFile(path.join(folder, name), 'utf8');

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lasare-annonser-'));
  await buildReaderAssets(folder);
  manifest = JSON.parse(await built(MANIFEST));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('each size that can be chosen is reserved by the style, as wide and as high as it is called', async () => {
  const style = await readFile('lib/reader/ads/ads.css', 'utf8');
  const reserved = [...style.matchAll(/\.annons-(smal|bred)-(\d+)x(\d+) \{\s+--annons-bredd: (\d+)px;\s+--annons-hojd: (\d+)px;\s+\}/g)];
  const named = reserved.map(([, screen, width, height]) => `${screen} ${width}x${height}`);
  expect(named.toSorted()).toEqual(
    [...NARROW_AD_SIZES.map((size) => `smal ${size}`), ...WIDE_AD_SIZES.map((size) => `bred ${size}`)].toSorted(),
  );
  for (const [, , width, height, isWide, isHigh] of reserved) expect([isWide, isHigh]).toEqual([width, height]);
});

test('what readers get without ads has nothing of them', async () => {
  for (const name of [manifest.style, manifest.script]) expect(await built(name)).not.toMatch(/annons(?:er|fraga|val|-ruta)/);
});

test('the script is at most 4 kB as it is sent, evaluates no text, sets no cookie and asks nobody itself', async () => {
  const script = await built(manifest.ads.script);
  expect(gzipSync(script, { level: 6 }).length).toBeLessThanOrEqual(LARGEST_BYTES);
  expect(script).not.toMatch(/\beval\(|new Function|sessionStorage|indexedDB|document\.cookie|XMLHttpRequest|fetch\(|sendBeacon|innerHTML/);
});
