import { pictureUseSteps } from '#lib/blocks/article-pictures.ts';
import { factsOf } from '#lib/content/facts.ts';
import { contentStatusAfter } from '#lib/content/states.ts';
import type { CmsReference, Item, Revision } from '#lib/contract/article.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import type { Language } from '#lib/contract/languages.ts';
import { Fault, fault, faultEntry } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { refuseDeleted } from '#lib/operations/item/item-access.ts';
import { differingNow } from '#lib/operations/release/differing-now.ts';
import { languagesOf, type ReleaseOrder } from '#lib/operations/release/release-order.ts';
import type { CurrentPublication } from '#lib/store/readers/current-publications.ts';
import type { Store } from '#lib/store/store.ts';
import { isListed } from '#lib/templates/is-listed.ts';
import { inTurns } from '#lib/turns/in-turns.ts';

/** What readers have of an item's languages when its release ends, which may be long after the release was begun. */
type EarlierPublications = ReadonlyMap<Language, CurrentPublication>;

/**
 * Holds the item against other writers and reads, by `current`, what readers have of its languages then. Refuses what may not
 * become public any more: of an item that has just been deleted or taken down, or English without Swedish.
 */
export async function holdForRelease(
  store: Store,
  order: ReleaseOrder,
  current: () => Promise<EarlierPublications>,
): Promise<EarlierPublications> {
  const { item, lage } = order;
  const languages = languagesOf(order);
  const [now, earlier] = await Promise.all([store.published.hold(item.id), current()]);
  refuseDeleted(now);
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
  const updatedAt = async (version: Revision, before: CurrentPublication | undefined) => {
    if (before === undefined) return null;
    const same = before.revision === version.id && (await differingNow(store, before.fakta, item)).length === 0;
    return same && datum === null ? before.uppdaterad : context.now;
  };
  const publication = {
    innehall: item.id,
    release: order.id,
    fakta: factsOf(item),
    listad: isListed(item.mall),
    skapad: context.now,
    // What readers have nothing of just now has the date it had before: one that was taken down, and one that was published elsewhere.
    versioner: await Promise.all(
      versions.map(async (version) => ({
        sprak: version.sprak,
        revision: version,
        slug: version.slug,
        lank: links.get(version.sprak) ?? '',
        publicerad: datum ?? earlier.get(version.sprak)?.publicerad ?? (earlier.size === 0 ? item.publicerad : null) ?? annars,
        uppdaterad: await updatedAt(version, earlier.get(version.sprak)),
        ord: order.ord?.get(version.sprak) ?? null,
        bilder: await inTurns(pictureUseSteps(version)),
      })),
    ),
  };
  const { status, adresser } = await store.published.publish(publication, {
    nyKalla: languages.includes(item.kallsprak) ? item.kallsprak : null,
    fornyade: renewed,
    status: contentStatusAfter('publish', item.status) ?? null,
    // The article is as old as its Swedish version: a date of English alone is that version's own.
    publicerad: (languages.includes('sv') ? datum : null) ?? item.publicerad ?? annars,
    cms,
  });
  const refused = versions.filter(({ sprak }) => !adresser.includes(sprak));
  if (refused.length > 0) throw new Fault(422, refused.map(addressTaken));
  return status;
}

function addressTaken(version: Revision): FaultEntry {
  return faultEntry('adress_upptagen', { falt: 'slug', sprak: version.sprak }, { slug: version.slug });
}
