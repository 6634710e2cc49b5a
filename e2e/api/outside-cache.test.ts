import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callerOf } from '#lib/http/told-before-next.ts';
import { stopwatch } from '#lib/machine/stopwatch.ts';
import { freePort } from '#lib/studio/free-port.ts';
import { startVarnish, varnishIsThere } from '../varnish.ts';
import type { Caller } from './newsroom/caller.ts';
import { send } from './newsroom/http.ts';
import { releaseDraft } from './newsroom/release-draft.ts';
import { type OwnNewsroom, ownNewsroom } from './studio/own-newsroom.ts';
import { ownStudio } from './studio/own-studio.ts';

/* A real Varnish in front of a Studio, with the rules that come with it: readers are kept from Studio, and never get what is no longer so. */

const isThere = await varnishIsThere();
/** After its call has been answered (docs/decisions/outside-cache.md), and a busy machine's share. */
const GONE_WITHIN_MS = 1_000;
const KEY = 'en-nyckel-som-bara-studio-har';

let newsroom: OwnNewsroom;
let studio: Awaited<ReturnType<typeof ownStudio>>;
let varnish: Awaited<ReturnType<typeof startVarnish>>;
let [port, outside] = [0, ''];
let chief: Caller;

const read = (path: string, headers: Record<string, string> = {}, at = outside) => send({ method: 'GET', path, headers }, at);
/** Whether it came from what is kept: Varnish names two requests then, this one and that which fetched it. */
const wasKept = ({ headers }: Awaited<ReturnType<typeof read>>) => String(headers['x-varnish']).split(' ').length === 2;
const keptAt = (path: string) => expect.poll(async () => wasKept(await read(path)), { timeout: 20_000 }).toBe(true);

beforeAll(async () => {
  if (!isThere) return;
  newsroom = await ownNewsroom();
  port = await freePort();
  outside = `http://127.0.0.1:${port}`;
  studio = await ownStudio({
    databaseUrl: newsroom.databaseUrl,
    silent: true,
    mellanlager: { STUDIO_MELLANLAGER: `varnish+${outside}`, STUDIO_MELLANLAGER_NYCKEL: KEY },
  });
  varnish = await startVarnish(port, studio.url, KEY);
  chief = await newsroom.as('chefredaktor', studio.url);
});

afterAll(async () => {
  if (!isThere) return;
  await varnish.stop();
  await studio.stop();
  await newsroom.end();
});

async function released() {
  const { id, revision, slug, fields } = await releaseDraft(chief);
  expect((await chief.release(id)).status).toBe(200);
  return { id, revision, fields, path: `/nyheter/${slug}`, rubrik: String(fields.rubrik) };
}

