import { expect, test } from 'vitest';
import { endsSoon, leaseWords } from '#components/studio/tasks/task-words.ts';

const NOW = Date.parse('2026-11-24T10:00:00Z');
const after = (seconds: number) => new Date(NOW + seconds * 1000).toISOString();

test.each([
  [1800, '30 min kvar', false],
  [1799, '29 min kvar', false],
  [299, '4 min kvar', true],
  [59, 'under en minut kvar', true],
  [0, undefined, true],
  [-60, undefined, true],
])('with %i seconds left of a lease', (seconds, words, soon) => {
  expect(leaseWords(after(seconds), NOW)).toBe(words);
  expect(endsSoon(after(seconds), NOW)).toBe(soon);
});
