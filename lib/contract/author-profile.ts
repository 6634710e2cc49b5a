import { z } from 'zod';
import { bounded } from '#lib/contract/bounded.ts';
import { linkSchema, portraitSchema } from '#lib/contract/known-person.ts';
import { shownName } from '#lib/contract/shown-name.ts';

const line = shownName(z.string().trim().max(100));
const text = z.string().trim().max(2_000);

/** A text in the languages that readers have. */
export const inBothSchema = <Words extends z.ZodType>(words: Words) =>
  z.strictObject({ sv: words.meta({ description: 'På svenska.' }), en: words.meta({ description: 'På engelska.' }) });

/** What somebody who writes may tell readers of themselves. */
export const authorProfileFields = {
  byline: inBothSchema(line)
    .partial()
    .meta({ description: 'Det som står efter namnet i bylinen, till exempel matredaktör; tomt när bara namnet ska stå.' }),
  om: inBothSchema(text).partial().meta({ description: 'Vem personen är, på sidan med det hen har skrivit.' }),
  bild: bounded('name').nullable().meta({ description: 'Id för en bild i bildarkivet; null för ingen.' }),
  lankar: z.array(linkSchema).max(30).meta({ description: 'Personens egna sidor: webbplats och sociala kanaler.' }),
};

/** What readers are told of somebody who writes, beside the name. */
export const authorProfileSchema = z
  .object({
    namn: z.string(),
    byline: inBothSchema(z.string()),
    om: inBothSchema(z.string()),
    bild: portraitSchema.nullable(),
    lankar: z.array(linkSchema),
    sidor: inBothSchema(z.string()).meta({
      description: 'Sidorna med det personen har skrivit, som vägar på webbplatsen; tom där läsarna inte har något av personen.',
    }),
  })
  .meta({ id: 'Skribentprofil' });

export type AuthorProfile = z.infer<typeof authorProfileSchema>;

/** What readers are told of somebody who writes, as it is kept. */
export interface KeptProfile {
  byline: string;
  byline_en: string;
  om: string;
  om_en: string;
  bild: string | null;
  lankar: AuthorProfile['lankar'];
}