describe.runIf(isThere)('behind Varnish', () => {
  test('pages and feeds are given without Studio being asked, and browsers are told to ask', async () => {
    const { path } = await released();
    for (const each of ['/', '/nyheter', path, '/rss.xml', '/sitemap.xml']) await keptAt(each);
    const { headers } = await read(path);
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(headers['surrogate-key']).toBeUndefined();
    const again = await read(path, { 'If-None-Match': String(headers.etag) });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  test('what is taken down is gone within a second, from its page and from every list', async () => {
    const { id, path, rubrik } = await released();
    const lists = ['/', '/nyheter', '/rss.xml', '/en'];
    for (const each of [path, ...lists]) await keptAt(each);
    await expect.poll(async () => (await read('/')).text.includes(rubrik), { timeout: 20_000 }).toBe(true);
    expect((await chief.takeDown(id)).status).toBe(200);
    const watch = stopwatch();
    await expect.poll(async () => (await read(path)).status, { interval: 20, timeout: 20_000 }).toBe(302);
    for (const each of lists)
      await expect.poll(async () => (await read(each)).text.includes(rubrik), { interval: 20, timeout: 20_000 }).toBe(false);
    expect(watch()).toBeLessThan(GONE_WITHIN_MS);
  });

  test('what is released, and corrected, is read at once', async () => {
    await keptAt('/nyheter');
    const { id, revision, fields, path, rubrik } = await released();
    await expect.poll(async () => (await read('/nyheter')).text.includes(rubrik), { timeout: 20_000 }).toBe(true);
    await keptAt(path);
    await chief.saved(id, 'sv', { ...fields, bas: revision, rubrik: `${rubrik} rättad` });
    await chief.release(id);
    await expect.poll(async () => (await read(path)).text.includes(`${rubrik} rättad`), { timeout: 20_000 }).toBe(true);
    await expect.poll(async () => (await read('/nyheter')).text.includes(`${rubrik} rättad`), { timeout: 20_000 }).toBe(true);
  });

  test('a page that shows none of it stays', async () => {
    const first = await released();
    await keptAt('/robots.txt');
    await chief.takeDown(first.id);
    await expect.poll(async () => (await read(first.path)).status, { timeout: 20_000 }).toBe(302);
    expect(wasKept(await read('/robots.txt'))).toBe(true);
  });

  test('nobody else has pages forgotten, nor with keys that are none; and the newsroom is not kept', async () => {
    const purge = (keys: string, shown: Record<string, string> = { Authorization: `Bearer ${KEY}` }, at = outside) =>
      send({ method: 'PURGE', path: '/', headers: { 'X-Studio-Nycklar': keys, ...shown } }, at);
    expect((await purge('studio|listor')).status).toBe(200);
    await keptAt('/robots.txt');
    // From the machine itself, as whatever stands before Varnish there hands everybody's calls on.
    const wrong: Record<string, string>[] = [{}, ...['', 'Bearer ', `Bearer ${KEY}x`, KEY].map((Authorization) => ({ Authorization }))];
    for (const shown of wrong) expect((await purge('studio', shown)).status, JSON.stringify(shown)).toBe(403);
    const keyless = await startVarnish(await freePort(), studio.url, '');
    try {
      for (const shown of [...wrong, { Authorization: `Bearer ${KEY}` }])
        expect((await purge('studio', shown, keyless.url)).status, JSON.stringify(shown)).toBe(403);
    } finally {
      await keyless.stop();
    }
    expect(wasKept(await read('/robots.txt'))).toBe(true);
    for (const keys of ['', '.*', 'a" || obj.ttl > 0s', 'a b']) expect((await purge(keys)).status).toBe(400);
    for (const path of ['/studio/logga-in', '/studio/api/jag', '/halsa', '/sok?q=ord']) {
      await read(path);
      expect(wasKept(await read(path)), path).toBe(false);
    }
  });

  test('words in an address that change no page are one page there, and what does change it is its own', async () => {
    const { path } = await released();
    for (const page of ['/rss.xml', '/nyheter', path]) {
      // Of an address that nobody has asked for before.
      for (const word of ['?x=', '?utm_source=brev&utm_medium=', '?sida=x', '?sidan=', '?_rsc='])
        await expect
          .poll(async () => wasKept(await read(page + word + randomUUID())), { timeout: 20_000, message: page + word })
          .toBe(true);
    }
    // What Studio does not keep as the first page is not given as it.
    for (const [asked, status] of [
      ['/nyheter?sida=999', 404],
      ['/nyheter?utm=x&sida=999', 404],
      ['/nyheter?sida=x&sida=999', 404],
      [`${path}?del=7`, 302],
    ] as const)
      expect((await read(asked)).status, asked).toBe(status);
    // An old address is known by its words, and they go on.
    const old = `/gammalt-${randomUUID().slice(0, 8)}.php`;
    expect((await chief.post('/omdirigeringar', { fran: `${old}?id=1`, till: '/nyheter' })).status).toBe(201);
    expect((await chief.post('/omdirigeringar', { fran: old, till: '/mat' })).status).toBe(201);
    for (const [asked, till] of [
      [`${old}?id=1`, '/nyheter'],
      [`${old}?utm=x`, '/mat?utm=x'],
      [old, '/mat'],
    ] as const)
      expect((await read(asked)).headers.location, asked).toBe(till);
  });

  test('what was to be forgotten while it could not be told is, when it is back', async () => {
    const { id, path } = await released();
    await keptAt(path);
    await varnish.stop();
    expect((await chief.takeDown(id)).status).toBe(200);
    varnish = await startVarnish(port, studio.url, KEY);
    await expect.poll(async () => (await read(path)).status, { timeout: 30_000 }).toBe(302);
  });
});

test.runIf(isThere)('behind Varnish and what stands before it, both believed, whoever calls is known', async () => {
  const heard: Array<string | string[] | undefined> = [];
  const echo = createServer(({ url: address, headers }, response) => {
    if (address !== '/redo') heard.push(headers['x-forwarded-for']);
    response.end();
  });
  await once(echo.listen(0, '127.0.0.1'), 'listening');
  // Listening on a port, it has an address of one.
  const before = await startVarnish(await freePort(), `http://127.0.0.1:${(echo.address() as AddressInfo).port}`, KEY);
  try {
    // As what takes TLS off in front of it says: what the caller claims, and who called.
    const headers = { 'X-Forwarded-For': '203.0.113.7, 192.0.2.1' };
    await expect.poll(async () => (await read('/studio/api/jag', headers, before.url)).status, { timeout: 20_000 }).toBe(200);
    expect(callerOf(heard.at(-1), '127.0.0.1', 2)).toBe('192.0.2.1');
    // With one alone everybody is whoever stands before Varnish.
    expect(callerOf(heard.at(-1), '127.0.0.1', 1)).toBe('127.0.0.1');
  } finally {
    await before.stop();
    echo.close();
  }
});

test.runIf(isThere)('behind Varnish nobody waits for another old address of the same page', async () => {
  const ANSWERED_AFTER_MS = 400;
  const slow = createServer(({ url: address }, response) => {
    const answer = () => response.writeHead(address === '/redo' ? 200 : 301, { Location: '/nyheter', 'Cache-Control': 'no-cache' }).end();
    setTimeout(answer, address === '/redo' ? 0 : ANSWERED_AFTER_MS);
  });
  await once(slow.listen(0, '127.0.0.1'), 'listening');
  const before = await startVarnish(await freePort(), `http://127.0.0.1:${(slow.address() as AddressInfo).port}`, KEY);
  try {
    await expect.poll(async () => (await read('/gammal.php?id=0', {}, before.url)).status, { timeout: 20_000 }).toBe(301);
    const watch = stopwatch();
    const asked = Array.from({ length: 8 }, (_, nr) => read(`/gammal.php?id=${nr}`, {}, before.url));
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(Array(8).fill(301));
    expect(watch()).toBeLessThan(4 * ANSWERED_AFTER_MS);
  } finally {
    await before.stop();
    slow.close();
  }
});

test('without one outside, nobody is told that a page may be kept', async () => {
  const { headers } = await send({ method: 'GET', path: '/' });
  expect([headers['cache-control'], headers['surrogate-key']]).toEqual(['public, max-age=0, must-revalidate', undefined]);
});
