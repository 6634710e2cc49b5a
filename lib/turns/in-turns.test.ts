import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Steps } from '#lib/content/steps.ts';
import { inOneTurn, inTurns } from '#lib/turns/in-turns.ts';

/** Time as the works of a test spend it: what is promised here is how work is divided, not how fast the machine is. */
let clock = 0;
beforeEach(() => {
  clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Work of so many milliseconds, in steps of one. */
function* busy(milliseconds: number): Steps<number> {
  for (let done = 0; done < milliseconds; done++) {
    clock += 1;
    yield;
  }
  return milliseconds;
}

/** How often the event loop came round, and the longest that was worked between two rounds, while `work` was done. */
async function rounds(work: () => Promise<unknown>): Promise<{ count: number; longest: number }> {
  let [count, longest, before, over] = [0, 0, clock, false];
  const round = () => {
    longest = Math.max(longest, clock - before);
    before = clock;
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
  expect(count).toBeGreaterThanOrEqual(9);
});

test('twenty at once hold nobody longer than one does, but for what each may do at once', async () => {
  const { longest } = await rounds(() => Promise.all(Array.from({ length: 20 }, () => inTurns(busy(40)))));
  // What each may do at once, and then one piece in a round: twenty pieces of ten milliseconds would be two hundred.
  expect(longest).toBeLessThanOrEqual(20 * 3 + 10);
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
