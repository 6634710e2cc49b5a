import { z } from 'zod';
import { authorSchema, REVISION_TYPES, sourceSchema } from '#lib/contract/article.ts';
import { bounded } from '#lib/contract/bounded.ts';

const modell = bounded('name').trim();
const verktyg = bounded('name').trim();
const order = bounded('comment').trim();
const kallor = z.array(sourceSchema).max(20);

/** What whoever saves a text says that it was made with. */
export const madeWithSchema = z
  .strictObject({
    modell: modell.optional().meta({ description: 'Språkmodellen som skrev, till exempel claude-opus-4-5.' }),
    verktyg: verktyg.optional().meta({ description: 'Programmet som modellen användes i.' }),
    order: order.optional().meta({ description: 'Vad som beställdes, i korthet.' }),
    kallor: kallor.optional().meta({ description: 'Det som texten bygger på.' }),
  })
  .meta({ id: 'GjordMed', description: 'Vad texten är gjord med. Följer orden, men når inte läsarna.' });

export type MadeWith = z.infer<typeof madeWithSchema>;

/** What is kept beside a revision: what its writer said, the revision that it is a copy of, and the ids of those who wrote it with whoever saved it. */
export type KeptMadeWith = MadeWith & { kopia_av?: string; tillsammans_med?: readonly string[] };

const count = (description: string) => z.int().meta({ description });

export const wordCountsSchema = z
  .object({
    manniska: count('Så många ord har en människa skrivit.'),
    granskad: count('Så många har ett program skrivit och en människa godkänt.'),
    maskin: count('Så många har ett program skrivit, utan att någon har godkänt dem.'),
    okant: count('Så många stod redan i den äldsta versionen som räknades: vems de är är inte räknat. 0 utom när raknat_fran anges.'),
  })
  .meta({ id: 'Ordrakning' });

export type WordCounts = z.infer<typeof wordCountsSchema>;

/** Somebody of the staff who has approved words that a program wrote. */
export interface Reviewer {
  id: string;
  namn: string;
}

/** Whose the words of a text are that readers have, as a release found them. */
export interface PublishedWords extends WordCounts {
  /** So many of those that programs wrote are Studio's translation. */
  oversatt: number;
  /** The same of the text that it is translated from, of a translation. */
  kalla: WordCounts | null;
  /** Those who have approved words that a program wrote, whoever approved most of them first. */
  granskare: readonly Reviewer[];
}

const contributionSchema = z
  .object({
    innehall: z.string().meta({ description: 'Artikeln; en annan för det som är kopierat därifrån.' }),
    revision: z.string().meta({ description: 'Revisionen där orden stod först.' }),
    nr: z.int(),
    typ: z.enum(REVISION_TYPES),
    av: authorSchema.meta({ description: 'Vems orden är: den som sparade dem, eller den som hade föreslagit dem.' }),
    skapad: z.string(),
    godtagen_av: authorSchema.nullable().meta({ description: 'Den som godtog orden, när de var ett ändringsförslag.' }),
    kall_revision: z.string().nullable().meta({ description: 'Revisionen av källspråket, för en översättning.' }),
    modell: modell.nullable(),
    verktyg: verktyg.nullable(),
    order: order.nullable(),
    kallor,
  })
  .meta({ id: 'Bidrag' });

export type Contribution = z.infer<typeof contributionSchema>;

export const provenanceSchema = z
  .object({
    ord: wordCountsSchema,
    bidrag: z.array(contributionSchema).meta({ description: 'Revisionerna som orden kommer från, i den ordning de sparades.' }),
    raknat_fran: z
      .object({ innehall: z.string(), nr: z.int(), skapad: z.string() })
      .nullable()
      .meta({ description: 'Den äldsta revisionen som räknades, när det finns fler än så; null när alla är räknade.' }),
    granskare: z.array(authorSchema).meta({ description: 'De som har godkänt ord som ett program har skrivit.' }),
    delar: z.array(
      z.object({
        del: z.string().meta({ description: 'rubrik, ingress eller blockets id; id/inlägg för ett inlägg i en liverapport.' }),
        ord: wordCountsSchema,
        ur: z.array(z.object({ bidrag: count('Plats i bidrag, från 0.'), ord: count('Så många av delens ord.') })),
      }),
    ),
  })
  .meta({ id: 'Proveniens' });

export type Provenance = z.infer<typeof provenanceSchema>;
