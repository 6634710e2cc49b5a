import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ASSETS_ADDRESS } from '#lib/reader/assets.ts';
import { buildReaderAssets } from '#lib/reader/build-assets.ts';
import { loadReaderFiles, type ReaderFiles, readerFile } from '#lib/site/reader-files.ts';

let folder: string;
let reader: ReaderFiles;
let style: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lasare-'));
  await buildReaderAssets(folder);
  reader = await loadReaderFiles(folder);
  style = await readFile(path.join(folder, path.basename(reader.assets.style)), 'utf8');
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('every file is named by its content', async () => {
  const names = await readdir(folder);
  expect(names.length).toBeGreaterThan(5);
  for (const name of names.filter((one) => one !== 'lasare.json')) expect(name).toMatch(/-[A-Z0-9]{8}\.(css|js|mjs|woff2|svg)$/);
});

test('the style asks for no file that is not there, nor for one from anywhere else', () => {
  const asked = [...style.matchAll(/url\("?([^")]+)"?\)/g)].map(([, address = '']) => address);
  expect(asked.length).toBeGreaterThan(3);
  for (const address of asked) {
    expect(path.dirname(address)).toBe(ASSETS_ADDRESS);
    expect(reader.files.has(path.basename(address))).toBe(true);
  }
});

test('a font that is fetched ahead is one that the style uses', () => {
  expect(reader.assets.preload).toHaveLength(2);
  for (const address of reader.assets.preload) expect(style).toContain(address);
});

test('a font may be fetched by a page that stands elsewhere', () => {
  const font = reader.files.get(path.basename(reader.assets.preload[0] ?? ''));
  expect(font?.bodies.identity.headers).toEqual(expect.arrayContaining(['Access-Control-Allow-Origin', '*', 'font/woff2']));
  expect(font?.bodies.br.body.subarray(0, 4).toString()).toBe('wOF2');
});

test('the icon is also where browsers look for one', () => {
  const icon = reader.files.get('favicon.ico')?.bodies.identity;
  expect(icon?.headers).toContain('image/svg+xml');
  expect(icon?.body.toString()).toContain('<svg');
});

test('what verifies proofs is handed out word for word, and asked for again', async () => {
  const script = reader.files.get('intyg.mjs')?.bodies.identity;
  expect(script?.body.toString()).toBe(await readFile('scripts/verify-proof.mjs', 'utf8'));
  expect(script?.headers).toEqual(expect.arrayContaining(['text/javascript; charset=utf-8', 'public, max-age=0, must-revalidate']));
});

test('the style has an address that stays the same, and is asked for again there', () => {
  const headers = (name: string) => reader.files.get(name)?.bodies.identity.headers.join(' ');
  expect(headers(path.basename(reader.assets.style))).toContain('immutable');
  expect(headers('lasare.css')).toContain('must-revalidate');
});

test('the script may be held against its digest by a page that stands elsewhere, and has an address that stays the same', async () => {
  const { src, integrity } = reader.assets.script;
  const built = await readFile(path.join(folder, path.basename(src)));
  expect(integrity).toBe(`sha384-${createHash('sha384').update(built).digest('base64')}`);
  const headers = (name: string) => reader.files.get(name)?.bodies.br.headers.join(' ');
  expect(headers(path.basename(src))).toMatch(/text\/javascript.*immutable.*Access-Control-Allow-Origin \*/);
  expect(headers('lasare.js')).toContain('must-revalidate');
});

test('a style and a script of before are those of today, and nothing else is', () => {
  expect(readerFile(reader.files, 'lasare-00000000.css')).toBe(reader.files.get('lasare.css'));
  expect(readerFile(reader.files, 'skript-00000000.js')).toBe(reader.files.get('lasare.js'));
  expect(readerFile(reader.files, path.basename(reader.assets.style))?.bodies.identity.headers.join(' ')).toContain('immutable');
  for (const name of ['ikon-00000000.svg', 'lasare-0.css', 'annat.css']) expect(readerFile(reader.files, name)).toBeUndefined();
});
