import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { glance } from '#lib/studio/health/glance.ts';

function counted<Seen>(look: (nr: number) => Promise<Seen>, times: { freshMs: number; patienceMs: number }) {
  const looks = { begun: 0 };
  const see = glance({ look: () => look(++looks.begun), ...times });
  return { see, looks };
}

test('two hundred who ask at once cost one look, and whoever comes a moment later none', async () => {
  const { see, looks } = counted(async (nr) => nr, { freshMs: 60_000, patienceMs: 5_000 });
  const all = await Promise.all(Array.from({ length: 200 }, see));
  expect(new Set(all.map((sight) => JSON.stringify(sight)))).toEqual(new Set(['{"seen":1}']));
  await see();
  expect(looks.begun).toBe(1);
});

test('what is no longer fresh is looked at anew', async () => {
  const { see, looks } = counted(async (nr) => nr, { freshMs: 0, patienceMs: 5_000 });
  expect([await see(), await see()]).toEqual([{ seen: 1 }, { seen: 2 }]);
  expect(looks.begun).toBe(2);
});

test('a look that never ends is waited for as long as the patience says, begun once, and told of in between', async () => {
  const { see, looks } = counted(() => new Promise<number>(() => {}), { freshMs: 30, patienceMs: 20 });
  const all = await Promise.all(Array.from({ length: 200 }, see));
  expect(all.every((sight) => 'slow' in sight)).toBe(true);
  await delay(40);
  expect(await see()).toEqual({ slow: true });
  expect(looks.begun).toBe(1);
});

test('a slow look is told of as soon as it ends, though it was just told to be slow', async () => {
  const ends = Promise.withResolvers<string>();
  const { see } = counted(() => ends.promise, { freshMs: 60_000, patienceMs: 10 });
  expect(await see()).toEqual({ slow: true });
  ends.resolve('åter');
  await ends.promise;
  await delay(0);
  expect(await see()).toEqual({ seen: 'åter' });
});

test('what throws is told of as what was seen, whether at once or later', async () => {
  const error = new Error('borta');
  const later = counted(() => Promise.reject(error), { freshMs: 0, patienceMs: 5_000 });
  const atOnce = counted(
    () => {
      throw error;
    },
    { freshMs: 0, patienceMs: 5_000 },
  );
  expect([await later.see(), await atOnce.see()]).toEqual([{ error }, { error }]);
});
