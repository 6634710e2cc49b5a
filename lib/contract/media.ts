import { z } from 'zod';
import { authorSchema, focusSchema, languageSchema } from '#lib/contract/article.ts';
import { PICTURE_CHANNELS } from '#lib/contract/closed/media.ts';

export const altSchema = z
  .strictObject({
    sv: z.string().optional().meta({ description: 'På svenska.' }),
    en: z.string().optional().meta({ description: 'På engelska.' }),
  })
  .meta({ description: 'Vad bilden visar, per språk.' });

/** What may be done with a picture. */
export const pictureRightsSchema = z
  .object({
    licens: z.string(),
    giltig_till: z.string().nullable().meta({ description: 'Sista dagen (ÅÅÅÅ-MM-DD), eller en tidpunkt; null utan slut.' }),
    kanaler: z.array(z.enum(PICTURE_CHANNELS)).meta({ description: 'Var bilden får visas; tom lista: överallt.' }),
    fotograf: z.string(),
    kalla: z.string(),
    upphovsratt: z.string().meta({ description: 'Vem som äger bilden: ”© TT Nyhetsbyrån”.' }),
    modellavtal: z.string().meta({ description: 'Vad de som syns på bilden har gått med på, och var avtalet finns.' }),
  })
  .meta({ id: 'Bildrattigheter' });

export type PictureRights = z.infer<typeof pictureRightsSchema>;

export const mediaSchema = z
  .object({
    id: z.string(),
    src: z.string(),
    filnamn: z.string(),
    typ: z.string(),
    bredd: z.int(),
    hojd: z.int(),
    byte: z.int(),
    varianter: z.array(z.object({ bredd: z.int(), src: z.string() })),
    stilla: z.string().nullable().meta({ description: 'Av en rörlig bild: en stillbild av den, för listor.' }),
    farg: z
      .string()
      .nullable()
      .meta({ description: 'Bildens färg, som #rrggbb, i dess ställe tills den har kommit; null för en bild som syns igenom.' }),
    alt: altSchema,
    caption: z.string().meta({ description: 'Bildtext på svenska.' }),
    caption_en: z.string().meta({ description: 'Bildtext på engelska.' }),
    kredit: z.string(),
    nyckelord: z.array(z.string()),
    fokus: focusSchema.nullable(),
    rattigheter: pictureRightsSchema.nullable().meta({ description: 'null när ingen har angett några.' }),
    av: authorSchema,
    skapad: z.string(),
  })
  .meta({ id: 'Media' });

/** What part of an article a picture is: the one at its top, that of its teaser, or one of a block. */
export const PICTURE_ROLES = ['hero', 'puff', 'block'] as const;

export type PictureRole = (typeof PICTURE_ROLES)[number];

/** A place where an article shows a picture. */
export const pictureUsageSchema = z
  .object({
    innehall: z.string(),
    rubrik: z.string(),
    sprak: languageSchema,
    block: z.string().nullable().meta({ description: 'Blockets id; null för huvudbild och puffbild.' }),
    roll: z.enum(PICTURE_ROLES),
    publicerad: z.boolean().meta({ description: 'Om läsarna ser bilden där.' }),
    arbetsversion: z.boolean().meta({ description: 'Om versionen som redigeras har bilden där.' }),
  })
  .meta({ id: 'Bildanvandning' });

export type PictureUsage = z.infer<typeof pictureUsageSchema>;

/** A language version that waits to become public, or is asked for, as it was with the picture: what is worked on has it no more. */
export const pictureWaitingSchema = pictureUsageSchema.pick({ innehall: true, rubrik: true, sprak: true }).meta({ id: 'Bildivantan' });

export type PictureWaiting = z.infer<typeof pictureWaitingSchema>;

/** Somebody whose own picture it is: of those who write, as readers see them, or of the people dictionary. */
export const portraitUseSchema = z
  .object({ slag: z.enum(['skribent', 'person']), id: z.string(), namn: z.string() })
  .meta({ id: 'Portrattbruk' });

export type PortraitUse = z.infer<typeof portraitUseSchema>;

export type Media = z.infer<typeof mediaSchema>;
