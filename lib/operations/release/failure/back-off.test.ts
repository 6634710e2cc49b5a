import { expect, test } from 'vitest';
import { askedWait, backOff } from '#lib/operations/release/failure/back-off.ts';

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

test('keeps to what it is asked, whatever nonsense that is', () => {
  expect(backOff(1, ID, 600)).toBeLessThan(635);
  for (const nonsense of [Number.NaN, -5, 0]) expect(backOff(1, ID, nonsense)).toBe(backOff(1, ID));
  expect(backOff(1, ID, Number.POSITIVE_INFINITY)).toBeLessThan(3700);
});

test('tells of the wait that was asked for only when it is longer than the one there would have been', () => {
  expect(askedWait(1, 600)).toEqual({ sekunder: 600, helt: true });
  expect(askedWait(1, 1)).toBeUndefined();
  expect(askedWait(12, 120)).toBeUndefined();
  expect(askedWait(1, undefined)).toBeUndefined();
  expect(askedWait(1, Number.NaN)).toBeUndefined();
  expect(askedWait(1, 5 * 86_400)).toEqual({ sekunder: 3600, helt: false });
});

test('lets those that failed together come back apart', () => {
  const waits = Array.from({ length: 50 }, () => backOff(5, crypto.randomUUID()));
  expect(new Set(waits).size).toBeGreaterThan(20);
});
