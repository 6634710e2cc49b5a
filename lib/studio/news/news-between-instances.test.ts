import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StaffNews } from '#lib/contract/staff-news.ts';
import { NewsBetweenInstances } from '#lib/studio/news/news-between-instances.ts';

const SAVED: StaffNews = { om: 'innehall', innehall: 'x', av: { typ: 'agent', id: 'a', namn: 'Översättaren' } };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Two instances that hear all that is announced, each its own words too. */
function two({ mayBe = true } = {}) {
  const delivered: Record<string, StaffNews[]> = { ett: [], tva: [] };
  const announced: string[] = [];
  const state = { isAway: false };
  const instances = Object.keys(delivered).map(
    (id): NewsBetweenInstances =>
      new NewsBetweenInstances({
        id,
        others: { mayBe },
        async announce(what) {
          if (state.isAway) throw new Error('away');
          announced.push(...what);
          for (const message of what) for (const instance of instances) instance.heard(message);
        },
        deliver: (news) => delivered[id]?.push(news),
        log: { warn: () => {} },
      }),
  );
  const [one] = instances;
  if (one === undefined) throw new Error('there are two');
  return { one, delivered, announced, state };
}

test('what happens here is told here at once, and once at every other instance', async () => {
  const { one, delivered, announced } = two();
  one.tell(SAVED);
  expect(delivered).toEqual({ ett: [SAVED], tva: [] });
  await vi.advanceTimersByTimeAsync(100);
  expect([delivered, announced.length]).toEqual([{ ett: [SAVED], tva: [SAVED] }, 1]);
});

test('much at once is told in few messages, none longer than PostgreSQL takes, in its order', async () => {
  const { one, delivered, announced } = two();
  const all = Array.from({ length: 200 }, (_, nr): StaffNews => ({ ...SAVED, innehall: `å${nr}`.repeat(20) }));
  for (const news of all) one.tell(news);
  await vi.advanceTimersByTimeAsync(100);
  expect(delivered.tva).toEqual(all);
  expect(announced.length).toBeLessThan(12);
  for (const message of announced) expect(Buffer.byteLength(message)).toBeLessThan(8_000);
});

test('an instance that is alone tells nobody', async () => {
  const { one, announced } = two({ mayBe: false });
  one.tell(SAVED);
  await vi.advanceTimersByTimeAsync(100);
  expect(announced).toEqual([]);
});

test('what could not be told is told later, as anything', async () => {
  const { one, delivered, state } = two();
  state.isAway = true;
  one.tell(SAVED);
  await vi.advanceTimersByTimeAsync(100);
  state.isAway = false;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(delivered.tva).toEqual([{ om: 'allt' }]);
});

test('what waits is told before the end', async () => {
  const { one, delivered } = two();
  one.tell(SAVED);
  await one.stop();
  expect(delivered.tva).toEqual([SAVED]);
});

test('what is announced for others is nothing of ours', () => {
  const { one, delivered } = two();
  for (const other of ['konton', 'nyheter', 'nyhetera x []', 'publikt 019a']) one.heard(other);
  expect(delivered.ett).toEqual([]);
});
