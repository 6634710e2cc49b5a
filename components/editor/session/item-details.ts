import { z } from 'zod';
import { changedFields } from '#lib/content/changed-fields.ts';
import { itemSchema } from '#lib/contract/article.ts';

const { sektion, mall, taggar, kategorier, sponsrad, ansvarig } = itemSchema.shape;
// As they are written: an address that is not one yet is still worth keeping.
const kallor = z.array(z.object({ titel: z.string(), url: z.string(), not: z.string() }));
const detailsSchema = z.object({ sektion, mall, taggar, kategorier, sponsrad, kallor, ansvarig });

/** What belongs to the article as a whole, whatever its language: saved by `andraInnehall`. */
export type ItemDetails = z.infer<typeof detailsSchema>;

/** Some of them, such as those that were changed. */
export const someDetailsSchema = detailsSchema.partial();

export function detailsOf({ sektion, mall, taggar, kategorier, sponsrad, kallor, ansvarig }: ItemDetails): ItemDetails {
  return { sektion, mall, taggar, kategorier, sponsrad, kallor, ansvarig };
}

/** Those that are not as they were, so that what others do meanwhile to the rest is left as they did it. */
export function changedDetails(details: ItemDetails, before: ItemDetails): Partial<ItemDetails> {
  return changedFields(details, before);
}
