import type { Language } from '#lib/contract/languages.ts';
import { authorOf, type OperationContext } from '#lib/operations/context.ts';
import type { ItemHead } from '#lib/store/item-rows.ts';

/**
 * A publishing system elsewhere now holds an older text than the feed tells: it is brought up to date in the background, by
 * a release that makes it hold what readers have. Whatever number of entries come meanwhile, one that waits is enough: it
 * delivers what is newest when its turn comes, so that an entry never waits for another system.
 */
export async function redeliver(context: OperationContext, head: ItemHead, sprak: Language, revision: string): Promise<void> {
  const { store, cms } = context;
  if (cms.namn === 'inbyggd' || sprak !== 'sv') return;
  const waiting = await store.releaseQueue.waiting(head.id);
  if (waiting.some(({ lage, tillstand }) => lage === 'avstamning' && tillstand === 'koad')) return;
  const release = { id: context.newId(), innehall: head.id, lage: 'avstamning' as const, revisioner: { [sprak]: revision }, datum: null };
  const by = { av: authorOf(context.actor), order_av: null, overstyr: false, skapad: context.now, nyckel: null };
  await store.releases.create({ ...release, ...by }, { typ: 'koad' });
  context.changed('releaser');
}
