import { differingFacts, factsOf } from '#lib/content/facts.ts';
import { contentStatusAfter } from '#lib/content/states.ts';
import type { CmsReference, Item, Revision } from '#lib/contract/article.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import type { Language } from '#lib/contract/languages.ts';
import { Fault, fault, faultEntry } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { refuseDeleted } from '#lib/operations/item/item-access.ts';
import { languagesOf, type ReleaseOrder } from '#lib/operations/release/release-order.ts';
import type { CurrentPublication } from '#lib/store/published.ts';
import type { Store } from '#lib/store/store.ts';
import { isListed } from '#lib/templates/is-listed.ts';

/** What readers have of an item's languages when its release ends, which may be long after the release was begun. */
type EarlierPublications = ReadonlyMap<Language, CurrentPublication | undefined>;

/**
 * Holds the item against other writers and reads what readers have of its languages. Refuses what may not become public
 * any more: of an item that has just been deleted or taken down, or English without Swedish.
 */
export async function holdForRelease(store: Store, order: ReleaseOrder): Promise<EarlierPublications> {
  const { item, lage } = order;
  const languages = languagesOf(order);
  const asked = lage === 'utkast' ? [] : languages.includes('sv') ? languages : [...languages, 'sv' as const];
  const [now, ...current] = await Promise.all([
    store.published.hold(item.id),
    ...asked.map((language) => store.published.current(item.id, language)),
  ]);
  refuseDeleted(now);
  const earlier: EarlierPublications = new Map(asked.map((language, index) => [language, current[index]]));
  if (lage === 'utkast') return earlier;
  if (now.status === 'nedtagen' && item.status !== 'nedtagen') throw fault('release_avbruten', {}, { handelse: 'togs ned' });
  if (!languages.includes('sv') && earlier.get('sv') === undefined) throw fault('svenska_ej_publik', { falt: 'sprak', sprak: 'en' });
  return earlier;
}

interface Confirmed {
  earlier: EarlierPublications;
  links: ReadonlyMap<Language, string>;
  cms: CmsReference | null;
}

/** Within one transaction, so that readers get all of it or nothing. Returns the item's status after it. */
export async function makePublic(
  context: OperationContext,
  store: Store,
  order: ReleaseOrder,
  { links, cms, earlier }: Confirmed,
): Promise<Item['status']> {
  const { item, versions, datum, annars } = order;
  const languages = languagesOf(order);
  const renewed = versions.filter((version) => earlier.get(version.sprak)?.revision !== version.id).map((version) => version.sprak);
  const updatedAt = (version: Revision, before: CurrentPublication | undefined) => {
    if (before === undefined) return null;
    const same = before.revision === version.id && differingFacts(before.fakta, item).length === 0;
    return same && datum === null ? before.uppdaterad : context.now;
  };
  const published = versions.map((version) =>
    store.published.publish({
      innehall: item.id,
      sprak: version.sprak,
      revision: version,
      release: order.id,
      fakta: factsOf(item),
      slug: version.slug,
      lank: links.get(version.sprak) ?? '',
      listad: isListed(item.mall),
      publicerad: datum ?? earlier.get(version.sprak)?.publicerad ?? (item.status === 'nedtagen' ? item.publicerad : null) ?? annars,
      uppdaterad: updatedAt(version, earlier.get(version.sprak)),
      skapad: context.now,
    }),
  );
  const [succeeded, status] = await Promise.all([
    Promise.all(published),
    store.published.markItem(
      item.id,
      contentStatusAfter('publish', item.status) ?? null,
      // The article is as old as its Swedish version: a date of English alone is that version's own.
      (languages.includes('sv') ? datum : null) ?? item.publicerad ?? annars,
      cms,
      context.now,
    ),
    languages.includes(item.kallsprak) ? store.published.markStaleSiblings(item.id, item.kallsprak, renewed) : undefined,
  ]);
  const refused = versions.filter((_, index) => !succeeded[index]);
  if (refused.length > 0) throw new Fault(422, refused.map(addressTaken));
  return status;
}

function addressTaken(version: Revision): FaultEntry {
  return faultEntry('adress_upptagen', { falt: 'slug', sprak: version.sprak }, { slug: version.slug });
}
