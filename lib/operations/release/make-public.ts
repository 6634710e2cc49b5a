import type { CmsReference, Revision } from '#lib/contract/article.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import type { Language } from '#lib/contract/languages.ts';
import { Fault, faultEntry } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { refuseDeleted } from '#lib/operations/item/item-access.ts';
import type { ReleaseOrder } from '#lib/operations/release/release-order.ts';
import type { CurrentPublication } from '#lib/store/published.ts';
import type { Store } from '#lib/store/store.ts';

type EarlierPublications = ReadonlyMap<Language, CurrentPublication | undefined>;

/** Holds the item against other writers and reads what readers have of its languages. Refuses one that has just been deleted. */
export async function earlierPublications(store: Store, { item, versions }: ReleaseOrder): Promise<EarlierPublications> {
  const [deleted, ...current] = await Promise.all([
    store.items.lock(item.id),
    ...versions.map((version) => store.published.current(item.id, version.sprak)),
  ]);
  refuseDeleted({ raderad: deleted });
  return new Map(versions.map((version, index) => [version.sprak, current[index]]));
}

interface Confirmed {
  links: ReadonlyMap<Language, string>;
  cms: CmsReference | null;
  earlier: EarlierPublications;
}

/** Within one transaction, so that readers get all of it or nothing. */
export async function makePublic(
  context: OperationContext,
  store: Store,
  order: ReleaseOrder,
  { links, cms, earlier }: Confirmed,
): Promise<void> {
  const { item, versions, datum } = order;
  const languages = versions.map((version) => version.sprak);
  const renewed = versions.filter((version) => earlier.get(version.sprak)?.revision !== version.id).map((version) => version.sprak);
  const updatedAt = (version: Revision, before: CurrentPublication | undefined) => {
    if (before === undefined) return null;
    return before.revision === version.id && datum === null ? before.uppdaterad : context.now;
  };
  const published = versions.map((version) =>
    store.published.publish({
      innehall: item.id,
      sprak: version.sprak,
      revision: version,
      sektion: item.sektion,
      slug: version.slug,
      lank: links.get(version.sprak) ?? '',
      publicerad: datum ?? earlier.get(version.sprak)?.publicerad ?? (item.status === 'nedtagen' ? item.publicerad : null) ?? context.now,
      uppdaterad: updatedAt(version, earlier.get(version.sprak)),
    }),
  );
  const [succeeded] = await Promise.all([
    Promise.all(published),
    languages.includes(item.kallsprak) ? store.published.markStaleSiblings(item.id, item.kallsprak, renewed) : undefined,
    store.published.markItem(item.id, 'publicerad', datum ?? item.publicerad ?? context.now, cms, context.now),
  ]);
  const refused = versions.filter((_, index) => !succeeded[index]);
  if (refused.length > 0) throw new Fault(422, refused.map(addressTaken));
}

function addressTaken(version: Revision): FaultEntry {
  return faultEntry('adress_upptagen', { falt: 'slug', sprak: version.sprak }, { slug: version.slug });
}
