import { createServer, type RequestListener } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { wordPressClient } from '#lib/adapters/cms/wordpress/client.ts';
import type { HttpSend } from '#lib/adapters/cms/wordpress/http.ts';
import { wordPressCms } from '#lib/adapters/cms/wordpress.ts';
import { tracedOperation } from '#lib/traces/work.ts';

const stops: Array<() => Promise<void>> = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** A server in the place of WordPress that answers everything alike. */
async function instead(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
}

const takeDown = (url: string, send?: Parameters<typeof wordPressCms>[1]) =>
  wordPressCms({ url, user: 'a', password: 'b' }, send)
    .takeDown(
      { externalId: 'x', sektion: { id: 'nyheter', namn: 'Nyheter', kategori: 1 }, slug: 'x' },
      { sektionslank: null, onStep: () => {} },
    )
    .catch((error: unknown) => error);

const failing = (code: string) =>
  takeDown('https://tidningen.example', { send: () => Promise.reject(Object.assign(new Error(code), { code })) });

it('is given twice as long after each call that it was too slow for, within bounds', async () => {
  const given: number[] = [];
  const send: HttpSend = ({ timeout }) => {
    given.push(timeout);
    return Promise.reject(Object.assign(new Error('too slow'), { name: 'TimeoutError' }));
  };
  const client = wordPressClient({ url: 'https://tidningen.example', user: 'a', password: 'b' }, send);
  for (let nr = 0; nr < 4; nr++) await client.post('/x', {}).catch(() => undefined);
  await client.post('/x', new FormData()).catch(() => undefined);
  expect(given).toEqual([20_000, 40_000, 80_000, 80_000, 90_000]);
});

describe('what stands in the place of WordPress', () => {
  it('is told as what it is, and Studio tries on when it may pass', async () => {
    const html = '<!doctype html><title>Logga in';
    const page = '<!doctype html><title>Underhåll</title><p>Vi är strax tillbaka.';
    const form = '<!DOCTYPE html>\n<html><form><input name="pwd" type="password"></form></html>';
    const expected: Array<[answer: RequestListener, retryable: boolean, words: string]> = [
      [(_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(page), true, 'går att läsa'],
      [(_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(html), true, 'svarar med en inloggningssida'],
      [(_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(form), true, 'svarar med en inloggningssida'],
      [
        (_, response) => response.writeHead(302, { location: 'https://x.example/wp-login.php?redirect_to=/' }).end(),
        false,
        'skickar Studio till en inloggningssida',
      ],
      [(_, response) => response.writeHead(301, { location: 'https://www.x.example/' }).end(), false, 'leder vidare'],
      [(_, response) => response.writeHead(503, { 'retry-after': '7' }).end(html), true, 'tillfälligt stängd'],
      [(_, response) => response.writeHead(500).end(html), true, 'internt fel (500)'],
      [
        (_, response) =>
          response.writeHead(200).end('<br />\n<b>Warning</b>:  Undefined variable $x in <b>/w/a.php</b> on line <b>5</b><br />\n{"a":1}'),
        true,
        'PHP skriver ut felmeddelanden i svaren från WordPress',
      ],
      [
        (_, response) => response.writeHead(200).end('\nDeprecated: Old() is old in /w/b.php on line 7\n{"a":1}'),
        true,
        ': Old() is old in /w/b.php on line 7',
      ],
      [(_, response) => response.writeHead(200, { age: '31' }).end('{}'), true, 'En cache framför WordPress'],
      [(_, response) => response.writeHead(200, { 'x-studio-asked': 'en annan' }).end('{}'), true, 'En cache framför WordPress'],
      [(_, response) => response.writeHead(429, { 'retry-after': '7' }).end(html), true, 'fler anrop'],
      [(_, response) => response.writeHead(403).end(html), false, 'får inte'],
      [(_, response) => response.writeHead(200).end('{"post":'), true, 'går att läsa'],
      [(_, response) => response.writeHead(200).end('{"annat":1}'), true, 'går att läsa'],
      [(request) => request.socket.destroy(), true, 'går inte att nå'],
    ];
    for (const [answer, retryable, words] of expected) {
      const failure = await takeDown(await instead(answer));
      expect(failure).toMatchObject({
        name: 'CmsFailure',
        retryable,
        orsak: expect.stringContaining(words),
        atgard: expect.stringMatching(/\.$/),
      });
    }
  });

  it('keeps the time that it asks Studio to wait', async () => {
    const url = await instead((_, response) => response.writeHead(429, { 'retry-after': '7' }).end());
    expect(await takeDown(url)).toMatchObject({ retryAfter: 7 });
  });
});

describe('the way to WordPress', () => {
  it('is told of the call that it is work of, so that the logs of both are found to be of the same', async () => {
    const told: unknown[] = [];
    const url = await instead(({ headers }, response) => {
      told.push(headers['x-request-id']);
      response.writeHead(503).end();
    });
    await tracedOperation({ operation: 'taNedInnehall', av: 'person', korrelation: 'ett-anrop' }, () => takeDown(url));
    await takeDown(url);
    expect(told).toEqual(['ett-anrop', undefined]);
  });

  it('may have a certificate that is wrong, or a name nobody knows', async () => {
    expect(await failing('CERT_HAS_EXPIRED')).toMatchObject({ retryable: true, orsak: 'Certifikatet för tidningen.example har gått ut.' });
    for (const code of ['DEPTH_ZERO_SELF_SIGNED_CERT', 'ERR_TLS_CERT_ALTNAME_INVALID', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE']) {
      expect(await failing(code)).toMatchObject({ retryable: true, orsak: expect.stringContaining(`går inte att lita på (${code})`) });
    }
    for (const code of ['ENOTFOUND', 'EAI_AGAIN']) {
      expect(await failing(code)).toMatchObject({ retryable: true, orsak: 'Namnet tidningen.example går inte att slå upp på nätet.' });
    }
    expect(await failing('ECONNREFUSED')).toMatchObject({ retryable: true, orsak: expect.stringContaining('går inte att nå') });
  });

  it('may be slow in any part', async () => {
    const slow = Object.assign(new Error('slow'), { name: 'TimeoutError' });
    expect(await takeDown('https://tidningen.example', { send: () => Promise.reject(slow) })).toMatchObject({
      retryable: true,
      orsak: expect.stringContaining('svarade inte i tid'),
    });
  });

  it('may be open to anybody who listens', async () => {
    const check = (url: string) => wordPressCms({ url, user: 'a', password: 'b' }, { send: () => Promise.reject(new Error('x')) }).check();
    const codes = async (url: string) => (await check(url)).map(({ kod }) => kod);
    expect(await codes('http://tidningen.example')).toEqual(['cms_https', 'cms_onabar']);
    expect(await codes('https://tidningen.example')).toEqual(['cms_onabar']);
    expect(await codes('http://127.0.0.1:8080')).toEqual(['cms_onabar']);
  });
});
