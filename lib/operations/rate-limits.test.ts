import { describe, expect, test } from 'vitest';
import { CALL_LIMITS, CALL_WINDOW_MS, type CallCount, RateLimits, type SharedCounts } from '#lib/operations/rate-limits.ts';

/** A clock that stands still until it is moved. */
function clock() {
  let time = Date.parse('2026-11-20T08:00:00Z');
  return {
    now: () => time,
    pass(seconds: number) {
      time += seconds * 1000;
    },
  };
}

const ALONE: SharedCounts = {
  isShared: () => false,
  add: () => Promise.reject(new Error('nobody is to be told')),
};

describe('calls of one instance', () => {
  const takeAll = (limits: RateLimits, count: number) => {
    for (let call = 0; call < count; call++) limits.take({ principal: 'agent:1' }, 'skrivning');
  };

  test('the 301st write of a minute is refused, and told when to come back', () => {
    const time = clock();
    const limits = new RateLimits(time.now, ALONE);
    takeAll(limits, 300);
    time.pass(12.5);
    expect(() => limits.take({ principal: 'agent:1' }, 'skrivning')).toThrowError(
      expect.objectContaining({
        status: 429,
        headers: { 'Retry-After': '48' },
        fel: [expect.objectContaining({ kod: 'for_manga_anrop' })],
      }),
    );
  });

  test('a new minute begins with a clean slate', () => {
    const time = clock();
    const limits = new RateLimits(time.now, ALONE);
    takeAll(limits, 300);
    time.pass(59.9);
    expect(() => takeAll(limits, 1)).toThrow();
    time.pass(0.1);
    takeAll(limits, 300);
    expect(limits.state({ principal: 'agent:1' }, 'skrivning')).toEqual({ kind: 'skrivning', limit: 300, left: 0, reset: 60 });
  });

  test('reads and writes are counted apart, as are callers', () => {
    const limits = new RateLimits(clock().now, ALONE);
    takeAll(limits, 300);
    limits.take({ principal: 'agent:1' }, 'lasning');
    limits.take({ principal: 'agent:2' }, 'skrivning');
    expect(limits.state({ principal: 'agent:1' }, 'lasning')).toMatchObject({ limit: 1_200, left: 1_199 });
    expect(limits.state({ principal: 'agent:2' }, 'skrivning').left).toBe(299);
  });
});

describe('calls of one that has a bound of its own', () => {
  const CALLER = { principal: 'agent:1', most: 10 };
  const take = (limits: RateLimits, kind: 'lasning' | 'skrivning', count: number) => {
    for (let call = 0; call < count; call++) limits.take(CALLER, kind);
  };

  test('reads and writes together are refused after it, and told with it', () => {
    const limits = new RateLimits(clock().now, ALONE);
    take(limits, 'lasning', 6);
    take(limits, 'skrivning', 4);
    for (const kind of ['lasning', 'skrivning'] as const) {
      expect(limits.state(CALLER, kind)).toMatchObject({ limit: 10, left: 0 });
      expect(() => take(limits, kind, 1)).toThrowError(expect.objectContaining({ status: 429, headers: { 'Retry-After': '60' } }));
    }
  });

  test('writes keep the bound of everybody where that is the lower one', () => {
    const limits = new RateLimits(clock().now, ALONE);
    const caller = { principal: 'agent:1', most: 1_000 };
    for (let call = 0; call < 300; call++) limits.take(caller, 'skrivning');
    expect(limits.state(caller, 'skrivning')).toMatchObject({ limit: 300, left: 0 });
    expect(limits.state(caller, 'lasning')).toMatchObject({ limit: 1_000, left: 700 });
  });

  test('a bound that is set or lifted counts from the next call', () => {
    const limits = new RateLimits(clock().now, ALONE);
    for (let call = 0; call < 20; call++) limits.take({ principal: 'agent:1' }, 'lasning');
    expect(() => take(limits, 'lasning', 1)).toThrow();
    limits.take({ principal: 'agent:1' }, 'lasning');
  });
});

