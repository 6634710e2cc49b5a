import { expect, test } from 'vitest';
import type { OperationContext } from '#lib/operations/context.ts';
import { withWords } from '#lib/operations/release/order/with-words.ts';
import type { ReleaseOrder } from '#lib/operations/release/release-order.ts';

const ORDER = { versions: [{ sprak: 'sv' }], lage: 'publicera' } as unknown as ReleaseOrder;

/** A context of which nothing but the settings may be asked. */
function asked(ai_not: string, isDryRun: boolean): OperationContext {
  return { settings: { sajt: { ai_not } }, isDryRun } as unknown as OperationContext;
}

test.each([
  ['ingen', false],
  ['ingen', true],
  ['del', true],
] as const)('with %s, and tried %s, nothing is read', async (ai_not, isDryRun) => {
  expect(await withWords(asked(ai_not, isDryRun), ORDER)).toBe(ORDER);
});

test('otherwise the words are counted', async () => {
  await expect(withWords(asked('del', false), ORDER)).rejects.toThrow(TypeError);
});
