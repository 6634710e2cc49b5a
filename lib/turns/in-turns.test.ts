import { expect, test } from 'vitest';
import type { Steps } from '#lib/content/steps.ts';
import { workedMs } from '#lib/machine/worked.ts';
import { inOneTurn, inTurns } from '#lib/turns/in-turns.ts';

/** Work of so many milliseconds of this thread, whoever else the processor works for meanwhile, in steps of one. */
function* busy(milliseconds: number): Steps<number> {
  const until = workedMs() + milliseconds;
  let steps = 0;
  while (workedMs() < until) {
    for (const since = workedMs(); workedMs() - since < 1; );
    steps++;
    yield;
  }
  return steps;
}

/** How often the event loop came round, and the longest that it worked between two rounds, while `work` was done. */
async function rounds(work: () => Promise<unknown>): Promise<{ count: number; longest: number }> {
  let [count, longest, before, over] = [0, 0, workedMs(), false];
  const round = () => {
    const now = workedMs();
    longest = Math.max(longest, now - before);
    before = now;
    count++;
    if (!over) setImmediate(round);
  };
  setImmediate(round);
  await work();
  over = true;
  return { count, longest };
}

test('what is short is done at once', async () => {
  let done = false;
  const work = inTurns(
    (function* (): Steps<void> {
      yield;
      done = true;
    })(),
  );
  expect(done).toBe(true);
  await work;
});

test('what is long lets everybody else in between', async () => {
  const { count } = await rounds(() => inTurns(busy(100)));
  expect(count).toBeGreaterThan(6);
});

test('twenty at once hold nobody longer than one does, but for what each may do at once', async () => {
  const { longest } = await rounds(() => Promise.all(Array.from({ length: 20 }, () => inTurns(busy(40)))));
  // Twenty pieces of ten milliseconds in one round would be two hundred.
  expect(longest).toBeLessThan(150);
});

test('what cannot be interrupted has a turn of its own, in the order in which it was asked for', async () => {
  const done: number[] = [];
  const { count } = await rounds(() => Promise.all([1, 2, 3].map((nr) => inOneTurn(() => done.push(nr)))));
  expect(done).toEqual([1, 2, 3]);
  expect(count).toBeGreaterThanOrEqual(2);
});

test('what throws leaves the line moving', async () => {
  await expect(
    inOneTurn(() => {
      throw new Error('fel');
    }),
  ).rejects.toThrow('fel');
  expect(await inOneTurn(() => 'går')).toBe('går');
});
