import { expect, test } from 'vitest';
import { isBlank } from '#lib/content/blank.ts';
import { workedMs } from '#lib/turns/worked.ts';

test.each(['', ' \t\n', '\u00a0', '\u200b\u2060', '\ufeff', '\u00ad', '\u3164\u115f\uffa0', '\u2800', '\u0000', '\ufe0f', '\u202e'])(
  '%j shows a reader nothing',
  (text) => {
    expect(isBlank(text)).toBe(true);
  },
);

test.each(['a', ' ö ', '\u200bHej', '.', '0', '👩‍👩‍👧', 'שלום'])('%j shows something', (text) => {
  expect(isBlank(text)).toBe(false);
});

test('a long row of nothing is looked through at once', () => {
  const before = workedMs();
  expect(isBlank('\u200b '.repeat(500_000))).toBe(true);
  expect(workedMs() - before).toBeLessThan(500);
});
