import { z } from 'zod';
import { bounded } from '#lib/contract/bounded.ts';

/** The post of a WordPress that an article was read in from. */
export const postOriginSchema = z
  .strictObject({
    webbplats: bounded('address').min(1).meta({ description: 'WordPress adress, med mapp om det ligger i en.' }),
    inlagg: z.int().min(1).meta({ description: 'Inläggets nummer där.' }),
    slug: bounded('name').default('').meta({ description: 'Den sista delen av inläggets adress, som den är där.' }),
    andrad: bounded('name').default('').meta({ description: 'När inlägget senast hade ändrats, i UTC som WordPress skriver det.' }),
  })
  .meta({ description: 'Inlägget artikeln lästes in ur: är det ett inlägg i publiceringssystemet publiceras artikeln som det.' });

export type PostOrigin = z.infer<typeof postOriginSchema>;
