import type { Author, Item, Revision } from '#lib/contract/article.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import type { ReleaseMode } from '#lib/contract/release.ts';

/** A release that has been allowed and checked. */
export interface ReleaseOrder {
  item: Item;
  /** The revisions to release, one a language. */
  versions: readonly Revision[];
  lage: ReleaseMode;
  /** The date readers will see; `null` keeps the earlier one or means now. */
  datum: string | null;
  orderAv: Author | null;
  overstyr: boolean;
  varningar: FaultEntry[];
}
