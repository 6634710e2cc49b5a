import { describe, expect, test } from 'vitest';
import { BEACON_BYTES, type PageView } from '#lib/contract/page-view.ts';
import { askDoor } from '#lib/http/ask-door.ts';
import { beaconDoor } from '#lib/transports/doors/beacon.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36';
const VIEW = { innehall: '019a0000-0000-7000-8000-000000000001', sprak: 'sv', kalla: 'sok', sekunder: 40, djup: 80 };

/** What the door answers, and what it has counted. */
async function tell(body: string, headers: Record<string, string> = {}, method = 'POST', path = '/studio/matning') {
  const counted: PageView[] = [];
  const logged: unknown[] = [];
  const door = beaconDoor({ viewed: (view) => counted.push(view), log: { error: (entry: unknown) => logged.push(entry) } });
  const sent = { 'user-agent': BROWSER, 'content-type': 'text/plain;charset=UTF-8', ...headers };
  const answer = await askDoor(door, path, { method, headers: sent, body });
  return { answer, counted, logged };
}

test('what a browser tells is counted, and answered with nothing that anybody could keep', async () => {
  const { answer, counted } = await tell(JSON.stringify(VIEW), { origin: 'https://wordpress.example', cookie: 'studiosess=hemligt' });
  expect([answer.status, answer.text, answer.headers['cache-control'], answer.headers['set-cookie']]).toEqual([
    204,
    '',
    'no-store',
    undefined,
  ]);
  expect(counted).toEqual([VIEW]);
});

test('an id in capitals is that id', async () => {
  const { counted } = await tell(JSON.stringify({ ...VIEW, innehall: '019A0000-0000-7000-8000-00000000000A' }));
  expect(counted).toMatchObject([{ innehall: '019a0000-0000-7000-8000-00000000000a' }]);
});

describe('thanked and not counted is', () => {
  test.each([
    ['who asks not to be tracked', { dnt: '1' }],
    ['who asks for privacy', { 'sec-gpc': '1' }],
    ['a robot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['who does not say who it is', { 'user-agent': '' }],
    ['what is fetched ahead', { 'sec-purpose': 'prefetch;prerender' }],
  ])('%s', async (_, headers) => {
    const { answer, counted } = await tell(JSON.stringify(VIEW), headers);
    expect([answer.status, counted]).toEqual([204, []]);
  });

  test.each(
    [
      ['', '{', 'null', '[]', '"x"', '1', '{}', '\u0000', '{"__proto__":{}}'],
      [{ innehall: 'panna' }, { innehall: '' }, { innehall: [VIEW.innehall] }].map((more) => JSON.stringify({ ...VIEW, ...more })),
      [{ sprak: 'de' }, { sprak: 'SV' }, { kalla: 'https://www.google.se/' }].map((more) => JSON.stringify({ ...VIEW, ...more })),
      [
        { djup: 900 },
        { djup: -1 },
        { djup: 1.5 },
        { djup: '80' },
        { sekunder: 86_400 },
        { sekunder: -1 },
        { sekunder: 1e300 },
        { vem: 'jag' },
      ].map((more) => JSON.stringify({ ...VIEW, ...more })),
    ].flat(),
  )('%j', async (body) => {
    const { answer, counted, logged } = await tell(body);
    expect([answer.status, counted, logged]).toEqual([204, [], []]);
  });
});

test('what is more than 400 bytes is refused', async () => {
  const [most, more] = await Promise.all([tell('{}'.padEnd(BEACON_BYTES)), tell(JSON.stringify(VIEW).padEnd(BEACON_BYTES + 1))]);
  expect([most.answer.status, more.answer.status, more.counted]).toEqual([204, 413, []]);
  expect(JSON.parse(more.answer.text).fel[0]).toMatchObject({ kod: 'for_stor', orsak: expect.stringContaining('400 byte') });
});

test('a megabyte is refused before it is read', async () => {
  const { answer } = await tell('x', { 'content-length': '1000000' });
  expect(answer.status).toBe(413);
});

test.each(['GET', 'HEAD', 'PUT', 'OPTIONS'])('%s is refused with what there is', async (method) => {
  const { answer, counted } = await tell('', {}, method);
  expect([answer.status, answer.headers.allow, counted]).toEqual([405, 'POST', []]);
});

test('below the address there is nothing', async () => {
  const { answer } = await tell(JSON.stringify(VIEW), {}, 'POST', '/studio/matning/x');
  expect(answer.status).toBe(404);
  expect((await tell(JSON.stringify(VIEW), {}, 'POST', '/studio/matning?x=1')).counted).toHaveLength(1);
});
