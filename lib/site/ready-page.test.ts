import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { askedFor } from '#lib/http/ask-door.ts';
import { makeReady, type RenderedPage, readyWhenAsked } from '#lib/site/ready-page.ts';
import { readyAnswer } from '#lib/transports/doors/ready-answer.ts';

const text = Array.from({ length: 4_000 }, (_, nr) => `ord${(nr * 7_919) % 613}`).join(' ');
const page: RenderedPage = { status: 200, headers: { 'Content-Type': 'text/html; charset=utf-8' }, body: text, kept: 'till-andring' };
const OPEN = { br: brotliDecompressSync, gzip: gunzipSync };

test.each(['br', 'gzip'] as const)('%s is made quickly for the first reader and better for those who come after', async (encoding) => {
  const ready = readyWhenAsked(page);
  const first = ready.bodies[encoding];
  const second = ready.bodies[encoding];
  expect(second.body).toBe(first.body);
  await expect.poll(() => ready.bodies[encoding].etag).not.toBe(first.etag);
  const better = ready.bodies[encoding];
  expect(better.body.length).toBeLessThan(first.body.length);
  for (const { body } of [first, better]) expect(OPEN[encoding](body).toString()).toBe(text);
});

test('whoever has an answer in one compression has it, also of a page that was made anew', async () => {
  const headers = { 'accept-encoding': 'br' };
  const etagOf = (answer: { headers: readonly string[] }) => answer.headers[answer.headers.indexOf('ETag') + 1] ?? '';
  const kept = readyWhenAsked(page);
  const quick = etagOf(readyAnswer(askedFor('/', { headers }), kept));
  readyAnswer(askedFor('/', { headers }), kept);
  await expect.poll(() => etagOf(readyAnswer(askedFor('/', { headers }), kept))).not.toBe(quick);
  const better = etagOf(readyAnswer(askedFor('/', { headers }), kept));
  for (const one of [kept, readyWhenAsked(page), await makeReady(page)]) {
    for (const etag of one === kept ? [quick, better] : [better]) {
      const answer = readyAnswer(askedFor('/', { headers: { ...headers, 'if-none-match': etag } }), one);
      expect([answer.status, etagOf(answer)]).toEqual([304, etag]);
    }
  }
  const other = readyWhenAsked({ ...page, body: `${text}!` });
  expect(readyAnswer(askedFor('/', { headers: { ...headers, 'if-none-match': better } }), other).status).toBe(200);
});

test('what is small is sent as it is', () => {
  const { bodies } = readyWhenAsked({ ...page, body: 'kort' });
  expect([bodies.br, bodies.gzip].map(({ body }) => body.toString())).toEqual(['kort', 'kort']);
});
