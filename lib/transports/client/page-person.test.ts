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

const SENDING = /(?<!#)\bfetch\(|\bnew (?:XMLHttpRequest|EventSource|WebSocket)\b|\bsendBeacon\b/g;
/** How much of what a file sends names nobody: before a login, without its cookie, or where no header can be sent and nothing is changed. */
const NAMELESS = {
  'components/studio/live/report-feed.ts': 1,
  'components/studio/news/news-line.ts': 1,
  // The token of a form is the browser's, whoever is logged in; what ends the login names them.
  'components/studio/shell/sign-out.ts': 1,
  'components/studio/sign-in/password-link.ts': 1,
  'components/studio/sign-in/sign-in.ts': 5,
};

/** How much is sent, and how much of it names nobody. */
function sentBy(source: string): { sent: number; nameless: number } {
  const code = source.replaceAll(/^import .*$/gm, '');
  const sent = code.match(SENDING)?.length ?? 0;
  return { sent, nameless: Math.max(0, sent - (code.match(/\bnamingPagePerson\b/g)?.length ?? 0)) };
}

test('of each thing that is sent is told whether it names somebody', () => {
  const imported = "import { namingPagePerson } from '#lib/transports/client/page-person.ts';\n";
  const named = "fetch('/a', { headers: namingPagePerson() });";
  expect(sentBy(`${imported}${named}`)).toEqual({ sent: 1, nameless: 0 });
  expect(sentBy(`${imported}${named} fetch('/b'); new EventSource('/c');`)).toEqual({ sent: 3, nameless: 2 });
});

test('whatever else a page sends names the person', () => {
  const files = globSync([
    'components/**/*.{ts,tsx}',
    'lib/transports/client/*.ts',
    'app/**/*.{ts,tsx}',
    'instrumentation-client.ts',
  ]).filter((file) => !/\.test\.tsx?$/.test(file));
  const sending = files.map((file) => ({ file, ...sentBy(readFileSync(file, 'utf8')) })).filter(({ sent }) => sent > 0);
  expect(sending.length).toBeGreaterThan(Object.keys(NAMELESS).length + 3);
  const nameless = sending.filter((one) => one.nameless > 0).map((one) => [one.file, one.nameless] as const);
  expect(Object.fromEntries(nameless)).toEqual(NAMELESS);
});
