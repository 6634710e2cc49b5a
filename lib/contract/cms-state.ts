import { z } from 'zod';
import { cmsAuthorsSchema } from '#lib/contract/cms-authors.ts';

export const cmsStateSchema = z
  .object({
    namn: z.enum(['inbyggd', 'wordpress']),
    adress: z.string().meta({ description: 'Webbplatsens adress.' }),
    lage: z.enum(['skarp', 'test']).meta({ description: 'test: svenska artiklar lämnas bara som utkast.' }),
    tema: z
      .object({ id: z.string().meta({ description: 'Mappen som temat ligger i.' }), namn: z.string() })
      .nullable()
      .meta({
        description: 'Temat som läsarna ser i WordPress nu; null när WordPress inte säger vilket, eller när det är Studios egen webbplats.',
      }),
    problem: z.array(
      z.object({
        kod: z.string(),
        orsak: z.string(),
        atgard: z.string(),
        stoppar: z.boolean().meta({ description: 'Om inget kan publiceras innan det är åtgärdat.' }),
      }),
    ),
    forfattare: cmsAuthorsSchema
      .nullable()
      .meta({ description: 'Bara med forfattare=ja; null också när det är Studios egen webbplats, eller när något hindrar.' }),
    kontrollerad: z.string(),
  })
  .meta({ id: 'Publiceringssystem', description: 'Vart svenska artiklar publiceras, och om det går.' });

export type CmsState = z.infer<typeof cmsStateSchema>;
