import { beforeEach, expect, test, vi } from 'vitest';
import { type Part, runBulk } from '#components/studio/articles/bulk/run-bulk.ts';
import { ApiFault } from '#lib/transports/client/api-fault.ts';
import { Unreachable } from '#lib/transports/client/browser.ts';

const korSats = vi.hoisted(() => vi.fn());
vi.mock('#lib/transports/client/browser.ts', async (original) => ({ ...(await original<object>()), studio: { korSats } }));

const REFUSED = { utfall: 'nekad', status: 403, svar: { ok: false, fel: [], varningar: [] } };
const change = {
  ask: (nr: number): Part | undefined => (nr % 10 === 9 ? undefined : { operation: 'taggaInnehall', id: String(nr) }),
  undo: (nr: number, svar: Record<string, unknown>): Part => ({ operation: 'andraInnehall', id: `${nr} ${svar.nu}` }),
};

/** Does what it is asked to, but to number 3. */
const done = async ({ operationer }: { operationer: Part[] }) => ({
  resultat: operationer.map(({ id }) => (id === '3' ? REFUSED : { utfall: 'gjord', status: 200, svar: { ok: true, nu: id } })),
});
const numbers = (count: number) => Array.from({ length: count }, (_, nr) => nr);

beforeEach(() => {
  korSats.mockReset();
});

test('each is tried whatever becomes of the others, a hundred in one call, and told of in order', async () => {
  korSats.mockImplementation(done);
  const told = vi.fn();
  const outcomes = await runBulk(numbers(150), change, told);
  expect(korSats.mock.calls.map(([{ operationer }]) => operationer.length)).toEqual([90, 45]);
  expect(outcomes.map(({ item }) => item)).toEqual(numbers(150));
  expect(outcomes.filter(({ failure }) => failure !== undefined).map(({ item }) => item)).toEqual([3]);
  expect(outcomes[12]?.undo).toEqual({ operation: 'andraInnehall', id: '12 12' });
  // It was so already.
  expect(outcomes[9]).toEqual({ item: 9 });
  expect(told.mock.calls).toEqual([[100], [150]]);
});

test('a call that is not answered has failed for all it was about, and keeps nothing from the next', async () => {
  korSats.mockRejectedValueOnce(new Unreachable('borta')).mockImplementation(done);
  const outcomes = await runBulk(numbers(110), change, () => {});
  expect(outcomes.filter(({ failure }) => failure?.status === 0)).toHaveLength(90);
  expect(outcomes.slice(100).filter(({ undo }) => undo !== undefined)).toHaveLength(9);
});

test('nothing is asked where all is so already', async () => {
  expect(await runBulk([9, 19], change, () => {})).toEqual([{ item: 9 }, { item: 19 }]);
  expect(korSats).not.toHaveBeenCalled();
});

test('why a call was refused is told of each', async () => {
  const fel = [{ falt: '', sprak: '', kod: 'x', orsak: 'Nej.', atgard: 'Vänta.' }];
  korSats.mockRejectedValue(new ApiFault(429, { fel }));
  expect((await runBulk([1, 2], change, () => {})).map(({ failure }) => failure?.fel)).toEqual([fel, fel]);
});
