import { expect, test } from 'vitest';
import { Line } from '#lib/adapters/media/line.ts';

/** Work that is done when it is let go. */
function held() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { work: () => promise, done: resolve, fails: reject };
}

test('no more is done at once than there are places, the rest in the order that it came', async () => {
  const line = new Line(2);
  const begun: number[] = [];
  const works = [held(), held(), held(), held()];
  const answers = works.map(({ work }, at) =>
    line.run(() => {
      begun.push(at);
      return work();
    }),
  );
  expect([begun, line.waiting]).toEqual([[0, 1], 2]);
  works[1]?.done('ett');
  expect(await answers[1]).toBe('ett');
  expect([begun, line.waiting]).toEqual([[0, 1, 2], 1]);
  for (const { done } of works) done('klar');
  expect(await Promise.all(answers)).toEqual(['klar', 'ett', 'klar', 'klar']);
  expect(line.waiting).toBe(0);
});

test('what fails leaves its place to the next', async () => {
  const line = new Line(1);
  const [first, second] = [held(), held()];
  const failing = line.run(first.work);
  const next = line.run(second.work);
  first.fails(new Error('sprucken'));
  second.done('klar');
  await expect(failing).rejects.toThrow('sprucken');
  expect(await next).toBe('klar');
  const thrown = line.run(() => {
    throw new Error('genast');
  });
  await expect(thrown).rejects.toThrow('genast');
  expect(await line.run(async () => 'efter')).toBe('efter');
});
