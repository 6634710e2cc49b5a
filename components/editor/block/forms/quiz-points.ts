import type { z } from 'zod';
import type { attrs } from '#lib/blocks/quizfragor/schema.ts';

export type QuizAttrs = z.infer<typeof attrs>;
export type QuizQuestion = NonNullable<QuizAttrs['fragor']>[number];
export type QuizAlternative = NonNullable<QuizQuestion['alternativ']>[number];
export type QuizResult = NonNullable<QuizAttrs['resultat']>[number];

type Points = Readonly<Record<string, number>>;

/** The keys of the results, in their order, each once. */
export function resultKeys(results: readonly QuizResult[]): string[] {
  return [...new Set(results.map(({ nyckel }) => nyckel?.trim() ?? ''))].filter((key) => key !== '');
}

/** The first letter that no result has. */
export function nextKey(results: readonly QuizResult[]): string {
  const taken = new Set(resultKeys(results).map((key) => key.toLocaleUpperCase('sv')));
  return [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].find((letter) => !taken.has(letter)) ?? '';
}

/** An answer's points with a key given one point, or taken away; undefined when none are left. What a key weighs stays otherwise. */
export function withKey(points: Points | undefined, key: string, isOn: boolean): Points | undefined {
  const { [key]: before, ...others } = points ?? {};
  const next = isOn ? { ...others, [key]: before ?? 1 } : others;
  return Object.keys(next).length === 0 ? undefined : next;
}

/** The questions with the points for one key given to another: its result was renamed. */
export function withKeyRenamed(questions: readonly QuizQuestion[], from: string, to: string): QuizQuestion[] {
  const renamed = (points: Points) => Object.fromEntries(Object.entries(points).map(([key, number]) => [key === from ? to : key, number]));
  return questions.map((question) =>
    question.alternativ === undefined
      ? question
      : {
          ...question,
          alternativ: question.alternativ.map((alternative) =>
            alternative.poang?.[from] === undefined ? alternative : { ...alternative, poang: renamed(alternative.poang) },
          ),
        },
  );
}

/** The answers with one of them right and the others not. */
export function withRight(alternatives: readonly QuizAlternative[], right: number): QuizAlternative[] {
  return alternatives.map(({ ratt: _, ...alternative }, index) => (index === right ? { ...alternative, ratt: true } : alternative));
}

/** The numbers of right answers that no result is for yet: from the one after the highest that has one, to all. */
export function nextRange(results: readonly QuizResult[], questions: number): { fran: number; till: number } {
  const fran = Math.max(-1, ...results.map(({ till }) => till ?? -1)) + 1;
  return { fran, till: Math.max(fran, questions) };
}
