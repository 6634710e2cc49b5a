import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotTakePartIn } from '#lib/access/rights.ts';
import type { ArticleComment } from '#lib/contract/article-comment.ts';
import { isId } from '#lib/contract/id.ts';
import { fault } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { itemOutline } from '#lib/operations/item/item-access.ts';
import type { HeldComment } from '#lib/store/comments.ts';

/** A comment, by what it is about. */
type Held = { om: 'uppgift'; kommentar: HeldComment } | { om: 'artikel'; kommentar: ArticleComment };

/** The comment, held until the call ends, or 404. Of an article, whoever may comment in none of the languages that it is about is refused. */
export async function heldComment(context: OperationContext, id: string): Promise<Held> {
  const { store, actor } = context;
  const task = isId(id) ? await store.comments.hold(id) : undefined;
  if (task !== undefined) return { om: 'uppgift', kommentar: task };
  const said = isId(id) ? await store.articleComments.hold(id) : undefined;
  if (said === undefined) throw fault('finns_inte', { falt: 'id' }, { vad: 'Kommentaren' });
  const { head } = await itemOutline(context, said.innehall);
  refuseIf(cannotTakePartIn(actor, head, said));
  return { om: 'artikel', kommentar: said };
}
