import { expect, test, vi } from 'vitest';
import { type QueueWorkerOptions, startQueueWorker } from '#lib/studio/workers/queue-worker.ts';

const NEVER = 60_000;

function worker(claim: () => Promise<(() => Promise<void>) | undefined>, options: Partial<QueueWorkerOptions> = {}) {
  return startQueueWorker({ claim, secondsToNext: async () => null }, { atOnce: 2, longestPauseMs: NEVER, onAway: () => {}, ...options });
}

test('does no more at once than it may', async () => {
  let left = 6;
  let now = 0;
  let most = 0;
  const doing = worker(async () => {
    if (left === 0) return undefined;
    left -= 1;
    return async () => {
      most = Math.max(most, ++now);
      await new Promise(setImmediate);
      now -= 1;
    };
  });
  await vi.waitFor(() => expect([left, now]).toEqual([0, 0]));
  expect(most).toBe(2);
  await doing.stop();
});

test('what comes while it is asking is not left until the pause is over', async () => {
  const done: string[] = [];
  const waiting: string[] = [];
  let asked = 0;
  const doing = worker(async () => {
    const next = waiting.shift();
    asked += 1;
    await new Promise(setImmediate);
    // It is told after the queue has said that nothing waits, and before it has heard that.
    if (asked === 1) {
      waiting.push('kom emellan');
      doing.wake();
    }
    return next === undefined ? undefined : async () => void done.push(next);
  });
  await vi.waitFor(() => expect(done).toEqual(['kom emellan']));
  await doing.stop();
});

test('a queue that cannot be read is told of once, and asked again', async () => {
  const onAway = vi.fn();
  let tries = 0;
  const doing = worker(
    async () => {
      tries += 1;
      throw new Error('borta');
    },
    { onAway, longestPauseMs: 1 },
  );
  await vi.waitFor(() => expect(tries).toBeGreaterThan(2));
  expect(onAway).toHaveBeenCalledTimes(1);
  await doing.stop();
});

test('stopping waits for what is being done', async () => {
  const { promise: end, resolve } = Promise.withResolvers<void>();
  let taken = false;
  const doing = worker(async () => {
    if (taken) return undefined;
    taken = true;
    return () => end;
  });
  await vi.waitFor(() => expect(taken).toBe(true));
  let stopped = false;
  const stopping = doing.stop().then(() => {
    stopped = true;
  });
  await new Promise(setImmediate);
  expect(stopped).toBe(false);
  resolve();
  await stopping;
});
