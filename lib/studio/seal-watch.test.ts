import { expect, test } from 'vitest';
import { SealWatch } from '#lib/studio/seal-watch.ts';

const never = new AbortController().signal;

function watch(last: () => Promise<string | undefined>) {
  let looks = 0;
  const warned: unknown[] = [];
  const sealed = new SealWatch({
    async last() {
      looks += 1;
      return last();
    },
    log: { warn: (what: unknown) => void warned.push(what) },
  });
  return { sealed, warned, looks: () => looks };
}

test('all who wait are told by one look that there is more', async () => {
  let last = '1';
  const { sealed, looks } = watch(async () => last);
  // The first look tells whoever came before it.
  await sealed.more(sealed.turn, 60_000, never);
  const before = looks();
  const waiting = Promise.all(Array.from({ length: 50 }, () => sealed.more(sealed.turn, 60_000, never)));
  last = '2';
  expect(await waiting).toEqual(Array(50).fill(true));
  expect(looks() - before).toBeLessThan(10);
});

test('whoever has waited long enough, or is called away, waits no longer', async () => {
  const { sealed } = watch(async () => '1');
  await sealed.more(sealed.turn, 60_000, never);
  expect(await sealed.more(sealed.turn, 20, never)).toBe(false);
  const away = new AbortController();
  const waiting = sealed.more(sealed.turn, 60_000, away.signal);
  away.abort();
  expect(await waiting).toBe(false);
  expect(await sealed.more(sealed.turn, 60_000, away.signal)).toBe(false);
});

test('a database that is away is no reason to wait', async () => {
  const { sealed, warned } = watch(async () => {
    throw new Error('away');
  });
  await sealed.more(sealed.turn, 60_000, never);
  expect(warned).toHaveLength(1);
});

test('what was seen while one read is told to them at once', async () => {
  let last = '1';
  const { sealed } = watch(async () => last);
  await sealed.more(sealed.turn, 60_000, never);
  const reading = sealed.turn;
  last = '2';
  await sealed.more(sealed.turn, 60_000, never);
  expect(await sealed.more(reading, 60_000, never)).toBe(true);
});

test('where nobody waits nobody looks', async () => {
  const { sealed, looks } = watch(async () => '1');
  await sealed.more(sealed.turn, 60_000, never);
  await sealed.more(sealed.turn, 1, never);
  await expect.poll(() => looks()).toBeGreaterThan(1);
  const before = looks();
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(looks() - before).toBeLessThanOrEqual(1);
});
