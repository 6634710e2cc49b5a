import type { Author } from '#lib/contract/article.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import type { NewRelease } from '#lib/store/releases.ts';
import type { Store } from '#lib/store/store.ts';

interface Cause {
  item: { id: string };
  av: Author;
  orderAv: Author | null;
}

/** An order that the CMS be brought in line with what Studio's readers have of the article. */
export function reconciliation(context: OperationContext, { item, av, orderAv }: Cause, lage: 'nedtagning' | 'avstamning'): NewRelease {
  return {
    id: context.newId(),
    innehall: item.id,
    lage,
    revisioner: {},
    datum: null,
    av,
    order_av: orderAv,
    overstyr: false,
    skapad: context.now,
    nyckel: null,
  };
}

/** Orders it, to be carried out once the transaction commits and what is under way has ended. */
export async function orderReconciliation(context: OperationContext, store: Store, cause: Cause): Promise<void> {
  context.changed('releaser');
  await store.releases.create(reconciliation(context, cause, 'avstamning'), { typ: 'koad' });
}
