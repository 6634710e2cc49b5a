import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { OPERATIONS } from '#lib/operations/registry.ts';
import { ADDRESSES, doorAt } from '#lib/transports/doors/addresses.ts';
import { MCP_OFFERS } from '#lib/transports/mcp/offers.ts';
import { ENDPOINTS } from '#lib/transports/oauth/server-metadata.ts';
import { config } from '../../../proxy.ts';

/*
 * Who answers an address is decided twice: by the tree of app/, which Next goes by and people read, and by the table of doors, which
 * the server before it goes by. Here every address there is is looked up in both.
 */

interface Place {
  file: string;
  /** The words of its address; `[x]` is any one, `[[...x]]` and `[...x]` any number, groups in parentheses are none. */
  words: string[];
}

/** All that Next answers with (its file conventions), whether there is one here or not. */
const ANSWERING =
  '{route,page,robots,sitemap,manifest,icon,apple-icon,favicon,opengraph-image,twitter-image}.{ts,tsx,js,jsx,svg,ico,png,xml,txt,json,webmanifest}';

const TREE: Place[] = globSync([`app/**/${ANSWERING}`, `app/.well-known/**/${ANSWERING}`]).map((file) => {
  const folders = path.dirname(file).split(path.sep).slice(1);
  const own = file.endsWith('icon.svg') ? ['icon.svg'] : [];
  return { file, words: [...folders.filter((word) => !word.startsWith('(')), ...own] };
});

/** How Next ranks what could answer: word by word a name before any one word, and that before any number of them. */
function rank({ words }: Place): string {
  return words.map((word) => (word.startsWith('[[...') ? '3' : word.startsWith('[...') ? '2' : word.startsWith('[') ? '1' : '0')).join('');
}

function fits({ words: [word, ...rest] }: Place, asked: string[]): boolean {
  if (word === undefined) return asked.length === 0;
  if (word.startsWith('[[...')) return true;
  const [first, ...others] = asked;
  if (first === undefined) return false;
  if (word.startsWith('[...')) return true;
  return (word.startsWith('[') || word === first) && fits({ file: '', words: rest }, others);
}

function fileOf(address: string): string {
  const asked = address.split('/').filter(Boolean);
  const [best] = TREE.filter((place) => fits(place, asked)).toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1));
  if (best === undefined) throw new Error(`nothing in app/ answers ${address}`);
  return best.file;
}

/** The door that a file of app/ opens; what opens none is a page of the application. */
function doorIn(file: string): string {
  return /answeredBy\('(\w+)'\)/.exec(readFileSync(file, 'utf8'))?.[1] ?? 'application';
}

const ARTICLE = '019a-0001';
const filled = (address: string) => address.replace(/\{\w+\}|\[\w+\]/g, ARTICLE);

const OPERATED = OPERATIONS.map((operation) => filled(`/studio/api${operation.path}`));
const PAGES = TREE.filter(({ file }) => doorIn(file) === 'application' && !file.includes('[...okand]')).map(({ words }) =>
  filled(`/${words.join('/')}`),
);
const READERS = [
  '/',
  '/en',
  '/nyheter',
  '/nyheter/fyren',
  '/en/news/x',
  '/rss.xml',
  '/sitemap.xml',
  '/robots.txt',
  '/media/a/640.jpg',
  '/dela/x',
  '/ut/kod',
  '/api',
  '/api/x',
  '/.well-known/x',
  '/studiobesok',
];
const ASSISTANTS = MCP_OFFERS.map(({ name }) => `/studio/mcp/${name}`);
const OTHERS = [
  '/studio/live/x.json',
  '/studio/andrat-dar',
  '/studio/matning',
  '/studio/uppladdning/x',
  '/studio/stil/lasare.css',
  ...Object.values(ENDPOINTS),
  '/api/auth/csrf',
  '/api/auth/callback/credentials',
  '/api/auth/oidc',
  '/api/auth/oidc/svar',
  '/.well-known/oauth-authorization-server',
  '/.well-known/oauth-protected-resource/studio/mcp/redaktion',
  '/studio/vad/som/helst',
];
const TABLE = Object.keys(ADDRESSES).filter((address) => address !== '/_next');

describe('app/ and the table of doors name the same for', () => {
  test.each([...new Set([...OPERATED, ...PAGES, ...READERS, ...ASSISTANTS, ...OTHERS, ...TABLE])])('%s', (address) => {
    expect(doorIn(fileOf(address))).toBe(doorAt(address));
  });

  test('every file of app/ is asked for here', () => {
    const asked = [...OPERATED, ...PAGES, ...READERS, ...ASSISTANTS, ...OTHERS, ...TABLE].map(fileOf);
    expect(TREE.map(({ file }) => file).filter((file) => !asked.includes(file))).toEqual([]);
  });
});

describe('the map in docs/ARCHITECTURE.md', () => {
  const document = readFileSync('docs/ARCHITECTURE.md', 'utf8');
  const named = (pattern: RegExp) => [...new Set([...document.matchAll(pattern)].map(([, name = '']) => name))];

  test('has every file of app/ that answers, and nothing that is not there', () => {
    const rows = document.split('\n').filter((line) => line.startsWith('|') && line.includes('`app/'));
    const places = rows.flatMap((row) => [...(row.split('|')[2] ?? '').matchAll(/`(app\/[^`]+)`/g)].map(([, place = '']) => place));
    const isIn = (file: string) => (place: string) => file === place || file.startsWith(`${place}/`);
    const files = TREE.map(({ file }) => file);
    expect(files.filter((file) => !places.some(isIn(file)))).toEqual([]);
    expect(places.filter((place) => !files.some((file) => isIn(file)(place)))).toEqual([]);
  });

  test('names every room of lib', () => {
    const told = named(/`lib\/([\w{},/-]+)/g).flatMap((name) => /^\{(.*)\}$/.exec(name)?.[1]?.split(',') ?? [name.split('/')[0] ?? '']);
    const rooms = readdirSync('lib', { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(rooms.map(({ name }) => name).filter((name) => !told.includes(name))).toEqual([]);
  });
});

test('a file of app/ that opens a door does nothing else', () => {
  for (const { file } of TREE.filter((place) => doorIn(place.file) !== 'application')) {
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(3);
  }
});

test('every page of the application stands behind the gate, and no door does', () => {
  const patterns = config.matcher.map((pattern) => new RegExp(`^${pattern}$`));
  const gated = (address: string) => patterns.some((pattern) => pattern.test(address));
  for (const address of [...PAGES, '/studio', '/studio/', '/studio/vad/som/helst', '/studio/apier', '/studio/live-x'].filter(
    (page) => page !== '/icon.svg',
  )) {
    expect([address, gated(address)]).toEqual([address, true]);
  }
  for (const address of [...OPERATED, ...READERS, ...ASSISTANTS, ...TABLE.filter((one) => doorAt(one) !== 'application')]) {
    expect([address, gated(address)]).toEqual([address, false]);
  }
});
