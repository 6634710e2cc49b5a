import { expect, test } from 'vitest';
import { spentWords, usedWords } from '#components/studio/agents/use-words.ts';
import { NO_QUOTA, NO_USAGE } from '#lib/contract/agent.ts';

const plain = (words: string | undefined) => words?.replaceAll(/\s/g, ' ');

test('what is used is told with its limit, and what is neither used nor bounded is not', () => {
  expect(usedWords(NO_USAGE, NO_QUOTA)).toBe('inget');
  const used = { utkast: 1, releaser: 1, ai_tokens: 12_300, ai_kostnad: 0.1234 };
  expect(plain(usedWords(used))).toBe('1 utkast · 1 publicering · 12 300 AI-tokens · AI för 0,1234');
  expect(plain(usedWords(NO_USAGE, { ...NO_QUOTA, releaser: 1, ai_tokens: 50_000 }))).toBe('0 av 1 publicering · 0 av 50 000 AI-tokens');
  expect(plain(usedWords({ ...used, ai_kostnad: 0.000_04 }, { ...NO_QUOTA, ai_kostnad: 1.5 }))).toContain('AI för 0,00004 av 1,5');
});

test('of a limit of none it is told that it may not, and what it has used though where it has', () => {
  const none = { utkast: 0, releaser: 0, ai_tokens: 0, ai_kostnad: 0 };
  expect(usedWords(NO_USAGE, none)).toBe('får inte skapa utkast · får inte publicera · får inte använda AI');
  expect(usedWords({ ...NO_USAGE, ai_tokens: 7 }, { ...NO_QUOTA, ai_tokens: 0 })).toBe('7 av 0 AI-tokens');
});

test('what is used up is told by itself, and nothing of a limit of none', () => {
  const used = { utkast: 3, releaser: 0, ai_tokens: 60_000, ai_kostnad: 2.5 };
  expect(spentWords(used, NO_QUOTA)).toBeUndefined();
  expect(spentWords(used, { ...NO_QUOTA, releaser: 0, utkast: 4 })).toBeUndefined();
  expect(plain(spentWords(used, { utkast: 3, releaser: 5, ai_tokens: 50_000, ai_kostnad: 2.5 }))).toBe(
    'Agenten har använt allt den får i dag: 3 utkast, 50 000 AI-tokens och AI för 2,5.',
  );
  // Ten parts of 0.1, added up.
  expect(spentWords({ ...NO_USAGE, ai_kostnad: 0.999_999_999_999_999_9 }, { ...NO_QUOTA, ai_kostnad: 1 })).toContain('AI för 1.');
});
