import { pictureUseSteps } from '#lib/blocks/article-pictures.ts';
import { liveContentHash } from '#lib/content/live-hash.ts';
import { atOnce } from '#lib/content/steps.ts';
import type { Revision } from '#lib/contract/article.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { type LaterWrites, laterWrites, type Ordered, withWrites } from '#lib/operations/live/later-writes.ts';
import { findEntry } from '#lib/operations/live/live-entry.ts';
import { redeliver } from '#lib/operations/release/delivery/redeliver.ts';
import type { ReleaseOrder } from '#lib/operations/release/release-order.ts';
import { type AddedWords, addedWords, NO_WORDS, wordsTogether } from '#lib/provenance/added-words.ts';
import { entryText } from '#lib/provenance/part-texts.ts';
import type { Store } from '#lib/store/store.ts';

/** What a release meets when it is done. */
interface Met {
  /** Whether it was kept before it was carried out. */
  waited: boolean;
  /** What readers have of its languages by then. */
  earlier: ReadonlyMap<Language, { revision: string }>;
}

/**
 * The order with the entries that were reported since it was given: what readers of a live report have seen meanwhile must
 * not vanish when a release that began before is done. Brings along nothing but what readers have already, and what was written
 * after the order by somebody who might publish it, and tells whose words those are. Within the transaction that holds the item.
 */
export async function withLaterEntries(
  context: OperationContext,
  store: Store,
  order: ReleaseOrder,
  { waited, earlier }: Met,
): Promise<ReleaseOrder> {
  const { item, lage, av, orderAv } = order;
  if (item.mall !== 'liverapport' || lage === 'utkast') return order;
  const versions: Revision[] = [];
  const ord = new Map(order.ord);
  for (const version of order.versions) {
    const ordered = await orderedAt(store, order, version, waited);
    const readers = earlier.get(version.sprak)?.revision;
    const [writes, read] = await Promise.all([
      store.liveReports.writesSince(version.id, ordered.after - 1),
      store.liveReports.read(readers === undefined ? [] : [readers]),
    ]);
    const { newest, rest, texts } = laterWrites(writes, { ...ordered, readers: readers === undefined ? undefined : read.get(readers) });
    const { id, nr } = newest ?? version;
    const current = rest.length === 0 ? { id, nr } : await withTheRest(context, store, order, { ...version, id, nr }, rest);
    if (current.id !== version.id) await redeliver(context, store, { item, av, orderAv }, version.sprak);
    const counted = ord.get(version.sprak);
    if (counted !== undefined) ord.set(version.sprak, { ...counted, ...wordsTogether(counted, broughtAlong(version, texts)) });
    versions.push(await asItStands(store, version, current));
  }
  return { ...order, versions, ...(order.ord === undefined ? {} : { ord }) };
}

/** The words that come along with a version whose own have been counted. Nobody has approved them: whoever ordered the release has not seen them. */
function broughtAlong(version: Revision, texts: LaterWrites['texts']): AddedWords {
  return [...texts].reduce((words, [id, writes]) => {
    const counted = findEntry(version, id)?.entry;
    return wordsTogether(words, addedWords(counted === undefined ? '' : entryText(counted), writes));
  }, NO_WORDS);
}

/** The version with the words of the revision that goes out in its place. */
async function asItStands(store: Store, version: Revision, { id, nr }: { id: string; nr: number }): Promise<Revision> {
  if (id === version.id) return version;
  const found = (await store.liveReports.read([id])).get(id);
  return { ...version, id, nr, ...(found === undefined ? {} : { block: found.block, hero: found.hero }) };
}

/**
 * The number of the revision that was the newest when the order was given, and the one after which writes count. What was chosen
 * from the history leaves out what had come by then; a schedule is of the report as it goes on, and keeps what readers have of it.
 */
async function orderedAt(
  store: Store,
  { id, item, lage }: ReleaseOrder,
  { nr, sprak }: Revision,
  waited: boolean,
): Promise<Pick<Ordered, 'after' | 'newest'>> {
  const read = item.sprak[sprak]?.arbetsrevision.nr ?? 0;
  // One that has waited was read again when its turn came.
  const newest = Math.max(nr, waited ? Math.min(read, (await store.liveReports.newestWhenOrdered(id, sprak)) ?? read) : read);
  return { after: lage === 'schemalagd' ? nr : newest, newest };
}

/**
 * Something else was saved between the entries, which is not to be released: a revision of its own, for readers alone. The
 * one that is worked on stays the newest, and says the same as before.
 */
async function withTheRest(
  context: OperationContext,
  store: Store,
  { item, av }: ReleaseOrder,
  { id, sprak }: Revision,
  rest: LaterWrites['rest'],
): Promise<{ id: string; nr: number }> {
  const outline = await store.items.outline(item.id);
  const working = outline?.sprak.get(sprak)?.arbetsrevision.id ?? id;
  const revisions = await store.liveReports.read([id, working]);
  const [efter, arbets] = [revisions.get(id), revisions.get(working)];
  if (efter === undefined || arbets === undefined) throw new Error(`a revision of ${item.id} is gone`);
  const { rubrik, ingress, slug, hero } = efter;
  const content = { rubrik, ingress, slug, hero, ...withWrites(efter, rest) };
  const publik = {
    ...content,
    ...{ id: context.newId(), nr: arbets.nr + 1, hash: liveContentHash(content), andring: null },
    efter: { ...efter, fortsattning: null },
    kommentar: 'Det som publicerades, med de inlägg som hade kommit sedan det beställdes.',
    bilder: atOnce(pictureUseSteps(content)),
  };
  const next = {
    ...arbets,
    ...{ id: context.newId(), nr: arbets.nr + 2, efter: arbets, andring: null },
    kommentar: 'Oförändrad, efter publiceringen.',
    bilder: atOnce(pictureUseSteps(arbets)),
  };
  await store.liveReports.save({
    innehall: item.id,
    sprak,
    arbets: next,
    publik,
    // The release tells of them when it has brought all of it out.
    nyaOrd: NO_WORDS,
    lasare: true,
    av,
    now: context.now,
  });
  return { id: publik.id, nr: publik.nr };
}
