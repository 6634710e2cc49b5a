import { expect, test, vi } from 'vitest';
import { runBulk } from '#components/studio/articles/bulk/run-bulk.ts';
import { ApiFault } from '#lib/transports/client/api-fault.ts';

test('each is tried whatever becomes of the others, a few at once, and told of in order', async () => {
  let [underWay, most] = [0, 0];
  const undo = async () => undefined;
  const told = vi.fn();
  const outcomes = await runBulk(
    Array.from({ length: 20 }, (_, place) => place),
    async (place) => {
      underWay++;
      most = Math.max(most, underWay);
      await new Promise((resolve) => setTimeout(resolve, 1));
      underWay--;
      if (place === 3) throw new ApiFault(403, { fel: [] } as never);
      return place % 2 === 0 ? undo : undefined;
    },
    told,
  );
  expect(outcomes.map(({ item }) => item)).toEqual(Array.from({ length: 20 }, (_, place) => place));
  expect(outcomes.filter(({ failure }) => failure !== undefined).map(({ item }) => item)).toEqual([3]);
  expect(outcomes[2]?.undo).toBe(undo);
  expect(most).toBe(6);
  expect(told).toHaveBeenLastCalledWith(20);
});
