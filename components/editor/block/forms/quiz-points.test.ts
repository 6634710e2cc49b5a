import { expect, test } from 'vitest';
import {
  nextKey,
  nextRange,
  type QuizQuestion,
  resultKeys,
  withKey,
  withKeyRenamed,
  withRight,
} from '#components/editor/block/forms/quiz-points.ts';

test('the letters to choose from are those of the results', () => {
  expect(resultKeys([{ nyckel: 'A' }, { nyckel: ' B ' }, {}, { nyckel: 'A' }])).toEqual(['A', 'B']);
});

test('a new result gets the first letter that is free', () => {
  expect(nextKey([])).toBe('A');
  expect(nextKey([{ nyckel: 'a' }, { nyckel: 'C' }])).toBe('B');
});

test('a letter is one point, and keeps what it weighs', () => {
  expect(withKey(undefined, 'A', true)).toEqual({ A: 1 });
  expect(withKey({ A: 2, B: 1 }, 'A', true)).toEqual({ A: 2, B: 1 });
  expect(withKey({ A: 2, B: 1 }, 'A', false)).toEqual({ B: 1 });
  expect(withKey({ A: 2 }, 'A', false)).toBeUndefined();
});

test('the answers follow a result that gets another letter', () => {
  const questions: QuizQuestion[] = [
    { fraga: 'Var?', alternativ: [{ text: 'Här', poang: { A: 2 } }, { text: 'Där', poang: { B: 1 } }, { text: 'Vet ej' }] },
    {},
  ];
  expect(withKeyRenamed(questions, 'A', 'X')).toEqual([
    { fraga: 'Var?', alternativ: [{ text: 'Här', poang: { X: 2 } }, { text: 'Där', poang: { B: 1 } }, { text: 'Vet ej' }] },
    {},
  ]);
});

test('one answer is right and no other', () => {
  expect(withRight([{ text: 'Ett', ratt: true }, { text: 'Två' }], 1)).toEqual([{ text: 'Ett' }, { text: 'Två', ratt: true }]);
});

test('a new result is for the numbers that have none', () => {
  expect(nextRange([], 5)).toEqual({ fran: 0, till: 5 });
  expect(nextRange([{ fran: 0, till: 2 }, {}], 5)).toEqual({ fran: 3, till: 5 });
  expect(nextRange([{ fran: 0, till: 5 }], 5)).toEqual({ fran: 6, till: 6 });
});
