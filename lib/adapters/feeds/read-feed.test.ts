import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FeedUnreadable } from '#lib/adapters/feeds/port.ts';
import { feedsOver } from '#lib/adapters/feeds/read-feed.ts';
import type { Network } from '#lib/internet/network.ts';

const PUBLIC = '93.184.216.34';
const FEED =
  '<rss version="2.0"><channel><title>T</title><item><title>Bron</title><link>https://nyheter.example/1</link></item></channel></rss>';

let port: number;
/** What the one server of this internet answers, by host and path, and how it was asked last. */
const pages = new Map<string, (response: ServerResponse, headers: IncomingHttpHeaders) => void>();
const elsewhere = new Map([
  ['intranat.example', ['10.0.0.5']],
  ['tvetydig.example', [PUBLIC, '127.0.0.1']],
  ['ingen.example', []],
]);
const server = createServer(({ headers, url }, response) => {
  const page = pages.get(`${headers.host}${url}`);
  if (page === undefined) response.writeHead(404).end();
  else page(response, headers);
});
const network: Network = {
  resolve: async (host) => elsewhere.get(host) ?? [PUBLIC],
  connect: () => connect(port, '127.0.0.1'),
};

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on TCP has such an address.
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const never = new AbortController().signal;
const LIMITS = { bytes: 100_000, milliseconds: 300 };
const read = (path: string, known: { etag?: string; senastAndrad?: string } = {}, limits = { ...LIMITS, milliseconds: 60_000 }) =>
  feedsOver(network, limits).read({ adress: `https://${path}`, etag: null, senastAndrad: null, ...known }, never);
async function refusal(path: string, limits = { ...LIMITS, milliseconds: 60_000 }): Promise<FeedUnreadable> {
  const error: unknown = await read(path, {}, limits).catch((thrown: unknown) => thrown);
  if (!(error instanceof FeedUnreadable)) throw new Error('it was read', { cause: error });
  return error;
}

test('what has not changed is not sent again', async () => {
  pages.set('nyheter.example/rss', (response, headers) => {
    const isKnown = headers['if-none-match'] === '"a"' && headers['if-modified-since'] === 'Wed, 25 Nov 2026 09:00:00 GMT';
    if (isKnown) response.writeHead(304).end();
    else response.writeHead(200, { ETag: '"a"', 'Last-Modified': 'Wed, 25 Nov 2026 09:00:00 GMT' }).end(FEED);
  });
  const { flode, flyttat: _, ...known } = await read('nyheter.example/rss');
  expect(flode?.poster).toHaveLength(1);
  expect(known).toEqual({ etag: '"a"', senastAndrad: 'Wed, 25 Nov 2026 09:00:00 GMT' });
  expect(await read('nyheter.example/rss', { etag: '"a"', senastAndrad: 'Wed, 25 Nov 2026 09:00:00 GMT' })).toEqual({
    ...known,
    flode: undefined,
    flyttat: null,
  });
});

test('a feed that has moved is followed there, and its addresses are told from there', async () => {
  pages.set('gammal.example/rss', (response) => void response.writeHead(301, { Location: 'https://ny.example/rss' }).end());
  pages.set('ny.example/rss', (response) => void response.end(FEED.replace('https://nyheter.example/1', '/1')));
  expect((await read('gammal.example/rss')).flode?.poster[0]?.adress).toBe('https://ny.example/1');
});

test.each([
  ['for good', [301], 'https://steg1.example/rss'],
  ['for good twice', [308, 301], 'https://steg2.example/rss'],
  ['for now', [302], null],
  ['for good and then for now', [301, 307], 'https://steg1.example/rss'],
  ['for now and then for good', [302, 301], null],
])('of one that has moved %s it is told where it is from now on', async (_, statuses, flyttat) => {
  for (const [nr, status] of statuses.entries())
    pages.set(
      `steg${nr}.example/rss`,
      (response) => void response.writeHead(status, { Location: `https://steg${nr + 1}.example/rss` }).end(),
    );
  pages.set(`steg${statuses.length}.example/rss`, (response) => void response.end(FEED));
  expect((await read('steg0.example/rss')).flyttat).toBe(flyttat);
});

describe('what is no feed that can be read', () => {
  test.each([
    ['flode_borta', 404],
    ['flode_borta', 410],
    ['flode_nekat', 403],
    ['flode_svar', 500],
  ])('%s when it answers %i', async (kod, status) => {
    pages.set('nyheter.example/status', (response) => void response.writeHead(status).end());
    expect(await refusal('nyheter.example/status')).toMatchObject({ kod, params: { status } });
  });

  test.each([
    ['120', 120_000],
    ['9999999', 86_400_000],
    ['snart', 0],
  ])('a server that asks to be left alone for %s is', async (said, vanta) => {
    pages.set('nyheter.example/trott', (response) => void response.writeHead(429, { 'Retry-After': said }).end());
    expect(await refusal('nyheter.example/trott')).toMatchObject({ kod: 'flode_vantar', vanta });
  });

  test('one that leads round, or to what is no page of the web', async () => {
    pages.set('rund.example/', (response) => void response.writeHead(302, { Location: 'https://rund.example/' }).end());
    pages.set('fil.example/', (response) => void response.writeHead(302, { Location: 'file:///etc/passwd' }).end());
    for (const host of ['rund.example/', 'fil.example/']) expect((await refusal(host)).kod).toBe('flode_omdirigering');
  });

  test('a host of a network of one’s own, also where an address leads there or is one of several', async () => {
    pages.set('lur.example/', (response) => void response.writeHead(302, { Location: 'http://intranat.example/' }).end());
    for (const host of ['intranat.example/', 'tvetydig.example/', 'ingen.example/', 'lur.example/'])
      expect((await refusal(host)).kod).toBe('flode_vard');
  });

  test('one that never ends is given up: at its size when it is fast, at its time when it is slow', async () => {
    pages.set('strom.example/', (response) => {
      const piece = `<item><title>x</title></item>`.repeat(500);
      const more = () => {
        while (!response.destroyed && response.write(piece));
      };
      response.on('drain', more);
      response.write('<rss><channel>');
      more();
    });
    pages.set('sakta.example/', (response) => void response.write('<rss>'));
    expect(await refusal('strom.example/')).toMatchObject({ kod: 'flode_stor', params: { mb: 1 } });
    expect(await refusal('sakta.example/', LIMITS)).toMatchObject({ kod: 'flode_langsam', params: { sekunder: 1 } });
  });

  test('one that is broken off, packed, or in which nothing can be read', async () => {
    pages.set('av.example/', (response) => {
      response.writeHead(200, { 'Content-Length': 1_000 }).write('<rss>');
      setImmediate(() => response.destroy());
    });
    pages.set('packat.example/', (response) => void response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync(FEED)));
    pages.set('trasigt.example/', (response) => void response.end('<rss><channel><item><title>x</item></channel></rss>'));
    expect((await refusal('av.example/')).kod).toBe('flode_avbrutet');
    expect((await refusal('packat.example/')).kod).toBe('flode_packat');
    expect((await refusal('trasigt.example/')).kod).toBe('flode_trasigt');
  });
});
