import { expect, test } from 'vitest';
import { dayInWords, parseDay } from '#lib/content/day.ts';

test.each(['2026-03-12', '2024-02-29', ' 1911-10-10 '])('%s is a day', (text) => expect(parseDay(text)).toBe(text.trim()));

test.each(['', '2026-02-29', '2026-13-01', '2026-3-1', '12 mars 2026', '2026-03-12T10:00', '26-03-12', '0000-01-01'])(
  '%s is none',
  (text) => expect(parseDay(text)).toBeUndefined(),
);

test('a day is told in the words of the language', () => {
  expect(dayInWords('2026-03-12', 'sv')).toBe('12 mars 2026');
  expect(dayInWords('2026-03-12', 'en')).toBe('12 March 2026');
});
