import type { Author } from '#lib/contract/article.ts';
import type { Language } from '#lib/contract/languages.ts';
import { authorOf, type OperationContext } from '#lib/operations/context.ts';
import { orderReconciliation } from '#lib/operations/release/follow-up.ts';

/**
 * A publishing system elsewhere now holds an older text than the feed tells: it is brought up to date in the background, so
 * that an entry never waits for another system. Whatever number of entries come meanwhile, one order that waits is enough:
 * it delivers what is newest when its turn comes.
 */
export async function redeliver(context: OperationContext, item: { id: string }, sprak: Language, orderAv: Author | null): Promise<void> {
  const { store, cms, actor } = context;
  if (cms.namn === 'inbyggd' || sprak !== 'sv') return;
  const waiting = await store.releaseQueue.waiting(item.id);
  if (waiting.some(({ lage, tillstand }) => lage === 'avstamning' && tillstand === 'koad')) return;
  await orderReconciliation(context, store, { item, av: authorOf(actor), orderAv });
}
