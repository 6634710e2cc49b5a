import { z } from 'zod';
import { idField, isId } from '#lib/contract/id.ts';
import { LANGUAGES } from '#lib/contract/languages.ts';
import { READER_SOURCES } from '#lib/contract/reader-source.ts';

/** Where readers' browsers tell what was read (decisions.md §23). */
export const BEACON_ADDRESS = '/studio/matning';

/** Of all that a browser tells at once. */
export const BEACON_BYTES = 400;

/** Nobody reads a page for longer in one sitting; what says so is no browser's word. */
const LONGEST_SECONDS = 12 * 60 * 60;

/** What a reader's browser tells when a page is put away: of the page, and nothing of the reader. */
export const pageViewSchema = z.strictObject({
  innehall: idField.refine(isId),
  sprak: z.enum(LANGUAGES),
  kalla: z.enum(READER_SOURCES),
  /** For so long the page has been before somebody's eyes. */
  sekunder: z.int().min(0).max(LONGEST_SECONDS),
  /** How far down the article has been seen, in hundredths. */
  djup: z.int().min(0).max(100),
});
export type PageView = z.infer<typeof pageViewSchema>;

/** From how many seconds, and from which depth, each bucket counts. */
export const READING_TIMES = [0, 10, 30, 60, 180] as const;
export const DEPTHS = [0, 25, 50, 75] as const;

/** Which of the buckets, by where each begins, a number falls into. */
export function bucketOf(starts: readonly number[], value: number): number {
  return starts.findLastIndex((start) => value >= start);
}
