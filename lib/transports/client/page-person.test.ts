import { globSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type PagePerson = typeof import('#lib/transports/client/page-person.ts');

beforeEach(() => void vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

const loaded = (): Promise<PagePerson> => import('#lib/transports/client/page-person.ts');

test('a page names who it was opened by, whoever is named later', async () => {
  vi.stubGlobal('window', {});
  const page = await loaded();
  expect(page.namingPagePerson()).toEqual({});
  page.pageIsOpenedBy('amina');
  page.pageIsOpenedBy('lisa');
  expect(page.namingPagePerson()).toEqual({ 'Studio-Person': 'amina' });
});

test('the server, which renders the pages of all, names nobody', async () => {
  const page = await loaded();
  page.pageIsOpenedBy('amina');
  expect(page.namingPagePerson()).toEqual({});
});

const SENDING = /(?<!#)\bfetch\(|\bnew XMLHttpRequest\b|\bsendBeacon\b/;
/** What a page asks without naming anybody: before a login, and without its cookie. */
const NAMELESS = [
  'components/studio/live/report-feed.ts',
  'components/studio/sign-in/password-link.ts',
  'components/studio/sign-in/sign-in.ts',
];

test('whatever else a page sends names the person', () => {
  const files = globSync(['components/**/*.{ts,tsx}', 'lib/transports/client/*.ts']).filter((file) => !/\.test\.tsx?$/.test(file));
  const sending = files.filter((file) => SENDING.test(readFileSync(file, 'utf8')));
  expect(sending.length).toBeGreaterThan(NAMELESS.length + 3);
  expect(sending.filter((file) => !readFileSync(file, 'utf8').includes('namingPagePerson')).toSorted()).toEqual(NAMELESS);
});
