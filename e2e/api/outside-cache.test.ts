import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
    mellanlager: { STUDIO_MELLANLAGER: `varnish+${outside}` },
  });
  varnish = await startVarnish(port, studio.url);
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
    const purge = (keys: string) => send({ method: 'PURGE', path: '/', headers: { 'X-Studio-Nycklar': keys } }, outside);
    expect((await purge('studio|listor')).status).toBe(200);
    for (const keys of ['', '.*', 'a" || obj.ttl > 0s', 'a b']) expect((await purge(keys)).status).toBe(400);
    for (const path of ['/studio/logga-in', '/studio/api/jag', '/halsa', '/sok?q=ord']) {
      await read(path);
      expect(wasKept(await read(path)), path).toBe(false);
    }
  });

  test('what was to be forgotten while it could not be told is, when it is back', async () => {
    const { id, path } = await released();
    await keptAt(path);
    await varnish.stop();
    expect((await chief.takeDown(id)).status).toBe(200);
    varnish = await startVarnish(port, studio.url);
    await expect.poll(async () => (await read(path)).status, { timeout: 30_000 }).toBe(302);
  });
});

test('without one outside, nobody is told that a page may be kept', async () => {
  const { headers } = await send({ method: 'GET', path: '/' });
  expect([headers['cache-control'], headers['surrogate-key']]).toEqual(['public, max-age=0, must-revalidate', undefined]);
});
