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
    oppen: z.boolean().meta({
      description:
        'Om länken visar något nu. Falskt när den är återkallad eller har gått ut, och när den som skapade den inte längre får vara i Studio.',
    }),
    visningar: z.int(),
    av: authorSchema,
    skapad: z.string(),
  })
  .meta({ id: 'Delning' });

export type Share = z.infer<typeof shareSchema>;
