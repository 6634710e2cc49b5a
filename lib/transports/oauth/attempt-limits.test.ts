import { expect, test } from 'vitest';
import { AttemptLimits } from '#lib/transports/oauth/attempt-limits.ts';

function limits() {
  const clock = { now: 0 };
  return { clock, of: new AttemptLimits({ most: 3, windowMs: 60_000, now: () => clock.now }) };
}

test('so many are let through in a window, the next is told how long to wait, and the first of those is marked', () => {
  const { clock, of } = limits();
  clock.now = 10_000;
  const taken = Array.from({ length: 5 }, () => of.take('198.51.100.7'));
  expect(taken).toEqual([
    { wait: 0, isFirst: false },
    { wait: 0, isFirst: false },
    { wait: 0, isFirst: false },
    { wait: 60, isFirst: true },
    { wait: 60, isFirst: false },
  ]);
  clock.now = 69_500;
  expect(of.take('198.51.100.7').wait).toBe(1);
  clock.now = 70_000;
  expect(of.take('198.51.100.7')).toEqual({ wait: 0, isFirst: false });
});

test('whoever else is there is not the worse for it; all of one IPv6 network are one', () => {
  const { of } = limits();
  for (let time = 0; time < 4; time += 1) of.take(`2001:db8:1:2::${time}`);
  expect(of.take('2001:db8:1:2:ffff::1').wait).toBeGreaterThan(0);
  expect(of.take('2001:db8:1:3::1').wait).toBe(0);
  expect(of.take('::ffff:198.51.100.7').wait).toBe(0);
});

test('a hundred thousand networks leave no more behind than ten thousand', () => {
  const { of } = limits();
  // How much is kept is nobody's business but this test's.
  const counted = () => (Reflect.get(of, 'windows') as Map<string, unknown>).size;
  for (let network = 0; network < 100_000; network += 1)
    of.take(`2001:db8:${(network >> 8).toString(16)}:${(network % 256).toString(16)}::1`);
  expect(counted()).toBeLessThanOrEqual(10_000);
  expect(of.take('198.51.100.7').wait).toBe(0);
});
