import { z } from 'zod';
import { bounded } from '#lib/contract/bounded.ts';
import { AD_PLACES, MOST_AD_SLOTS, NARROW_AD_SIZES, WIDE_AD_SIZES } from '#lib/contract/closed/ads.ts';
import { LANGUAGES } from '#lib/contract/languages.ts';
import { shownName } from '#lib/contract/shown-name.ts';

/** A host and no pattern of hosts; nothing that could end an attribute, an element or a directive of a policy; nobody's name before the host. */
const FRAMED = /^https:\/\/[\p{L}\p{M}\p{N}.-]+(?::\d{1,5})?(?:[/?#][^\s\p{Cc}"'`<>\\;,@]*)?$/u;

/** The address of a page that is shown in a frame; '' where that is allowed to be unset. */
export const framedAddress = bounded('address')
  .trim()
  .refine((address) => FRAMED.test(address) && URL.canParse(address));

/** One reserved place for ads. */
export const adSlotSchema = z
  .object({
    namn: shownName(bounded('name').trim()).min(1).meta({ description: 'Vad redaktionen kallar platsen; läsarna ser det inte.' }),
    plats: z
      .enum(AD_PLACES)
      .meta({ description: 'Var på sidan: framsida är mellan raderna där, lista i sektioner, taggar och skribenter.' }),
    intervall: z
      .int()
      .min(1)
      .max(50)
      .meta({ description: 'Efter vart så många stycken (i_texten), rader (framsida) eller artiklar (lista).' }),
    mallar: z
      .array(z.string().max(100).meta({ description: 'Id för en mall, till exempel nyhet.' }))
      .max(100)
      .meta({ description: 'Mallarna den visas i; tom lista: alla utom fristående sidor.' }),
    sektioner: z
      .array(z.string().max(40).meta({ description: 'Id för en sektion.' }))
      .max(200)
      .meta({ description: 'Sektionerna den visas i; tom lista: alla.' }),
    sprak: z
      .array(z.enum(LANGUAGES))
      .max(LANGUAGES.length)
      // Slots from before there was a choice are in both.
      .default([])
      .meta({ description: 'Språken på sidorna den visas på, sv och en; tom lista: alla.' }),
    smal: z.enum(NARROW_AD_SIZES).meta({ description: 'Det som reserveras på smala skärmar, bredd och höjd i px.' }),
    bred: z.enum(WIDE_AD_SIZES).meta({ description: 'Det som reserveras på breda skärmar, bredd och höjd i px.' }),
    adress: framedAddress.meta({
      description: 'En https-adress utan citattecken, semikolon, komma, @ och <>: annonssidan som visas i en ram när läsaren har sagt ja.',
    }),
  })
  .strict();

export const adSlotsSchema = z
  .array(adSlotSchema)
  .max(MOST_AD_SLOTS)
  .refine((slots) => new Set(slots.map(({ namn }) => namn)).size === slots.length)
  .meta({ description: `Reserverade annonsplatser, högst ${MOST_AD_SLOTS}, var och en med ett eget namn.` });
