import { expect, test } from 'vitest';
import { distinctWords } from '#lib/content/distinct-words.ts';

test('a word stands once, as it was written first', () => {
  expect(distinctWords([' Bro', 'å  ', 'bro', '', ' ', 'en \n å', 'Å'])).toEqual(['Bro', 'å', 'en å']);
});
