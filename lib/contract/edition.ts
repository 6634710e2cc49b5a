import { z } from 'zod';
import { authorSchema } from '#lib/contract/article.ts';
import { MOST_PLACES, PLACE_HINDRANCES, PLACE_SOURCES } from '#lib/contract/closed/edition.ts';
import { idField } from '#lib/contract/id.ts';
import { LANGUAGES } from '#lib/contract/languages.ts';
import { momentSchema } from '#lib/contract/moment.ts';

/** One spelling of a moment, so that moments are compared as texts; what is none is left to be refused. */
const inUtc = (time: string) => (Number.isNaN(Date.parse(time)) ? time : new Date(time).toISOString());
const moment = momentSchema.overwrite(inUtc).nullable().default(null);

/** One place of a front: an article that stands there for a time, and what stands there otherwise. */
export const placeSchema = z.strictObject({
  artikel: idField.nullable().default(null).meta({ description: 'Artikeln som ska stå här; null när regeln väljer.' }),
  fran: moment.meta({ description: 'När artikeln ska börja stå här; null genast.' }),
  till: moment.meta({ description: 'När den ska sluta stå här; null tills vidare.' }),
  sektion: z.string().nullable().default(null).meta({ description: 'Regeln: det senaste i sektionen. Bara på startsidan.' }),
  tagg: z
    .string()
    .nullable()
    .default(null)
    .meta({ description: 'Regeln: det senaste med taggen (dess id). Utan sektion och tagg: det senaste.' }),
});

export const placesSchema = z
  .array(placeSchema)
  .max(MOST_PLACES)
  .meta({ description: `Platserna uppifrån, högst ${MOST_PLACES}. En tom lista: de nyaste först, som när ingen har valt.` });

/** An edition as it is kept. */
export const savedEditionSchema = z.object({ platser: placesSchema, kommentar: z.string() });
export type SavedEdition = z.infer<typeof savedEditionSchema>;

/** One edition of a front, without its places. */
export const editionHeadSchema = z
  .object({
    nr: z.int().meta({ description: '0 när ingen har valt något ännu.' }),
    kommentar: z.string(),
    av: authorSchema.nullable(),
    skapad: z.string().nullable(),
  })
  .meta({ id: 'Framsideversionshuvud' });

/** The front page of a language or of one of its sections, as somebody has chosen it. */
export const editionSchema = editionHeadSchema
  .extend({
    sprak: z.enum(LANGUAGES),
    sektion: z.string().nullable().meta({ description: 'null för startsidan.' }),
    platser: z.array(placeSchema),
  })
  .meta({ id: 'Framsida' });

/** What somebody who may not choose has proposed for a front. */
export const frontProposalSchema = z
  .object({
    id: z.string(),
    av: authorSchema,
    skapad: z.string(),
    bas: z.int().meta({ description: 'Numret på versionen som gällde när förslaget lämnades.' }),
    kommentar: z.string(),
    platser: z.array(placeSchema),
  })
  .meta({ id: 'Framsideforslag' });
export type FrontProposal = z.infer<typeof frontProposalSchema>;

/** What is proposed for a front, as it is kept: each author has one open at a time. */
export const keptFrontProposalsSchema = z.object({ forslag: z.array(frontProposalSchema) });

/** What stands in a place now. */
export const shownPlaceSchema = z
  .object({
    artikel: z.object({ id: z.string(), rubrik: z.string(), sektion: z.string(), publicerad: z.string(), annons: z.boolean() }).nullable(),
    av: z.enum(PLACE_SOURCES).meta({ description: 'artikel: den valda. regel: den senaste enligt regeln. senaste: den senaste av alla.' }),
    vald: z.string().nullable().meta({ description: 'Rubriken på artikeln som är vald; null när ingen är det eller den inte finns.' }),
    hinder: z.enum(PLACE_HINDRANCES).nullable().meta({
      description:
        'Varför det valda inte står där: artikeln väntar på sin tid, tiden är slut, den är inte publik, hör till en annan sektion eller står redan högre upp; regel_saknas: regelns tagg eller sektion finns inte.',
    }),
  })
  .meta({ id: 'VisadPlats' });

export type Place = z.infer<typeof placeSchema>;
export type EditionHead = z.infer<typeof editionHeadSchema>;
export type Edition = z.infer<typeof editionSchema>;
export type ShownPlace = z.infer<typeof shownPlaceSchema>;
