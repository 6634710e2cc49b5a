import { expect, test } from 'vitest';
import { readDate, writeDate } from '#components/editor/form/date-text.ts';

const kept = (text: string, form: 'dag' | 'tid') => {
  const date = readDate(text, form);
  return date === undefined ? undefined : writeDate(date, form);
};

test('a day and a time are kept in the form they came in', () => {
  expect(kept('2026-11-20', 'dag')).toBe('2026-11-20');
  expect(kept('2026-11-20T08:05', 'tid')).toBe('2026-11-20T08:05');
});

test('a time with seconds or a space is the same minute', () => {
  expect(kept('2026-11-20T08:05:30', 'tid')).toBe('2026-11-20T08:05');
  expect(kept(' 2026-11-20 08:05 ', 'tid')).toBe('2026-11-20T08:05');
});

test('what is no day stays words', () => {
  for (const words of ['', 'i går', '2026-02-30', '20 november', '2026-11-20T08:05']) expect(readDate(words, 'dag')).toBeUndefined();
  for (const words of ['2026-11-20', '2026-11-20T25:00', '2026-11-20T08:05Z']) expect(readDate(words, 'tid')).toBeUndefined();
});
