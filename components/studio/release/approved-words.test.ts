import { expect, test } from 'vitest';
import { approvedWords } from '#components/studio/release/approved-words.ts';

const NOW = Date.parse('2026-11-20T13:00:00Z');

test.each([
  ['klar', null, 'är publicerad'],
  ['schemalagd', '2026-11-21T05:00:00Z', 'går ut i morgon 06.00'],
  ['koad', null, 'ligger i kö och publiceras så snart det går'],
] as const)('an approved publication that is %s', (tillstand, datum, words) => {
  expect(approvedWords({ release: { tillstand }, datum }, NOW)).toBe(words);
});
