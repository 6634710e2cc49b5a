import { z } from 'zod';
import { authorSchema, languageSchema } from '#lib/contract/article.ts';
import { faultEntrySchema } from '#lib/contract/fault.ts';

/*
 * A live report as those who write it meet it (decisions.md §9). Five operations answer with these:
 *
 *   hamtaLiverapport    GET    /studio/api/innehall/{id}/live?sprak=            -> liveReportSchema
 *   skapaLiveinlagg     POST   /studio/api/innehall/{id}/live                   -> 201 liveWriteSchema
 *   andraLiveinlagg     PATCH  /studio/api/innehall/{id}/live/{inlagg}          -> liveWriteSchema
 *   taBortLiveinlagg    DELETE /studio/api/innehall/{id}/live/{inlagg}?sprak=   -> liveWriteSchema, `inlagg: null`
 *   avslutaLiverapport  POST   /studio/api/innehall/{id}/live/avsluta           -> liveWriteSchema, `inlagg: null`
 *
 * Every write takes `sprak` (the source language when absent) and `order_av` (which agents must give). None takes a base:
 * entries never conflict.
 */

/** The picture of an entry. */
export const entryPictureSchema = z.object({
  src: z.string().optional(),
  mediaId: z.string().optional(),
  cmsId: z.int().optional(),
  alt: z.string().optional(),
  caption: z.string().optional(),
  kredit: z.string().optional(),
  bredd: z.int().optional(),
  hojd: z.int().optional(),
});

/** An entry as it is written: `text` with its marks, not the HTML that readers are sent. */
export const liveEntrySchema = z
  .object({
    id: z.string().meta({ description: 'Inläggets id, som det ändras och länkas till med.' }),
    tid: z.string().meta({ description: 'När det skrevs, i svensk tid: ÅÅÅÅ-MM-DDTHH:MM. Med +01:00 efter i höstens upprepade timme.' }),
    text: z.string(),
    bild: entryPictureSchema.optional(),
    fast: z.boolean(),
    nyckel: z.boolean().optional(),
    rattad: z
      .string()
      .optional()
      .meta({ description: 'Klockslaget som läsarna ser vid ett inlägg som rättades sedan de hade läst det; i samma form som tid.' }),
  })
  .meta({ id: 'Liveinlagg' });

export type LiveEntryAnswer = z.infer<typeof liveEntrySchema>;

const revisionReference = z.object({ id: z.string(), nr: z.int() });

const state = {
  ok: z.literal(true),
  sprak: languageSchema,
  live: z.boolean().meta({ description: 'Om rapporten pågår; false när den är slut eller inte har börjat.' }),
  publik: z.boolean().meta({ description: 'Om läsarna ser språkversionen. Annars är det som skrivs ett utkast.' }),
  /** The working revision: the base of a save in the editor. */
  revision: revisionReference.extend({ hash: z.string() }),
  /** What readers have; the same revision, unless there are changes that have not been published. */
  publicerad: revisionReference.nullable(),
  antal: z.int().meta({ description: 'Hur många inlägg rapporten har.' }),
};

/** The answer of every write to a live report, given once it is public. */
export const liveWriteSchema = z.object({
  ...state,
  /** As it was saved; `null` for one that is gone, and for a report that was ended or resumed. */
  inlagg: liveEntrySchema.nullable(),
  varningar: z.array(faultEntrySchema),
});

const deedSchema = z.object({ av: authorSchema, skapad: z.string() });

/** The whole report, in the order readers see it. */
export const liveReportSchema = z.object({
  ...state,
  lank: z.string().nullable().meta({ description: 'Var läsarna läser rapporten.' }),
  inlagg: z.array(
    liveEntrySchema.extend({
      publik: z.boolean().meta({ description: 'Om läsarna har inlägget just så här.' }),
      skrev: deedSchema.nullable().meta({ description: 'Vem som skrev inlägget och när; null för ett som skrevs i artikeln.' }),
      rattade: deedSchema
        .nullable()
        .meta({ description: 'Vem som senast rättade inlägget och när; null för ett som inte har rättats för sig.' }),
    }),
  ),
});
