import type { Author } from '#lib/contract/article.ts';
import { authorOf, type OperationContext } from '#lib/operations/context.ts';
import { redeliver } from '#lib/operations/release/delivery/redeliver.ts';
import type { Store } from '#lib/store/store.ts';

/** What readers see of a picture is another: publishing systems elsewhere get every public article that shows it anew, and live feeds are made anew. */
export async function deliverSeenPicture(context: OperationContext, store: Store, media: string, orderAv: Author | null): Promise<void> {
  const av = authorOf(context.actor);
  for (const { innehall, sprak, mall } of await store.pictureUses.publicVersions(media)) {
    await redeliver(context, store, { item: { id: innehall }, av, orderAv }, sprak);
    if (mall === 'liverapport') context.changed('live', innehall);
  }
}
