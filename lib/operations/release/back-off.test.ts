import { expect, test } from 'vitest';
import { backOff } from '#lib/operations/release/back-off.ts';

const ID = '01890a5d-ac96-774b-bcce-b302099a8057';

test('waits ever longer, and never longer than a good five minutes', () => {
  const waits = Array.from({ length: 40 }, (_, index) => backOff(index + 1, ID));
  expect(waits[0]).toBeLessThan(4);
  for (const wait of waits) expect(wait).toBeLessThanOrEqual(375);
  expect(waits.at(-1)).toBeGreaterThanOrEqual(300);
});

test('waits as long as it is asked to, within reason', () => {
  expect(backOff(1, ID, 120)).toBeGreaterThanOrEqual(120);
  expect(backOff(1, ID, 1e9)).toBeLessThan(4600);
});

test('lets those that failed together come back apart', () => {
  const waits = Array.from({ length: 50 }, () => backOff(5, crypto.randomUUID()));
  expect(new Set(waits).size).toBeGreaterThan(20);
});
