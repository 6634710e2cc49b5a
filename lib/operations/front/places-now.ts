import { ruleTags, withTagsNow } from '#lib/content/rule-tags.ts';
import type { Place } from '#lib/contract/edition.ts';
import type { Store } from '#lib/store/store.ts';

/** The places as they are meant today: the rule that names a tag goes on with the one that it has been merged into, however long ago it was written. */
export async function placesNow({ readers }: Pick<Store, 'readers'>, places: readonly Place[]): Promise<Place[]> {
  return withTagsNow(places, await readers.tags.now(ruleTags(places)));
}
