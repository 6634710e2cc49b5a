import { isQuiet } from '#lib/content/letter-times.ts';
import type { OperationContext } from '#lib/operations/context.ts';

/**
 * Whether somebody is written to of what concerns them: at once, later (in their quiet hours, and where they have it gathered: then the line in their
 * inbox is written of, unless it is read before), or not at all.
 */
export async function letterNow({ store, now }: OperationContext, person: string): Promise<'nu' | 'sedan' | 'aldrig'> {
  const chosen = await store.taskNews.chosen(person);
  if (chosen.inkorg === 'aldrig') return 'aldrig';
  return chosen.inkorg === 'genast' && !isQuiet(now, chosen) ? 'nu' : 'sedan';
}
