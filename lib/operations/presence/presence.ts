import type { Presence } from '#lib/contract/presence.ts';

/** Who is where in which article now, as far as all instances have told each other. It is never a lock. */
export interface WhoIsThere {
  /** Somebody is there, for two minutes more. */
  seen(presence: Presence): void;
  /** Somebody has left, by that window. */
  left(presence: Presence): void;
  /** Everybody who is there: in that article, or in any. */
  present(innehall?: string): Presence[];
}
