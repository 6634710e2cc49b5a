import { z } from 'zod';
import { faultEntrySchema } from '#lib/contract/fault.ts';

/** What suggestions can be asked for. */
export const SUGGESTION_TYPES = ['alla', 'seo', 'taggar', 'lasocksa', 'alt', 'puff', 'viktigast'] as const;
export type SuggestionType = (typeof SUGGESTION_TYPES)[number];

/** `ai`: the model wrote it. `text`: taken from what already stands in the article or with the picture. */
export const SUGGESTION_SOURCES = ['ai', 'text'] as const;
const sourceSchema = z.enum(SUGGESTION_SOURCES).meta({ description: 'ai: skrivet av AI. text: hämtat ur artikeln eller bildarkivet.' });

export const choiceSchema = z
  .object({ text: z.string(), kalla: sourceSchema })
  .meta({ id: 'Forslagstext', description: 'Ett förslag att välja. Inget sparas förrän någon gör det.' });
export type Choice = z.infer<typeof choiceSchema>;

const choices = (description: string) => z.array(choiceSchema).meta({ description });

export const seoFindingSchema = z
  .object({
    falt: z.string().meta({ description: 'Fältet det gäller, till exempel meta.seoTitel.' }),
    bra: z.boolean(),
    text: z.string().meta({ description: 'Vad som är bra, eller vad som är fel och vad man gör åt det.' }),
  })
  .meta({ id: 'Seoutfall' });
export type SeoFinding = z.infer<typeof seoFindingSchema>;

export const relatedReadingSchema = z
  .object({
    id: z.string(),
    rubrik: z.string(),
    lank: z.string(),
    sektion: z.string(),
    publicerad: z.string(),
    taggar: z.array(z.string()).meta({ description: 'Taggar som artiklarna har gemensamt.' }),
  })
  .meta({ id: 'Lasocksa', description: 'En publicerad artikel på sajten, med sin riktiga adress.' });
export type RelatedReading = z.infer<typeof relatedReadingSchema>;

export const suggestionsSchema = z.object({
  ok: z.literal(true),
  sprak: z.string(),
  revision: z.string().meta({ description: 'Revisionen som förslagen bygger på.' }),
  seo: z
    .object({
      analys: z.array(seoFindingSchema),
      seoTitel: choices('Högst 60 tecken.'),
      seoBesk: choices('70–160 tecken.'),
      rubrik: choices('Rubriker, högst 90 tecken.'),
      ingress: choices('Högst 300 tecken.'),
      puffTitel: choices('Högst 70 tecken.'),
      socialText: choices('Högst 280 tecken.'),
    })
    .optional(),
  taggar: z
    .object({
      taggar: z.array(
        z.object({
          tagg: z.string(),
          finns: z.boolean().meta({ description: 'Om taggen redan används. De som gör det står först.' }),
          artiklar: z.int().meta({ description: 'Hur många artiklar som har den.' }),
        }),
      ),
      kategorier: z.array(z.object({ id: z.int(), namn: z.string(), artiklar: z.int() })),
    })
    .optional(),
  lasocksa: z.array(relatedReadingSchema).optional(),
  alt: choices('Alternativtexter till huvudbilden, högst 150 tecken. Tom om bilden saknas eller ingen kan se den.').optional(),
  puff: z
    .object({ puffTitel: choices('Högst 70 tecken.'), sms: choices('Högst 160 tecken.'), socialText: choices('Högst 280 tecken.') })
    .optional(),
  punkter: z.array(z.string()).max(3).optional().meta({ description: 'Det viktigaste: tre punkter, högst 90 tecken var.' }),
  kalla: sourceSchema.optional().meta({ description: 'Varifrån punkterna kommer.' }),
  ai_installd: z.boolean().meta({ description: 'Om en AI-tjänst är inställd. Utan en är alla texter hämtade ur artikeln.' }),
  varningar: z.array(faultEntrySchema).meta({ description: 'Varför AI inte hjälpte till, om den borde ha gjort det.' }),
});
export type Suggestions = z.infer<typeof suggestionsSchema>;
