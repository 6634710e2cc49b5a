import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { inRounds } from '#lib/studio/workers/in-rounds.ts';

const LONG = 3_600_000;

/** Rounds that last until they are let go. */
function heldRounds({ pauseMs = LONG, againMs = LONG } = {}) {
  let [begun, atOnce, most] = [0, 0, 0];
  const going: Array<{ end(): void; fail(error: Error): void }> = [];
  const failed = vi.fn();
  const endings: AbortSignal[] = [];
  const round = async (ending: AbortSignal) => {
    begun += 1;
    atOnce += 1;
    most = Math.max(most, atOnce);
    endings.push(ending);
    try {
      await new Promise<void>((resolve, reject) => going.push({ end: resolve, fail: reject }));
    } finally {
      atOnce -= 1;
    }
  };
  const rounds = inRounds(round, { pauseMs, againMs, failed });
  const letGo = async (error?: Error) => {
    const next = going.shift();
    if (error === undefined) next?.end();
    else next?.fail(error);
    await delay(5);
  };
  return { ...rounds, letGo, failed, endings, begun: () => begun, most: () => most };
}

describe('rounds', () => {
  it('begin at once, and when they are woken after a round', async () => {
    const rounds = heldRounds();
    expect(rounds.begun()).toBe(1);
    await rounds.letGo();
    expect(rounds.begun()).toBe(1);
    rounds.wake();
    expect(rounds.begun()).toBe(2);
  });

  it('follow a round in which they were woken a thousand times once, and are never two at a time', async () => {
    const rounds = heldRounds();
    for (let times = 0; times < 1_000; times++) rounds.wake();
    await rounds.letGo();
    expect(rounds.begun()).toBe(2);
    await rounds.letGo();
    expect(rounds.begun()).toBe(2);
    expect(rounds.most()).toBe(1);
  });

  it('begin by themselves after a pause, and after another one when they failed, of which is told', async () => {
    const rounds = heldRounds({ pauseMs: 1, againMs: LONG });
    await rounds.letGo();
    await vi.waitFor(() => expect(rounds.begun()).toBe(2));
    const fault = new Error('a fault');
    await rounds.letGo(fault);
    await delay(20);
    expect(rounds.begun()).toBe(2);
    expect(rounds.failed.mock.calls).toEqual([[fault]]);
  });

  it('are stopped when the round under way has ended, which is told of it; none follows, and nobody is told how it failed', async () => {
    const rounds = heldRounds({ pauseMs: 1, againMs: 1 });
    rounds.wake();
    let stopped = false;
    const stopping = rounds.stop().then(() => (stopped = true));
    await delay(5);
    expect([stopped, rounds.endings[0]?.aborted]).toEqual([false, true]);
    await rounds.letGo(new Error('was ended'));
    await stopping;
    rounds.wake();
    await delay(20);
    expect(rounds.begun()).toBe(1);
    expect(rounds.failed).not.toHaveBeenCalled();
  });
});
