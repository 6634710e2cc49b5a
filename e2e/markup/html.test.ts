import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SIDE_BY_SIDE_WORDS } from '#lib/site/site-addresses.ts';
import { BLOCK_PAGES, BLOCK_TYPE_PAGES, OTHER_PATHS, TEMPLATE_PAGES } from './example-pages.ts';
import { type ExampleSite, startExampleSite } from './example-site.ts';
import { htmlErrors } from './html-checker.ts';

let site: ExampleSite;
let folder: string;

beforeAll(async () => {
  site = await startExampleSite();
  folder = await mkdtemp(path.join(tmpdir(), 'studio-html-'));
});

afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true });
});

const BROKEN = '<!doctype html><html lang="sv"><head><title>Trasig</title></head><body><p id="a"></p><p id="a"></p></body></html>';

test('every example of every block and template, and every other kind of page, is valid HTML', async () => {
  const articles = [...BLOCK_PAGES, ...BLOCK_TYPE_PAGES, ...TEMPLATE_PAGES].map(({ path: address }) => address);
  const fileOf = (address: string) => path.join(folder, `${address.slice(1).replaceAll('/', '_') || 'start'}.html`);
  const inBoth = [...BLOCK_TYPE_PAGES, ...TEMPLATE_PAGES].map((page) => `${page.path}/${SIDE_BY_SIDE_WORDS[page.sprak]}`);
  for (const address of new Set([...articles, ...inBoth, ...OTHER_PATHS])) {
    const answer = await fetch(site.url + address);
    expect(answer.status, address).toBe(address.includes('/finns/') ? 404 : 200);
    await writeFile(fileOf(address), await answer.text());
  }
  // A page with one known error: a checker that read nothing would find none.
  await writeFile(fileOf('/trasig'), BROKEN);
  const errors = await htmlErrors(folder);
  expect(errors.filter((error) => !error.startsWith('trasig.html'))).toEqual([]);
  expect(errors).toContainEqual(expect.stringMatching(/^trasig\.html: Duplicate ID/));
});