describe('calls of several instances', () => {
  /** What they share: as the database does, and asynchronously as it does. */
  function sharedBy(time: ReturnType<typeof clock>) {
    const all = new Map<string, CallCount>();
    const state = { shared: true, away: false, told: 0 };
    const counts: SharedCounts = {
      isShared: () => state.shared,
      async add(told) {
        state.told += 1;
        await Promise.resolve();
        if (state.away) throw new Error('away');
        return told.map((count) => {
          const before = all.get(count.principal);
          const isOver = before === undefined || before.startedAt + CALL_WINDOW_MS <= count.startedAt;
          const sum = isOver
            ? count
            : { ...before, lasning: before.lasning + count.lasning, skrivning: before.skrivning + count.skrivning };
          all.set(count.principal, sum);
          return sum;
        });
      },
    };
    return { state, instance: () => new RateLimits(time.now, counts) };
  }

  /** Calls by turns until both refuse; how many calls each let through. */
  async function untilRefused(instances: RateLimits[], kind: 'lasning' | 'skrivning', atOnce: number, most?: number): Promise<number> {
    let passed = 0;
    for (let before = -1; before < passed; ) {
      before = passed;
      for (const limits of instances) {
        for (let call = 0; call < atOnce; call++) passed += isLetThrough(limits, kind, most) ? 1 : 0;
        await limits.stop();
      }
    }
    return passed;
  }

  const isLetThrough = (limits: RateLimits, kind: 'lasning' | 'skrivning', most?: number) => {
    try {
      limits.take({ principal: 'agent:1', ...(most !== undefined && { most }) }, kind);
      return true;
    } catch {
      return false;
    }
  };

  test.each([
    ['lasning', 1],
    ['lasning', 7],
    ['lasning', 50],
    ['skrivning', 1],
    ['skrivning', 13],
    ['skrivning', 50],
  ] as const)('%s, %i at once, are refused at the limit of one, give or take fifty', async (kind, atOnce) => {
    const { instance } = sharedBy(clock());
    const passed = await untilRefused([instance(), instance()], kind, atOnce);
    expect(passed).toBeGreaterThanOrEqual(CALL_LIMITS[kind]);
    expect(passed).toBeLessThanOrEqual(CALL_LIMITS[kind] + 50);
  });

  test('what one has used up the other refuses soon, and never before it is used up', async () => {
    const { instance } = sharedBy(clock());
    const [one, other] = [instance(), instance()];
    for (let call = 0; call < 29; call++) other.take({ principal: 'agent:1' }, 'lasning');
    const passed = await untilRefused([one], 'lasning', 1);
    expect(passed).toBe(1_200);
    const more = await untilRefused([other], 'lasning', 1);
    expect(more).toBeLessThanOrEqual(10);
    expect(other.state({ principal: 'agent:1' }, 'lasning')).toMatchObject({ left: 0 });
  });

  test.each([8, 40, 100])('a bound of its own of %i calls is kept by both, give or take an eighth', async (most) => {
    const { instance } = sharedBy(clock());
    const passed = await untilRefused([instance(), instance()], 'lasning', 1, most);
    expect(passed).toBeGreaterThanOrEqual(most);
    expect(passed).toBeLessThanOrEqual(Math.ceil(most * 1.125));
  });

  test('one that few call tells nobody, and one that many call tells seldom', async () => {
    const { state, instance } = sharedBy(clock());
    const limits = instance();
    for (let call = 0; call < 29; call++) limits.take({ principal: 'agent:1' }, 'lasning');
    for (let agent = 0; agent < 100; agent++) limits.take({ principal: `agent:${agent}` }, 'skrivning');
    await limits.stop();
    expect(state.told).toBe(0);
    for (let call = 0; call < 800; call++) limits.take({ principal: `agent:${call % 10}` }, 'lasning');
    await limits.stop();
    expect(state.told).toBeLessThanOrEqual(4);
  });

  test('what was counted alone is told when another comes', async () => {
    const { state, instance } = sharedBy(clock());
    state.shared = false;
    const [one, other] = [instance(), instance()];
    for (let call = 0; call < 700; call++) one.take({ principal: 'agent:1' }, 'lasning');
    state.shared = true;
    one.tell();
    await one.stop();
    expect(await untilRefused([other], 'lasning', 10)).toBe(500);
  });

  test('the minute of both is that of the first, and ends for both', async () => {
    const time = clock();
    const { instance } = sharedBy(time);
    const [one, other] = [instance(), instance()];
    expect(await untilRefused([one], 'skrivning', 10)).toBe(300);
    time.pass(20);
    await untilRefused([other], 'skrivning', 1);
    expect(other.state({ principal: 'agent:1' }, 'skrivning')).toMatchObject({ left: 0, reset: 40 });
    time.pass(40);
    expect(await untilRefused([one, other], 'skrivning', 10)).toBeGreaterThanOrEqual(300);
  });

  test('while nothing can be told each counts for itself, and nobody twice after that', async () => {
    const { state, instance } = sharedBy(clock());
    const limits = instance();
    state.away = true;
    for (let call = 0; call < 300; call++) {
      limits.take({ principal: 'agent:1' }, 'lasning');
      await limits.stop();
    }
    expect(limits.state({ principal: 'agent:1' }, 'lasning').left).toBe(900);
    state.away = false;
    const passed = await untilRefused([limits], 'lasning', 10);
    expect(passed).toBeGreaterThanOrEqual(900);
    const alone = instance();
    state.away = true;
    expect(await untilRefused([alone], 'lasning', 10)).toBe(1_200);
  });
});
