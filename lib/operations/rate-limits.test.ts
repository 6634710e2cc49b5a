import { describe, expect, test } from 'vitest';
import { FailedLogins, RateLimits } from '#lib/operations/rate-limits.ts';

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

describe('calls', () => {
  const takeAll = (limits: RateLimits, count: number) => {
    for (let call = 0; call < count; call++) limits.take('agent:1', 'skrivning');
  };

  test('the 301st write of a minute is refused, and told when to come back', () => {
    const time = clock();
    const limits = new RateLimits(time.now);
    takeAll(limits, 300);
    time.pass(12.5);
    expect(() => limits.take('agent:1', 'skrivning')).toThrowError(
      expect.objectContaining({
        status: 429,
        headers: { 'Retry-After': '48' },
        fel: [expect.objectContaining({ kod: 'for_manga_anrop' })],
      }),
    );
  });

  test('a new minute begins with a clean slate', () => {
    const time = clock();
    const limits = new RateLimits(time.now);
    takeAll(limits, 300);
    time.pass(59.9);
    expect(() => takeAll(limits, 1)).toThrow();
    time.pass(0.1);
    takeAll(limits, 300);
    expect(limits.state('agent:1', 'skrivning')).toEqual({ kind: 'skrivning', limit: 300, left: 0, reset: 60 });
  });

  test('reads and writes are counted apart, as are callers', () => {
    const limits = new RateLimits(clock().now);
    takeAll(limits, 300);
    limits.take('agent:1', 'lasning');
    limits.take('agent:2', 'skrivning');
    expect(limits.state('agent:1', 'lasning')).toMatchObject({ limit: 1_200, left: 1_199 });
    expect(limits.state('agent:2', 'skrivning').left).toBe(299);
  });
});

describe('failed logins', () => {
  const KEYS = ['konto:a@test.se', 'adress:10.0.0.1'];
  const tries = (logins: FailedLogins, keys: string[], count: number) => Array.from({ length: count }, () => logins.begin(keys));

  test('ten are tried, the eleventh has to wait until the first is a quarter of an hour old', () => {
    const time = clock();
    const logins = new FailedLogins(time.now);
    expect(tries(logins, KEYS, 1)).toEqual([0]);
    time.pass(60);
    expect(tries(logins, KEYS, 10)).toEqual([...Array(9).fill(0), 14 * 60]);
    time.pass(14 * 60);
    expect(tries(logins, KEYS, 2)).toEqual([0, 60]);
  });

  test('an account is protected from many addresses, and many accounts from one address', () => {
    const logins = new FailedLogins(clock().now);
    for (let address = 0; address < 10; address++) logins.begin(['konto:a', `adress:${address}`]);
    expect(logins.begin(['konto:a', 'adress:11'])).toBeGreaterThan(0);
    for (let account = 0; account < 10; account++) logins.begin([`konto:b${account}`, 'adress:20']);
    expect(logins.begin(['konto:c', 'adress:20'])).toBeGreaterThan(0);
    expect(logins.begin(['konto:c', 'adress:21'])).toBe(0);
  });

  test('a login clears its account, and of its address only itself', () => {
    const logins = new FailedLogins(clock().now);
    tries(logins, KEYS, 9);
    expect(logins.begin(KEYS)).toBe(0);
    logins.succeed('konto:a@test.se', 'adress:10.0.0.1');
    expect(logins.begin(KEYS)).toBe(0);
    expect(logins.begin(['konto:annan', 'adress:10.0.0.1'])).toBeGreaterThan(0);
    expect(tries(logins, ['konto:a@test.se'], 10)).toEqual([...Array(9).fill(0), 900]);
  });

  test('that a key is blocked is news once, until it is blocked anew', () => {
    const time = clock();
    const logins = new FailedLogins(time.now);
    expect(logins.isNews(KEYS)).toBe(false);
    tries(logins, KEYS, 10);
    expect([logins.isNews(KEYS), logins.isNews(KEYS)]).toEqual([true, false]);
    time.pass(15 * 60);
    expect(logins.isNews(KEYS)).toBe(false);
    tries(logins, KEYS, 10);
    expect(logins.isNews(KEYS)).toBe(true);
  });

  test('of a quarter of a million accounts that are tried a bounded number is remembered, the newest', () => {
    const logins = new FailedLogins(clock().now);
    for (let account = 0; account < 250_000; account++) logins.begin([`konto:${account}`]);
    // How much is kept is nobody's business but this test's.
    const remembered: unknown = Reflect.get(logins, 'failures');
    expect(remembered instanceof Map && remembered.size).toBeLessThanOrEqual(100_000);
    tries(logins, ['konto:249999'], 9);
    expect(logins.begin(['konto:249999'])).toBeGreaterThan(0);
  });
});
