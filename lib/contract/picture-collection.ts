import { z } from 'zod';
import { authorSchema } from '#lib/contract/article.ts';
import { bounded } from '#lib/contract/bounded.ts';
import { shownName } from '#lib/contract/shown-name.ts';

export const pictureCollectionSchema = z
  .object({
    id: z.string(),
    namn: z.string(),
    antal: z.int().meta({ description: 'Hur många bilder den har; högst 1 000 räknas.' }),
    av: authorSchema,
    skapad: z.string(),
  })
  .meta({ id: 'Bildsamling' });

export type PictureCollection = z.infer<typeof pictureCollectionSchema>;

export const collectionName = shownName(bounded('name').trim().min(1)).meta({ description: 'Vad samlingen heter.' });
