import { z } from 'zod';
import { bounded } from '#lib/contract/bounded.ts';
import { shownName } from '#lib/contract/shown-name.ts';

export const sectionSchema = z
  .object({
    id: z.string(),
    namn: z.string(),
    namn_en: z.string().meta({ description: 'Namnet på engelska; tomt när sektionen heter likadant.' }),
    mallar: z.array(z.string()),
    kategori: z.int().nullable().meta({ description: 'Sektionens kategori i publiceringssystemet.' }),
    sprak: z.array(z.string()),
    ordning: z.int().meta({ description: 'Sektionerna visas i den här ordningen.' }),
    arkiverad: z.boolean().meta({ description: 'Tar inte emot nya artiklar och syns inte i menyer. Artiklarna behåller sina adresser.' }),
  })
  .meta({ id: 'Sektion' });

export type Section = z.infer<typeof sectionSchema>;

/** A word of an address: lower case, digits and single hyphens. */
const SECTION_ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

const name = shownName(bounded('name').trim());

const englishName = name.meta({ description: 'På engelska, på en rad; tomt när det är samma.' });

/** What of a section is written; whether its templates and languages exist, the newsroom knows. */
export const sectionFields = {
  id: z
    .string()
    .min(2)
    .max(40)
    .regex(SECTION_ID)
    .meta({ description: 'Sektionens adress: små bokstäver a–z, siffror och bindestreck, till exempel sport-och-fritid. Ändras aldrig.' }),
  namn: z
    .strictObject({ sv: name.min(1).meta({ description: 'På svenska, på en rad.' }), en: englishName.default('') })
    .meta({ description: 'Namnet på svenska, och på engelska när det är ett annat.' }),
  mallar: z.array(z.string()).min(1).max(100).meta({ description: 'Mallarna som sektionen använder.' }),
  sprak: z.array(z.string()).min(1).max(20).meta({ description: 'Språken som sektionen finns på.' }),
  kategori: z
    .int()
    .min(1)
    .max(2_147_483_647)
    .nullable()
    .meta({ description: 'Sektionens kategori i publiceringssystemet; null för ingen. Se listaKategorier.' }),
  ordning: z.int().min(0).max(100_000).meta({ description: 'Plats bland sektionerna; den med lägst tal visas först.' }),
  arkiverad: z.boolean().meta({ description: 'true lägger undan sektionen, false tar fram den igen.' }),
};

/** A category as the publishing system knows it. */
export const categorySchema = z.object({ id: z.int(), namn: z.string() }).meta({ id: 'Kategori' });
