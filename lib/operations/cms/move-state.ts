import type { MoveState } from '#lib/contract/move.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import type { Store } from '#lib/store/store.ts';

/** The publishing system elsewhere that what is public can be moved to, or home from; null when the settings name none. */
export function otherSide({ cms, formerCms }: Pick<OperationContext, 'cms' | 'formerCms'>): OperationContext['formerCms'] {
  return cms.namn === 'inbyggd' ? formerCms : cms;
}

/** How far the move has come, and whether there is something to move. */
export async function moveState(context: OperationContext, store: Store): Promise<MoveState> {
  const [flytt, kvar] = await Promise.all([store.moves.latest(), store.moves.left(context.cms.namn)]);
  return { ok: true, flytt, kvar, kan: otherSide(context) !== null };
}
