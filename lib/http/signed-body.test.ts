import { expect, test } from 'vitest';
import { isSigned, signatureOf } from '#lib/http/signed-body.ts';

const KEY = 'nyckel';
const NOW = new Date('2026-11-26T10:00:00Z');
const SECONDS = NOW.getTime() / 1_000;
const BODY = '{"post":12}';
const good = signatureOf(KEY, SECONDS, BODY);

test('holds of that body, by that key, within five minutes either way', () => {
  expect(good).toMatch(/^t=\d+,v1=[0-9a-f]{64}$/);
  for (const seconds of [0, 299, -299]) expect(isSigned(KEY, signatureOf(KEY, SECONDS + seconds, BODY), BODY, NOW)).toBe(true);
});

test.each([
  ['another body', KEY, good, '{"post":13}'],
  ['another key', 'annan', good, BODY],
  ['one that is too old', KEY, signatureOf(KEY, SECONDS - 301, BODY), BODY],
  ['one of tomorrow', KEY, signatureOf(KEY, SECONDS + 301, BODY), BODY],
  ['another time than it was made of', KEY, good.replace(`t=${SECONDS}`, `t=${SECONDS + 1}`), BODY],
  ['half of one', KEY, good.slice(0, -1), BODY],
  ['more than one', KEY, `${good},${good}`, BODY],
  ['none', KEY, '', BODY],
  ['words', KEY, 't=å,v1=ö', BODY],
])('refuses %s', (_, key, signature, body) => {
  expect(isSigned(key, signature, body, NOW)).toBe(false);
});
