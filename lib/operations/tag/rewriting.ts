import { z } from 'zod';
import type { OperationContext } from '#lib/operations/context.ts';

/** What is told of the articles that follow a tag to another name. */
export const rewritten = {
  artiklar: z.int().meta({ description: 'Artiklar som har taggen och får det nya namnet: de första genast, är de fler resten strax.' }),
  artiklar_minst: z.literal(true).optional().meta({ description: 'Fler än artiklar har den.' }),
};

/** Has articles follow to `name`, and counts them as far as it pays. */
export async function rewriting(
  { store }: Pick<OperationContext, 'store'>,
  names: readonly string[],
  name: string,
): Promise<{ artiklar: number; artiklar_minst?: true }> {
  const former = names.filter((one) => one !== name);
  const { antal, minst } = await store.tags.having(former);
  await store.tags.follow(former, name);
  return { artiklar: antal, ...(minst ? { artiklar_minst: true as const } : {}) };
}
