import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { EVERYTHING } from '#lib/site/outside-keys.ts';
import { clearing } from '#lib/studio/workers/outside-cache-clearer.ts';

let told: string[][];
let refuses: boolean;
let warned: number;
let clearer: ReturnType<typeof clearing>;

const log = {
  warn() {
    warned += 1;
  },
  info() {},
};
const start = (againAfterMs: number) =>
  clearing(
    {
      async forget(keys) {
        if (refuses) throw new Error('away');
        told.push([...keys]);
      },
    },
    log,
    { againAfterMs, retryMs: 20 },
  );

beforeEach(() => {
  [told, refuses, warned] = [[], false, 0];
});
afterEach(() => clearer.stop());

test('at the start all of it goes, then what changes, together', async () => {
  clearer = start(60_000);
  await expect.poll(() => told).toEqual([[EVERYTHING]]);
  clearer.forget(['a', 'b']);
  clearer.forget(['b', 'c']);
  clearer.forget([]);
  await expect.poll(() => told).toEqual([[EVERYTHING], ['a', 'b', 'c']]);
});

test('each is told once more, and then no more', async () => {
  clearer = start(150);
  await expect.poll(() => told).toEqual([[EVERYTHING]]);
  clearer.forget(['a']);
  await expect.poll(() => told.length).toBe(4);
  expect(told.filter(([key]) => key === 'a')).toHaveLength(2);
  await pause(500);
  expect(told).toHaveLength(4);
});

test('what cannot be told waits, with what comes meanwhile, and is complained of once', async () => {
  clearer = start(60_000);
  await expect.poll(() => told).toEqual([[EVERYTHING]]);
  refuses = true;
  clearer.forget(['a']);
  await expect.poll(() => warned).toBe(1);
  clearer.forget(['b']);
  await pause(200);
  refuses = false;
  await expect.poll(() => told).toEqual([[EVERYTHING], ['a', 'b']]);
  expect(warned).toBe(1);
});

test('of very many, all of it goes', async () => {
  refuses = true;
  clearer = start(60_000);
  clearer.forget(Array.from({ length: 5_000 }, (_, nr) => `nyckel${nr}`));
  refuses = false;
  await expect.poll(() => told).toEqual([[EVERYTHING]]);
});
