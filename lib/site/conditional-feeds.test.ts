import { beforeEach, describe, expect, test } from 'vitest';
import { type SiteUnderTest, siteUnderTest } from '#lib/site/site-under-test.ts';
import { article } from '#lib/site/source-in-memory.ts';
import { STEADY_AFTER_MS } from '#lib/site/steady-since.ts';

const FEEDS = [
  '/rss.xml',
  '/atom.xml',
  '/feed.json',
  '/nyheter/rss.xml',
  '/tagg/fyrar/rss.xml',
  '/skribent/elias-norrgard/atom.xml',
  '/en/rss.xml',
];
let site: SiteUnderTest;
let now: number;

const articles = (rubrik: string) => [
  article({ rubrik, ansvarig: 'Elias Norrgård' }),
  article({ id: 'a2', sprak: 'en', slug: 'the-light', rubrik }),
];
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') => site.ask(path, { headers, method });

beforeEach(async () => {
  now = Date.parse('2026-11-20T08:00:00.400Z');
  site = await siteUnderTest({}, { now: () => new Date(now) });
  site.source.tags.add('fyrar');
  site.source.authors.add('Elias Norrgård');
  site.source.articles = articles('Fyren tänds');
});

describe.each(FEEDS)('%s', (path) => {
  /** What a reader is told who has asked for it when it had been the same for a while. */
  let etag: string;
  let modified: string;

  beforeEach(async () => {
    await ask(path);
    now += STEADY_AFTER_MS;
    const { headers } = await ask(path);
    [etag, modified] = [headers.etag ?? '', headers['last-modified'] ?? ''];
    // The moment from which no instance gives what was there before.
    expect(modified).toBe('Fri, 20 Nov 2026 08:00:10 GMT');
  });

  test.each<[string, (had: { etag: string; modified: string }) => Record<string, string>, number]>([
    ['the version', ({ etag: tag }) => ({ 'If-None-Match': tag }), 304],
    ['the version, called weak', ({ etag: tag }) => ({ 'If-None-Match': `W/${tag}` }), 304],
    ['the version among others', ({ etag: tag }) => ({ 'If-None-Match': `"a", W/"b",${tag} , "c"` }), 304],
    ['the version among very many', ({ etag: tag }) => ({ 'If-None-Match': [...Array(4_000).fill('"a"'), tag].join(', ') }), 304],
    ['any version', () => ({ 'If-None-Match': '*' }), 304],
    ['another version', () => ({ 'If-None-Match': '"gammal"' }), 200],
    ['it since then', ({ modified: since }) => ({ 'If-Modified-Since': since }), 304],
    ['it since later', () => ({ 'If-Modified-Since': 'Fri, 20 Nov 2026 08:00:15 GMT' }), 304],
    ['it since another instance may have given what was before', () => ({ 'If-Modified-Since': 'Fri, 20 Nov 2026 08:00:05 GMT' }), 200],
    ['it since later, in a form of before', () => ({ 'If-Modified-Since': 'Friday, 20-Nov-26 08:00:15 GMT' }), 304],
    ['it since before it was so', () => ({ 'If-Modified-Since': 'Fri, 20 Nov 2026 08:00:00 GMT' }), 200],
    ['it since nobody knows when', () => ({ 'If-Modified-Since': 'igår' }), 200],
    ['another version since then', ({ modified: since }) => ({ 'If-None-Match': '"gammal"', 'If-Modified-Since': since }), 200],
    ['the version since before', ({ etag: tag }) => ({ 'If-None-Match': tag, 'If-Modified-Since': 'Fri, 20 Nov 2020 08:00:00 GMT' }), 304],
    ['no version, and wants what it has of another', () => ({ 'If-Match': '"gammal"' }), 200],
    ['no version, and wants it as it was', () => ({ 'If-Unmodified-Since': 'Fri, 20 Nov 2020 08:00:00 GMT' }), 200],
    ['a part, and wants another', () => ({ Range: 'bytes=0-9' }), 200],
    ['a part of the version', ({ etag: tag }) => ({ Range: 'bytes=0-9', 'If-Range': tag }), 200],
    ['a thousand parts', () => ({ Range: `bytes=${Array(1_000).fill('0-1').join(',')}` }), 200],
    ['a part that there is not', () => ({ Range: 'bytes=99999999-' }), 200],
  ])('whoever has %s is answered so', async (_, headersOf, status) => {
    const whole = await ask(path);
    for (const method of ['GET', 'HEAD']) {
      const answer = await ask(path, headersOf({ etag, modified }), method);
      expect([method, answer.status, answer.headers.etag, answer.headers['last-modified']]).toEqual([method, status, etag, modified]);
      expect(answer.headers['accept-ranges']).toBeUndefined();
      expect(answer.headers['content-range']).toBeUndefined();
      expect(answer.text).toBe(status === 304 || method === 'HEAD' ? '' : whole.text);
    }
  });

  test('is given whole when it has changed, within the same second too', async () => {
    // Somebody has had it, and it changes in the second that they had it from.
    site.source.articles = articles('Fyren släcks');
    site.pages.clear();
    const since = new Date(now).toUTCString();
    const fresh = await ask(path, { 'If-Modified-Since': since });
    expect([fresh.status, fresh.headers['last-modified']]).toEqual([200, undefined]);
    now += STEADY_AFTER_MS;
    const steady = await ask(path, { 'If-Modified-Since': since });
    expect([steady.status, steady.headers.etag, Date.parse(steady.headers['last-modified'] ?? '') > Date.parse(since)]).toEqual([
      200,
      fresh.headers.etag,
      true,
    ]);
  });

  test('is since the same when something is brought out that it does not tell of', async () => {
    site.pages.changed('annan', { isBroughtOut: true });
    now += 60_000;
    expect((await ask(path)).headers['last-modified']).toBe(modified);
  });

  // An article may have come and gone while nobody asked this instance, and a reader may have had it from another.
  test.each<[string, () => void]>([
    ['something is taken back', () => site.pages.changed('annan', { isBroughtOut: false })],
    ['anything may have changed', () => site.pages.clear()],
    ['changes are heard again', () => site.pages.setHearing(true)],
  ])('is given whole once more to whoever had it before %s, though it is the same', async (_, happens) => {
    now += 60_000;
    const since = new Date(now).toUTCString();
    happens();
    const first = await ask(path, { 'If-Modified-Since': since });
    expect([first.status, first.headers.etag, first.headers['last-modified']]).toEqual([200, etag, undefined]);
    now += STEADY_AFTER_MS;
    expect((await ask(path, { 'If-Modified-Since': since })).status).toBe(200);
    const { headers } = await ask(path);
    expect((await ask(path, { 'If-Modified-Since': headers['last-modified'] ?? '' })).status).toBe(304);
  });

  test('tells nobody since when while changes cannot be heard', async () => {
    site.pages.setHearing(false);
    for (const waited of [0, STEADY_AFTER_MS, STEADY_AFTER_MS]) {
      now += waited;
      expect((await ask(path, { 'If-Modified-Since': new Date(now).toUTCString() })).status).toBe(200);
    }
  });
});

test('what is not there is not there, whichever version somebody has', async () => {
  const having = { 'If-None-Match': '*', 'If-Modified-Since': 'Fri, 20 Nov 2026 08:00:05 GMT', Range: 'bytes=0-9' };
  for (const [name, value] of Object.entries(having)) expect((await ask('/finns-inte/rss.xml', { [name]: value })).status, name).toBe(404);
});
