import { z } from 'zod';
import { authorSchema } from '#lib/contract/article.ts';
import { DISMISSALS, IDEA_STATES, RELEVANT } from '#lib/contract/closed/idea.ts';

/** An entry of a feed that tells of the idea. */
export const ideaSourceSchema = z
  .object({
    bevakning: z.string(),
    namn: z.string(),
    rubrik: z.string(),
    adress: z.string(),
    tid: z.string(),
    tid_osaker: z.boolean().meta({ description: 'Flödet sade ingen tid, eller en som inte kan stämma: tid är då när den hittades.' }),
  })
  .meta({ id: 'Idekalla' });

/** An event that watched feeds tell of (decisions.md §23). */
export const ideaSchema = z
  .object({
    id: z.string(),
    rubrik: z.string(),
    ingress: z.string().meta({ description: 'Källans egen text: underlag, inte något att publicera.' }),
    tid: z.string(),
    relevans: z.int().meta({ description: `0–100; från ${RELEVANT} räknas den som relevant.` }),
    traffar: z.array(z.string()).meta({ description: 'Orden bland dem som redaktionen letar efter.' }),
    tillstand: z.enum(IDEA_STATES),
    forslag: z.object({ sektion: z.string().nullable(), mall: z.string().nullable() }).meta({ description: 'Vad den beställs som.' }),
    egen: z
      .object({ innehall: z.string(), rubrik: z.string(), lank: z.string() })
      .nullable()
      .meta({ description: 'En egen publicerad artikel om samma sak.' }),
    kallor: z.array(ideaSourceSchema).meta({ description: 'Källorna som berättar om den, den första först; högst 20.' }),
    antal_kallor: z.int(),
    uppgift: z
      .object({ id: z.string(), innehall: z.string().nullable() })
      .nullable()
      .meta({ description: 'Uppgiften och utkastet som beställningen blev.' }),
    orsak: z.enum(DISMISSALS).nullable().meta({ description: 'Varför den avfärdades.' }),
    avgjord: z.string().nullable(),
    avgjord_av: authorSchema.nullable(),
    skapad: z.string(),
  })
  .meta({ id: 'Ide' });
export type Idea = z.infer<typeof ideaSchema>;
