import { expect, test } from 'vitest';
import { intervalOptions, intervalWords, relevanceWords } from '#components/studio/ideas/idea-words.ts';

test('what an agent has set can be seen and kept among the intervals', () => {
  expect(intervalWords(30)).toBe('Varje halvtimme');
  expect([21, 22, 45, 111].map(intervalWords)).toEqual(['Var 21:a minut', 'Var 22:a minut', 'Var 45:e minut', 'Var 111:e minut']);
  expect(intervalOptions(30).map(({ id }) => id)).not.toContain('45');
  expect(intervalOptions(45).map(({ id }) => id)).toContain('45');
});

test('why an idea stands out is told by the words it has', () => {
  expect(relevanceWords({ relevans: 20, traffar: ['bro'] })).toBeUndefined();
  expect(relevanceWords({ relevans: 80, traffar: [] })).toBe('Relevant');
  expect(relevanceWords({ relevans: 80, traffar: ['bro', 'färja'] })).toBe('Relevant: bro, färja');
});
