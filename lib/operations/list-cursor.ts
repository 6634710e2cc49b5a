import { createHash } from 'node:crypto';
import { z } from 'zod';
import { isStorableText } from '#lib/content/storable-text.ts';
import { isId } from '#lib/contract/id.ts';
import type { Page } from '#lib/contract/page.ts';
import { fault } from '#lib/errors/fault.ts';
import { countedPage } from '#lib/operations/counted-page.ts';
import type { Place, Stretch, Window } from '#lib/store/stretch.ts';

/*
 * A cursor is a row of a list as its caller carries it to the next call: what the order of the list says of the row, which list it is of
 * and what the list was narrowed by. What it leads to is no secret to whoever may read the list, so nothing is signed; but nothing
 * gets to the database that no row can have.
 */

/** What a row is ordered by: a moment, or how far away one is that there is not. */
export const placeTime = z.iso.datetime({ precision: 3 }).refine((tid) => !tid.startsWith('0000'));
export const placeId = z.string().refine(isId);
export const placeNumber = z
  .string()
  .regex(/^\d{1,19}$/)
  .refine((text) => BigInt(text) < 2n ** 63n);
/** How many have been gone past, of what is found by words. */
export const placeRank = z.int().min(1).max(1_000_000);
export const placeText = z.string().refine(isStorableText);

/** What of a list is asked for: a page by its number, or what comes behind the row of a cursor. */
interface Asked extends Page {
  markor?: string | undefined;
}

/** A page of a list that grows, as it is asked of the store and as it is answered with. */
interface AskedPage<Place> {
  window: Window<Place>;
  /** The frame around what the store had. Refuses a page deeper than is looked for. */
  frame(found: Stretch<unknown, Place>): ReturnType<typeof countedPage>;
}

/** The cursors of one list. */
export interface ListCursor<Place> {
  /** The cursor of that row, of the list as it was narrowed and ordered. */
  of(place: Place, selection: object): string;
  /** The page that is asked for. Refuses a cursor that is broken, of another list, or of another selection than that. */
  page(asked: Asked, selection: object): AskedPage<Place>;
}

/** The cursors of one list: `kind` tells them from those of others, and from an earlier version of its own. */
export function listCursor<Place>(kind: string, place: z.ZodType<Place>): ListCursor<Place> {
  const of = (row: Place, selection: object) => Buffer.from(JSON.stringify([kind, fingerprint(selection), row])).toString('base64url');
  const placeIn = (markor: string | undefined, selection: object): Place | undefined => {
    if (markor === undefined || markor.trim() === '') return undefined;
    const row = place.safeParse(lastOf(markor));
    // What was handed out has one spelling: it is right when the same would be handed out now.
    if (!row.success || of(row.data, selection) !== markor) throw fault('markor_ogiltig', { falt: 'markor' });
    return row.data;
  };
  return {
    of,
    page({ sida, per_sida, markor }, selection) {
      const window = { sida, per_sida, efter: placeIn(markor, selection) };
      return { window, frame: (found) => countedPage(found, window, (row) => of(row, selection)) };
    },
  };
}

/** The cursors of a list that is in the order of these columns. */
export function rowCursor(kind: string, columns: [z.ZodType<string>, ...z.ZodType<string>[]]): ListCursor<Place> {
  return listCursor<Place>(kind, z.tuple(columns));
}

function lastOf(markor: string): unknown {
  try {
    const told: unknown = JSON.parse(Buffer.from(markor, 'base64url').toString('utf8'));
    return Array.isArray(told) ? told.at(-1) : undefined;
  } catch {
    // Words, or part of a cursor.
    return undefined;
  }
}

/** Tells selections apart; what is left out says nothing. */
function fingerprint(selection: object): string {
  const chosen = Object.entries(selection)
    .filter(([, value]) => value !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(chosen)).digest('base64url').slice(0, 16);
}
