import { z } from 'zod';
import { authorSchema, focusSchema } from '#lib/contract/article.ts';

export const altSchema = z
  .strictObject({
    sv: z.string().optional().meta({ description: 'På svenska.' }),
    en: z.string().optional().meta({ description: 'På engelska.' }),
  })
  .meta({ description: 'Vad bilden visar, per språk.' });

export const mediaSchema = z
  .object({
    id: z.string(),
    src: z.string(),
    filnamn: z.string(),
    typ: z.string(),
    bredd: z.int(),
    hojd: z.int(),
    byte: z.int(),
    varianter: z.array(z.object({ bredd: z.int(), src: z.string() })),
    alt: altSchema,
    caption: z.string(),
    kredit: z.string(),
    fokus: focusSchema.nullable(),
    av: authorSchema,
    skapad: z.string(),
  })
  .meta({ id: 'Media' });

export type Media = z.infer<typeof mediaSchema>;
