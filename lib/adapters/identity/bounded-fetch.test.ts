import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { boundedFetch, isSafeAddress } from '#lib/adapters/identity/bounded-fetch.ts';

const stops: Array<() => void> = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

async function provider(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => server.close().closeAllConnections());
  // listen has been told a port, so that it is no pipe.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const ask = (address: string, signal = AbortSignal.timeout(5_000)) =>
  boundedFetch(address, { method: 'GET', headers: {}, body: undefined, redirect: 'manual', signal });

describe('what a provider answers', () => {
  test('is read as it is', async () => {
    const url = await provider((_, response) => response.writeHead(400, { 'Content-Type': 'application/json' }).end('{"error":"x"}'));
    const answer = await ask(url);
    expect([answer.status, answer.url, await answer.json()]).toEqual([400, url, { error: 'x' }]);
  });

  test('leads nowhere else', async () => {
    const url = await provider((_, response) => response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end());
    expect((await ask(url)).status).toBe(302);
  });

  test.each<[string, RequestListener]>([
    ['is too large', (_, response) => response.end('x'.repeat(300 * 1024))],
    ['has failed', (_, response) => response.writeHead(503).end()],
    ['breaks off', (_, response) => response.writeHead(200, { 'Content-Length': '10' }).write('x', () => response.destroy())],
  ])('is that it is away when it %s', async (_, answer) => {
    await expect(ask(await provider(answer))).rejects.toMatchObject({ name: 'IdentityFailure', reason: 'away' });
  });

  test('is waited for no longer than told, though it has begun', async () => {
    const url = await provider((_, response) => response.writeHead(200).write('x'));
    await expect(ask(url, AbortSignal.timeout(100))).rejects.toMatchObject({ reason: 'away' });
  });
});

test('nothing is asked where others could answer', async () => {
  expect(['https://id.exempel.se/x', 'http://localhost:1', 'http://[::1]/'].map(isSafeAddress)).toEqual([true, true, true]);
  expect(['http://id.exempel.se', 'http://127.0.0.1.exempel.se', 'ftp://localhost', 'x', ''].map(isSafeAddress)).toEqual(
    Array(5).fill(false),
  );
  await expect(ask('http://10.0.0.1/')).rejects.toMatchObject({ reason: 'away' });
});
