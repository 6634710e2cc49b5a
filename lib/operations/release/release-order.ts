import { unconfirmedName } from '#lib/content/byline.ts';
import { factsOf } from '#lib/content/facts.ts';
import type { Author, Item, Revision } from '#lib/contract/article.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { PublishedWords } from '#lib/contract/provenance.ts';
import type { ReleaseMode } from '#lib/contract/release.ts';
import type { ReleaseOrderRow } from '#lib/store/release-queue.ts';
import type { NewRelease } from '#lib/store/releases.ts';

/** Never made: no item that is worked on has such a member, nor one that was taken apart and put together. */
declare class Pinning {
  private readonly pinned: true;
}

/** An item with its facts as a release pins them, whatever they have become since: what readers of a publishing system elsewhere are given is made of no other. */
export type PinnedItem = Item & Pinning;

/** A release that has been allowed and checked. */
export interface ReleaseOrder {
  id: string;
  item: PinnedItem;
  /** The revisions to release, one a language. */
  versions: readonly Revision[];
  lage: ReleaseMode;
  /** In test mode: what was to be published is handed over as a draft, and nothing that waits is called off for it. */
  prov: boolean;
  /** The date readers will see; `null` keeps the earlier one. */
  datum: string | null;
  /** The date of what readers have not seen before, when `datum` gives none: the time it was scheduled for, or now. */
  annars: string;
  /**
   * When the first try began that the publishing system answered: each later one hands over the same text, times included, so that what
   * had arrived is known again. Absent for what is tried for the first time.
   */
  borjade?: string;
  av: Author;
  orderAv: Author | null;
  /** Who has confirmed it, of what an agent asked for. */
  godkandAv: Author | null;
  overstyr: boolean;
  /** Whose the words are that readers are given; absent where readers are told nothing of it. */
  ord?: ReadonlyMap<Language, PublishedWords>;
  varningar: FaultEntry[];
  /** The caller's key and what was asked with it. */
  nyckel: NewRelease['nyckel'];
}

export function languagesOf({ versions }: ReleaseOrder): Language[] {
  return versions.map((version) => version.sprak);
}

/** The order as it is kept. */
export function keptOrder(order: ReleaseOrder, skapad: string): NewRelease {
  const { id, item, versions, lage, prov, datum, av, orderAv, overstyr, nyckel } = order;
  const revisioner = Object.fromEntries(versions.map((version) => [version.sprak, version.id]));
  return { id, innehall: item.id, lage, prov, revisioner, fakta: factsOf(item), datum, av, order_av: orderAv, overstyr, skapad, nyckel };
}

/**
 * The item as a kept release is of it: with the facts that were pinned when it was ordered. Whoever it belongs to goes by the name they have
 * today; a key by the one it had then, by which it is known that it signs nothing (lib/content/byline.ts).
 */
export function pinnedItem(item: Item, { fakta }: Pick<ReleaseOrderRow, 'fakta'>): PinnedItem {
  if (fakta === null) return pinnedNow(item);
  return pinnedNow({ ...item, ...fakta, agare: fakta.agare.typ === 'agent' ? fakta.agare : item.agare });
}

/**
 * The item as a key brings it out with no person to confirm it: without the name as responsible that no person has stood for, so that nobody signs who
 * has not been asked.
 */
export function broughtOutByKey(item: PinnedItem): PinnedItem {
  return unconfirmedName(item) === undefined ? item : pinnedNow({ ...item, ansvarig: null });
}

/** The item as a release is of it that is ordered now: these are the facts that it pins. */
export function pinnedNow(item: Item): PinnedItem {
  // The mark is of the type alone.
  return item as PinnedItem;
}
