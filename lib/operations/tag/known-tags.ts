import type { OperationContext } from '#lib/operations/context.ts';
import { tidyTags } from '#lib/operations/item/tidy-tags.ts';

/**
 * An article's tags as they are kept: tidied, each of them a tag from now on, and by what it is called now where somebody has written a name
 * that it had. To be asked for before the article is held.
 */
export async function knownTags({ store }: Pick<OperationContext, 'store'>, tags: readonly string[]): Promise<string[]> {
  return tidyTags(await store.tags.called(tidyTags(tags)));
}
