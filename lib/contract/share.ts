import { z } from 'zod';
import { authorSchema, languageSchema } from '#lib/contract/article.ts';

/** A share link in the list: its token is shown once, when it is made. */
export const shareSchema = z
  .object({
    id: z.string(),
    sprak: languageSchema,
    revision: z.string().nullable(),
    utgar: z.string(),
    aterkallad: z.string().nullable(),
    visningar: z.int(),
    av: authorSchema,
    skapad: z.string(),
  })
  .meta({ id: 'Delning' });

export type Share = z.infer<typeof shareSchema>;
