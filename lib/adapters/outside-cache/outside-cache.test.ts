import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cloudflareCache } from '#lib/adapters/outside-cache/cloudflare.ts';
import { fastlyCache } from '#lib/adapters/outside-cache/fastly.ts';
import type { OutsideCachePort } from '#lib/adapters/outside-cache/port.ts';
import { VARNISH_KEYS_HEADER, varnishCache } from '#lib/adapters/outside-cache/varnish.ts';

interface Heard {
  line: string;
  keys: string[];
  credential: string | undefined;
}

let server: Server;
let url: string;
let heard: Heard[];
let status: number;

beforeEach(async () => {
  [heard, status] = [[], 200];
  server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const body = pieces.length === 0 ? {} : JSON.parse(Buffer.concat(pieces).toString());
      const inHeader = request.headers[VARNISH_KEYS_HEADER.toLowerCase()];
      heard.push({
        line: `${request.method} ${request.url}`,
        keys: body.surrogate_keys ?? body.tags ?? String(inHeader).split('|'),
        credential: request.headers.authorization ?? request.headers['fastly-key']?.toString(),
      });
      response.writeHead(status, { Location: '/någon-annanstans' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Listening on a port, it has an address of one.
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => new Promise((resolve) => server.close(resolve)));

const keys = Array.from({ length: 450 }, (_, nr) => `nyckel${nr}`);

describe.each<[string, () => OutsideCachePort, string, string | undefined, number]>([
  ['varnish without a key', () => varnishCache({ adresser: [url], nyckel: undefined }), 'PURGE /', undefined, 3],
  ['varnish', () => varnishCache({ adresser: [url], nyckel: 'k' }), 'PURGE /', 'Bearer k', 3],
  ['fastly', () => fastlyCache({ tjanst: 'tjanst', nyckel: 'k' }, url), 'POST /service/tjanst/purge', 'k', 2],
  ['cloudflare', () => cloudflareCache({ zon: 'zon', nyckel: 'k' }, url), 'POST /zones/zon/purge_cache', 'Bearer k', 15],
])('%s', (_name, cache, line, credential, calls) => {
  test('is told every key once, as many at a time as it takes', async () => {
    await cache().forget(keys);
    expect(heard.flatMap(({ keys: some }) => some)).toEqual(keys);
    expect(heard.map(({ line: asked, credential: shown }) => [asked, shown])).toEqual(Array(calls).fill([line, credential]));
  });

  test.each([302, 401, 429, 500])('is not believed to have forgotten when it answers %i', async (refused) => {
    status = refused;
    await expect(cache().forget(['a'])).rejects.toThrow(`answered ${refused}`);
  });
});

test('of two servers of which one is away, the other has been told', async () => {
  await expect(varnishCache({ adresser: ['http://127.0.0.1:9', url], nyckel: undefined }).forget(['a'])).rejects.toThrow();
  await expect.poll(() => heard).toHaveLength(1);
});
