import { beforeEach, expect, test } from 'vitest';
import { KeptAnswers } from '#lib/site/kept-answers.ts';
import type { Question } from '#lib/site/ready-page.ts';

let answers: KeptAnswers;
let asked: number;

beforeEach(() => {
  answers = new KeptAnswers();
  asked = 0;
});

async function fraga(): Promise<string> {
  asked += 1;
  return `svar ${asked}`;
}

const NEWEST: ReadonlyMap<string, Question> = new Map([['senaste', { svar: 'svar 0', fraga, namner: 'okant' }]]);

test('an answer goes with the last of the pages that have asked, and not before', async () => {
  answers.hold(NEWEST);
  answers.hold(NEWEST);
  expect([await answers.ask('senaste', fraga), await answers.ask('senaste', fraga)]).toEqual(['svar 1', 'svar 1']);
  answers.letGo(NEWEST);
  expect(await answers.ask('senaste', fraga)).toBe('svar 1');
  answers.letGo(NEWEST);
  answers.hold(NEWEST);
  expect(await answers.ask('senaste', fraga)).toBe('svar 2');
});

test('what a page was made with needs no asking, until something changes', async () => {
  answers.hold(NEWEST);
  answers.note(NEWEST);
  expect(await answers.ask('senaste', fraga)).toBe('svar 0');
  answers.changed();
  expect(await answers.ask('senaste', fraga)).toBe('svar 1');
});

test('a question that could not be asked is asked again by the next', async () => {
  answers.hold(NEWEST);
  await expect(answers.ask('senaste', () => Promise.reject(new Error('borta')))).rejects.toThrow('borta');
  expect(await answers.ask('senaste', fraga)).toBe('svar 1');
});
