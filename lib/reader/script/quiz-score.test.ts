import { describe, expect, test } from 'vitest';
import { type QuizData, quizScore } from '#lib/reader/script/quiz-score.ts';

describe('a quiz of knowledge', () => {
  const question = { alternativ: [{ ratt: false }, { ratt: true }] };
  const quiz: QuizData = {
    typ: 'kunskap',
    fragor: [question, question, question],
    resultat: [
      { fran: 0, till: 1, rubrik: 'Nära' },
      { fran: 2, till: 3, rubrik: 'Bra' },
    ],
  };

  test.each([
    [[0, 0, 0], 0, 0],
    [[1, 0, 0], 1, 0],
    [[1, 1, 0], 2, 1],
    [[1, 1, 1], 3, 1],
  ])('the answers %j are %i right', (svar, ratt, resultat) => {
    expect(quizScore(quiz, svar)).toEqual({ ratt, resultat });
  });

  test('without a result for the number there is only the number', () => {
    expect(quizScore({ ...quiz, resultat: [] }, [1, 1, 1])).toEqual({ ratt: 3, resultat: undefined });
  });
});

describe('a quiz of personality', () => {
  const question: QuizData['fragor'][number] = { alternativ: [{ poang: { A: 1 } }, { poang: { B: 1 } }, { poang: { A: 1, B: 3 } }, {}] };
  const quiz: QuizData = {
    typ: 'personlighet',
    fragor: [question, question, question],
    resultat: [
      { nyckel: 'A', rubrik: 'Expresståget' },
      { nyckel: 'B', rubrik: 'Sovvagnen' },
    ],
  };

  test.each([
    [[0, 0, 1], 0],
    [[1, 0, 1], 1],
    [[0, 0, 2], 0],
    [[0, 2, 1], 1],
  ])('the answers %j give the result %i', (svar, resultat) => {
    expect(quizScore(quiz, svar)).toEqual({ ratt: undefined, resultat });
  });

  test('of two with as many points the first is the result', () => {
    expect(quizScore(quiz, [0, 1, 3]).resultat).toBe(0);
  });

  test('no points are no result', () => {
    expect(quizScore(quiz, [3, 3, 3]).resultat).toBeUndefined();
  });
});
