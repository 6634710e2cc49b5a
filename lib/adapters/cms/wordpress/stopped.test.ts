import { expect, test } from 'vitest';
import { z } from 'zod';
import { CmsFailure } from '#lib/adapters/cms/failure.ts';
import type { CmsProblem } from '#lib/adapters/cms/port.ts';
import { StopGuard } from '#lib/adapters/cms/wordpress/stopped.ts';

const problem = (kod: string): CmsProblem => ({ kod, orsak: `${kod}.`, atgard: 'Laga det.', stoppar: true });
const failure = (details: Partial<ConstructorParameters<typeof CmsFailure>[0]> = {}) =>
  new CmsFailure({ retryable: false, orsak: 'Nej.', atgard: 'Gör om.', ...details });

function guardOf(...checks: CmsProblem[][]) {
  let asked = 0;
  const guard = new StopGuard(async () => checks[Math.min(asked++, checks.length - 1)] ?? []);
  const fails = (error: unknown) => guard.run(() => Promise.reject(error)).catch((thrown: unknown) => thrown);
  return { guard, fails, asked: () => asked };
}

test('what is refused is the article’s own fault while everything else works', async () => {
  const { fails } = guardOf([]);
  expect(await fails(failure())).toMatchObject({ retryable: false, stopsAll: false, orsak: 'Nej.' });
});

test('what is refused while something stops everything waits until that is mended', async () => {
  const { fails } = guardOf([problem('cms_tillagg_saknas')]);
  expect(await fails(failure())).toMatchObject({ retryable: false, stopsAll: true, orsak: 'Nej.', atgard: 'Gör om.' });
});

test('what passes by itself is passed on without a check', async () => {
  const { fails, asked } = guardOf([problem('cms_losenord')]);
  expect(await fails(failure({ retryable: true, retryAfter: 17 }))).toMatchObject({ retryable: true, stopsAll: false, retryAfter: 17 });
  expect(asked()).toBe(0);
});

test('a strange answer is told as what the check knows of it', async () => {
  const strange = failure({ retryable: true, cause: z.object({ id: z.int() }).safeParse({}).error });
  expect(await guardOf([problem('cms_tillagg_gammalt')]).fails(strange)).toMatchObject({ stopsAll: true, orsak: 'cms_tillagg_gammalt.' });
  expect(await guardOf([]).fails(strange)).toBe(strange);
  expect(await guardOf([problem('cms_onabar')]).fails(strange)).toBe(strange);
});

test('nothing is sent while something that a check found stops everything, and everything is once it does not', async () => {
  const { guard } = guardOf([problem('cms_tillagg_gammalt')], [problem('cms_tillagg_gammalt')], []);
  let sent = 0;
  const send = () => guard.run(async () => ++sent);
  await guard.check();
  await expect(send()).rejects.toMatchObject({ stopsAll: true, orsak: 'cms_tillagg_gammalt.' });
  expect(sent).toBe(0);
  expect(await send()).toBe(1);
});

test('a fault of Studio’s own comes through as it is', async () => {
  const own = new Error('a bug');
  expect(await guardOf([problem('cms_losenord')]).fails(own)).toBe(own);
});
