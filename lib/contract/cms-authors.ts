import { z } from 'zod';

/** How it is with a name among the users of a publishing system elsewhere. */
export const CMS_AUTHOR_STATES = ['finns', 'saknas', 'flera', 'far_ej_skriva'] as const;

/** Who signs what readers have, beside the users of a publishing system elsewhere. */
export const cmsAuthorsSchema = z
  .object({
    far_lagga_upp: z.boolean().meta({ description: 'Om Studios användare där får skapa användare.' }),
    namn: z.array(
      z.object({
        namn: z.string().meta({ description: 'Som bylinen säger det.' }),
        artiklar: z.int().meta({ description: 'Så många av de senaste artiklarna har det namnet.' }),
        lage: z.enum(CMS_AUTHOR_STATES).meta({
          description:
            'finns: en användare där heter så och får skriva. saknas: ingen gör det. flera: mer än en gör det, och då sätts ingen av dem. far_ej_skriva: den som heter så får inte skriva inlägg.',
        }),
      }),
    ),
  })
  .meta({ id: 'ForfattareDar', description: 'De som skriver under de senaste tusen svenska artiklarna, den med flest först.' });

export type CmsAuthors = z.infer<typeof cmsAuthorsSchema>;
