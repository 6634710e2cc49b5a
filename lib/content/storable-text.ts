import { unwrittenIn } from '#lib/contract/written-text.ts';

/**
 * Whether a text can be kept as it is: the database has no place for U+0000, and half a surrogate pair has no form in
 * UTF-8, so that either would be changed or refused on the way.
 */
export function isStorableText(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}

/** What in a text the database has no place for, as it is told; `undefined` where it has a place for all of it. */
export function unstorableIn(text: string): string | undefined {
  return isStorableText(text) ? undefined : unwrittenIn(text);
}
