import { isId } from '#lib/contract/id.ts';
import { fault } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import type { HeldComment } from '#lib/store/comments.ts';

/** The comment, held until the call ends, or 404. */
export async function heldComment({ store }: OperationContext, id: string): Promise<HeldComment> {
  const found = isId(id) ? await store.comments.hold(id) : undefined;
  if (found === undefined) throw fault('finns_inte', { falt: 'id' }, { vad: 'Kommentaren' });
  return found;
}
