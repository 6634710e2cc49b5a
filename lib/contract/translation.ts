import { z } from 'zod';
import { languageSchema } from '#lib/contract/article.ts';
import { JOB_STATES } from '#lib/contract/closed/translation.ts';
import { faultEntrySchema } from '#lib/contract/fault.ts';

/**
 * What becomes of one part of an article when it is translated. `oversatt`: it is translated, for it is missing, stale or
 * never was. `aktuell`: the translation stands, nothing has changed. `egen`: a person has written it, and it is left alone.
 * `egen_inaktuell`: the same, and the source has changed since. `nekad`: what the model gave was not faithful to the
 * source, which stands untranslated.
 */
export const PART_FATES = ['oversatt', 'aktuell', 'egen', 'egen_inaktuell', 'nekad'] as const;
export type PartFate = (typeof PART_FATES)[number];

export const translatedPartSchema = z
  .object({
    del: z.string().meta({ description: 'rubrik, ingress, hero, meta.<fält>, eller block:<id>.' }),
    utfall: z.enum(PART_FATES),
  })
  .meta({ id: 'Oversattningsdel' });
export type TranslatedPart = z.infer<typeof translatedPartSchema>;

/** What was sent to the model, and what did not have to be. */
export const translationCostSchema = z
  .object({
    oversatta: z.int().meta({ description: 'Antal delar som översätts.' }),
    sparade: z.int().meta({ description: 'Antal delar som inte behövde översättas om.' }),
    tecken: z.int().meta({ description: 'Tecken som skickas till AI-tjänsten.' }),
    sparade_tecken: z.int().meta({ description: 'Tecken som inte behövde skickas.' }),
  })
  .meta({ id: 'Oversattningsatgang' });
export type TranslationCost = z.infer<typeof translationCostSchema>;

export const translationResultSchema = translationCostSchema
  .extend({
    revision: z.string().nullable().meta({ description: 'Revisionen som sparades; null när inget behövde ändras.' }),
    tokens: z.int().meta({ description: 'Tokens som användes, in och ut.' }),
    kostnad: z.number().nullable().meta({ description: 'Vad det kostade, när ett pris är inställt.' }),
    delar: z.array(translatedPartSchema),
    varningar: z.array(faultEntrySchema),
  })
  .meta({ id: 'Oversattningsresultat' });
export type TranslationResult = z.infer<typeof translationResultSchema>;

export const translationJobSchema = z
  .object({
    jobb: z.string(),
    innehall: z.string(),
    fran: languageSchema,
    till: languageSchema,
    status: z.enum(JOB_STATES),
    framsteg: z.int().meta({ description: 'Procent.' }),
    fel: z.array(faultEntrySchema).nullable(),
    resultat: translationResultSchema.nullable(),
    skapad: z.string(),
    utford: z.string().nullable(),
  })
  .meta({ id: 'Oversattningsjobb' });
export type TranslationJob = z.infer<typeof translationJobSchema>;

/** How many of the jobs asked for are in each state. */
export const jobSumSchema = z
  .object({ antal: z.int(), vantar: z.int(), pagar: z.int(), klar: z.int(), misslyckad: z.int(), avbruten: z.int() })
  .meta({ id: 'Oversattningssumma' });
