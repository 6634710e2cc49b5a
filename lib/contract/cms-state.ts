import { z } from 'zod';

export const cmsStateSchema = z
  .object({
    namn: z.enum(['inbyggd', 'wordpress']),
    adress: z.string().meta({ description: 'Webbplatsens adress.' }),
    lage: z.enum(['skarp', 'test']).meta({ description: 'test: svenska artiklar lämnas bara som utkast.' }),
    problem: z.array(
      z.object({
        kod: z.string(),
        orsak: z.string(),
        atgard: z.string(),
        stoppar: z.boolean().meta({ description: 'Om inget kan publiceras innan det är åtgärdat.' }),
      }),
    ),
    kontrollerad: z.string(),
  })
  .meta({ id: 'Publiceringssystem', description: 'Vart svenska artiklar publiceras, och om det går.' });

export type CmsState = z.infer<typeof cmsStateSchema>;
