import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { indexNow, indexNowKeyPath } from '#lib/adapters/search-engines/indexnow.ts';
import type { Network } from '#lib/internet/network.ts';

const SITE = { url: 'https://kvallsro.example', key: '0123456789abcdef0123456789abcdef' };

let server: Server;
let heard: { line: string; host: string | undefined; body: unknown }[];
let status: number;
let network: Network;

beforeEach(async () => {
  [heard, status] = [[], 200];
  server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const body: unknown = JSON.parse(Buffer.concat(pieces).toString());
      heard.push({ line: `${request.method} ${request.url} ${request.headers['content-type']}`, host: request.headers.host, body });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Listening on a port, it has an address of one.
  const { port } = server.address() as AddressInfo;
  network = { resolve: async () => ['203.0.114.7'], connect: () => connect(port, '127.0.0.1') };
});

afterEach(() => new Promise((resolve) => server.close(resolve)));

const tell = () => indexNow(SITE, network).tell([`${SITE.url}/mat/surdeg`], new AbortController().signal);

describe('IndexNow is told', () => {
  test('which addresses of which site, and where its key lies', async () => {
    expect(await tell()).toEqual({ utfall: 'taget' });
    expect(heard).toEqual([
      {
        line: 'POST /indexnow application/json',
        host: 'api.indexnow.org',
        body: {
          host: 'kvallsro.example',
          key: SITE.key,
          keyLocation: `${SITE.url}${indexNowKeyPath(SITE.key)}`,
          urlList: [`${SITE.url}/mat/surdeg`],
        },
      },
    ]);
  });

  test.each([
    [202, { utfall: 'taget' }],
    [400, { utfall: 'nekat', status: 400 }],
    [403, { utfall: 'nekat', status: 403 }],
    [422, { utfall: 'nekat', status: 422 }],
  ])('and %i is an answer', async (answered, outcome) => {
    status = answered;
    expect(await tell()).toEqual(outcome);
  });

  test.each([301, 429, 500, 503])('and not known to have heard when it answers %i', async (answered) => {
    status = answered;
    await expect(tell()).rejects.toThrow(`answered ${answered}`);
  });

  test('nor when nobody is there', async () => {
    network = { resolve: async () => ['127.0.0.1'], connect: () => connect(9, '127.0.0.1') };
    await expect(tell()).rejects.toThrow();
    expect(heard).toEqual([]);
  });
});
