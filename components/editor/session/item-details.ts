import type { z } from 'zod';
import { changedFields } from '#lib/content/changed-fields.ts';
import { writtenDetailsSchema } from '#lib/contract/working-copy.ts';

/** What belongs to the article as a whole, whatever its language: saved by `andraInnehall`. */
export type ItemDetails = z.infer<typeof writtenDetailsSchema>;

/** Some of them, such as those that were changed. */
export const someDetailsSchema = writtenDetailsSchema.partial();

export function detailsOf({ sektion, mall, taggar, kategorier, sponsrad, kallor, ansvarig }: ItemDetails): ItemDetails {
  return { sektion, mall, taggar, kategorier, sponsrad, kallor, ansvarig };
}

/** Those that are not as they were, so that what others do meanwhile to the rest is left as they did it. */
export function changedDetails(details: ItemDetails, before: ItemDetails): Partial<ItemDetails> {
  return changedFields(details, before);
}
