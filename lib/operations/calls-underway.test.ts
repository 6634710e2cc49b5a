import { expect, test } from 'vitest';
import { CallsUnderway } from '#lib/operations/calls-underway.ts';

test('what is underway is waited for, whether it succeeds or is refused', async () => {
  const underway = new CallsUnderway();
  const [saved, refused] = [Promise.withResolvers<string>(), Promise.withResolvers<never>()];
  const answered = underway.follow(saved.promise);
  const thrown = underway.follow(refused.promise).catch(() => 'refused');
  let over = false;
  const ended = underway.ended(60_000).then(() => {
    over = true;
  });
  saved.resolve('saved');
  expect(await answered).toBe('saved');
  expect(over).toBe(false);
  refused.reject(new Error('no right'));
  await ended;
  expect(await thrown).toBe('refused');
});

test('what never ends is waited for no longer than that', async () => {
  const underway = new CallsUnderway();
  underway.follow(new Promise(() => {}));
  await underway.ended(10);
});

test('where nothing is underway nothing is waited for', async () => {
  await new CallsUnderway().ended(60_000);
});
