import type { Author } from '#lib/contract/article.ts';
import type { Presence } from '#lib/contract/presence.ts';

/** Where a browser of the newsroom listens. */
export const NEWS_ADDRESS = '/studio/handelser';

/**
 * What browsers of the newsroom are told of as it changes: everybody who is logged in may read all of it. Of `historik`, which administrators read, no more is told than
 * that it is being checked.
 */
export type Topic =
  | 'innehall'
  | 'kommentarer'
  | 'forslag'
  | 'ko'
  | 'ideer'
  | 'releaser'
  | 'oversattningar'
  | 'flytt'
  | 'inkorg'
  | 'historik';

/** That something has changed, and by whom; what it is now, whoever is concerned asks for. */
export interface StaffNews {
  /**
   * `allt`: nobody knows what, because some of it may not have been heard; `narvaro`: somebody is where `narvaro` says; `text`: the text that several
   * people write together in that article and language now has the number `nr`.
   */
  om: Topic | 'narvaro' | 'text' | 'allt';
  /** The article it concerns, where it is one. */
  innehall?: string;
  sprak?: string;
  /** The operation that did it. */
  gjorde?: string;
  av?: Author;
  narvaro?: Presence;
  nr?: number;
  /** That they are not there any more. */
  lamnar?: true;
  /** The people that it concerns, of what is for them alone; browsers are not told who the others are. */
  till?: readonly string[];
}

/** What presences are told apart by: a window is in one place; who writes without one may do it in several. */
export function presenceKey({ av, fonster, innehall, sprak }: Presence): string {
  return fonster === '' ? `${av.id} ${innehall} ${sprak}` : `${av.id} ${fonster}`;
}

/** Sent so often that both ends know that the other is there. */
export const HEARTBEAT = { om: 'slag' } as const;
export const HEARTBEAT_MS = 15_000;
