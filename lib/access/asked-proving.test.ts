import { expect, test } from 'vitest';
import { askedProving, isProved, provingOfNewsroom } from '#lib/access/asked-proving.ts';
import { FIRST_SETTINGS } from '#lib/contract/settings.ts';

const NOW = '2026-11-20T08:00:00Z';
const { granskning } = FIRST_SETTINGS;

test('nothing is asked where nobody has asked it', () => {
  expect(provingOfNewsroom(granskning)).toBeNull();
  expect(askedProving(null, null)).toBeNull();
  expect(askedProving(undefined, null)).toBeNull();
  expect(isProved(undefined, null, NOW)).toBe(true);
});

test('an agent is held to the more of what the newsroom and itself ask, in each part', () => {
  const newsroom = provingOfNewsroom({ ...granskning, agenters_prov: 80, agenters_prov_dagar: 30 });
  expect(newsroom).toEqual({ minst: 0.8, dagar: 30 });
  expect(askedProving(null, newsroom)).toEqual(newsroom);
  expect(askedProving({ minst: 1, dagar: 90 }, newsroom)).toEqual({ minst: 1, dagar: 30 });
  expect(askedProving({ minst: 0.5, dagar: 7 }, newsroom)).toEqual({ minst: 0.8, dagar: 7 });
  expect(askedProving({ minst: 0.5, dagar: 7 }, null)).toEqual({ minst: 0.5, dagar: 7 });
});

test.each<[number, string, boolean]>([
  [0.8, '2026-10-21T08:00:00Z', true],
  [0.8, '2026-10-21T07:59:59Z', false],
  [0.79, NOW, false],
  [1, NOW, true],
])('a score of %d at %s is enough: %s', (poang, tid, enough) => {
  expect(isProved({ poang, tid }, { minst: 0.8, dagar: 30 }, NOW)).toBe(enough);
});
