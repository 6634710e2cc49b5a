import { expect, test } from 'vitest';
import { type Decided, lessonsOf } from '#lib/ideas/lessons.ts';

const decided = (ord: string[], avfardad?: Decided['avfardad'], bevakning = 'tt'): Decided => ({ ord, bevakning, avfardad });
const many = (times: number, one: Decided) => Array.from({ length: times }, () => one);
/** A newsroom that orders food and dismisses ice hockey, and has met both among other things. */
const NEWSROOM = [
  ...many(4, decided(['recept', 'bakn'])),
  ...many(4, decided(['hockey', 'elitseri'], 'ointressant')),
  decided(['opera']),
  decided(['ränta'], 'ointressant'),
];

test('nothing is known before anything has been decided', () => {
  expect(lessonsOf([]).of({ ord: ['hockey'], bevakning: 'tt' })).toBe(0);
});

test('what was dismissed lowers the next like it, what was ordered raises it', () => {
  const lessons = lessonsOf(NEWSROOM);
  const [hockey, food, other] = [['hockey'], ['recept'], ['vulkan']].map((ord) => lessons.of({ ord, bevakning: 'annan' }));
  expect(hockey).toBeLessThan(-0.3);
  expect(food).toBeGreaterThan(0.3);
  expect(other).toBe(0);
});

test('once is not enough to learn from', () => {
  const lessons = lessonsOf(NEWSROOM);
  for (const ord of [['opera'], ['ränta']]) expect(lessons.of({ ord, bevakning: 'annan' })).toBe(0);
});

test('more of the same says more, and never more than all', () => {
  const after = (times: number) =>
    lessonsOf([...NEWSROOM, ...many(times, decided(['golf'], 'ointressant'))]).of({ ord: ['golf'], bevakning: 'x' });
  expect(after(8)).toBeLessThan(after(2));
  expect(after(300)).toBeGreaterThanOrEqual(-1);
});

test.each(['redan_gjord', 'for_gammal', 'osaker_kalla'] as const)('%s says nothing of the next one', (why) => {
  expect(
    lessonsOf([...many(3, decided(['recept'])), ...many(9, decided(['recept'], why))]).of({ ord: ['recept'], bevakning: 'x' }),
  ).toBeGreaterThanOrEqual(0);
});

test('a feed of which everything is dismissed is taken for what it is', () => {
  const decisions = [
    ...many(5, decided(['recept'], undefined, 'bra')),
    ...Array.from({ length: 6 }, (_, nr) => decided([`ord${nr}`], 'ointressant', 'skräp')),
  ];
  expect(lessonsOf(decisions).of({ ord: ['något'], bevakning: 'skräp' })).toBeLessThan(-0.3);
});

test('where everything is dismissed, what is dismissed again and again still says more than the rest', () => {
  const decisions = [
    ...many(4, decided(['hockey'], 'ointressant', 'a')),
    ...Array.from({ length: 8 }, (_, nr) => decided([`ord${nr}`], 'ointressant', `${nr}`)),
  ];
  expect(lessonsOf(decisions).of({ ord: ['hockey'], bevakning: 'x' })).toBeLessThan(-0.2);
});
