import { z } from 'zod';
import { bounded } from '#lib/contract/bounded.ts';
import { shownName } from '#lib/contract/shown-name.ts';

const name = shownName(bounded('tag').trim().min(1));

/** What of a tag is written. */
export const tagFields = {
  sv: name.meta({ description: 'Namnet, som det står i artiklarnas taggar.' }),
  en: z.union([z.literal(''), name]).meta({ description: 'Det engelska namnet; tomt där det svenska används.' }),
  slug: bounded('slug')
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .meta({ description: 'Adressens sista led, efter /tagg/: små bokstäver a–z, siffror och bindestreck.' }),
  beskrivning: bounded('standfirst').trim().meta({ description: 'Vad taggens sida säger att den handlar om.' }),
};

/** A tag as it is answered with (decisions.md §22). */
export const tagSchema = z
  .object({
    id: z.string(),
    namn: z.object({ sv: z.string(), en: z.string() }),
    slug: z.string(),
    beskrivning: z.object({ sv: z.string(), en: z.string() }),
    antal: z.int().meta({ description: 'Publika artiklar på svenska; fler än 100 räknas inte.' }),
    antal_minst: z.literal(true).optional().meta({ description: 'Fler än antal finns.' }),
    senast: z.string().nullable().meta({ description: 'När den senaste av dem publicerades.' }),
    trend: z
      .object({ nu: z.int(), fore: z.int() })
      .meta({ description: 'Hur många av dem som publicerades de senaste 30 dagarna (nu), och de 30 dagarna före dem (fore).' }),
    former: z.array(z.string()).meta({ description: 'Andra namn som artiklar har skrivit eller skriver den med.' }),
    liknar: z
      .array(z.object({ id: z.string(), namn: z.string() }))
      .meta({ description: 'Taggar som kan vara samma: slå ihop dem i så fall.' }),
  })
  .meta({ id: 'Tagg' });
export type Tag = z.infer<typeof tagSchema>;

/** What a tag is called, and where its page is: what readers see of a name in `taggar`. */
export interface TagLabel {
  namn: string;
  namn_en: string;
  slug: string;
}

/** A tag with all that readers see of it. */
export interface TagRow extends TagLabel {
  id: string;
  beskrivning: string;
  beskrivning_en: string;
}
