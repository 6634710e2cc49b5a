import { z } from 'zod';
import { authorSchema } from '#lib/contract/article.ts';

/** One version of what the newsroom has written, without the text. */
export const handbookHeadSchema = z
  .object({
    nr: z.int().meta({ description: 'Versionens nummer. 1 är texten som Studio levereras med.' }),
    kommentar: z.string(),
    aterstalld: z.int().nullable().meta({ description: 'Numret på versionen som återställdes; null när texten är ny.' }),
    av: authorSchema.nullable().meta({ description: 'Den som sparade; null för texten som Studio levereras med.' }),
    skapad: z.string().nullable(),
  })
  .meta({ id: 'Handboksversionshuvud' });

export const handbookVersionSchema = handbookHeadSchema
  .extend({ text: z.string().meta({ description: 'De kapitel som redaktionen skriver, i Markdown.' }) })
  .meta({ id: 'Handboksversion' });

export type HandbookHead = z.infer<typeof handbookHeadSchema>;
export type HandbookVersion = z.infer<typeof handbookVersionSchema>;
