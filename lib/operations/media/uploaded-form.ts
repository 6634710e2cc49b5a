import { z } from 'zod';
import { distinctWords } from '#lib/content/distinct-words.ts';
import { bounded } from '#lib/contract/bounded.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { readJsonField } from '#lib/operations/media/json-field.ts';
import { pictureFile } from '#lib/operations/media/picture-file.ts';
import { pictureFocus } from '#lib/operations/media/picture-focus.ts';
import { pictureKeywords } from '#lib/operations/media/picture-keywords.ts';
import { changedRights, rightsFields } from '#lib/operations/media/rights-fields.ts';
import { type TakenIn, takeInPicture } from '#lib/operations/media/take-in-picture.ts';

const FOCUS = ['fokus', pictureFocus] as const;
const RIGHTS = ['rattigheter', rightsFields] as const;
const KEYWORDS = ['nyckelord', pictureKeywords] as const;

/** A form with a picture in it, and what is told of it. */
export const uploadFields = z.object({
  fil: pictureFile,
  alt: z.string().max(1000).default('').meta({ description: 'Vad bilden visar, på svenska.' }),
  alt_en: z.string().max(1000).default('').meta({ description: 'Vad bilden visar, på engelska.' }),
  caption: z.string().max(2000).default('').meta({ description: 'Bildtext.' }),
  caption_en: z.string().max(2000).default('').meta({ description: 'Den på engelska.' }),
  fokus: z
    .string()
    .max(200)
    .default('')
    .meta({ description: 'Det viktigaste i bilden, i procent, som JSON: {"x": 50, "y": 30}. Utelämnat: mitten.' }),
  kredit: bounded('name').default('').meta({ description: 'Fotograf eller bildbyrå.' }),
  nyckelord: z.string().max(10_000).default('').meta({ description: 'Nyckelord att hitta bilden med, som JSON: ["hund", "strand"].' }),
  rattigheter: z.string().max(5000).default('').meta({
    description:
      'Vad bilden får användas till, som JSON: {"licens", "giltig_till", "kanaler", "fotograf", "kalla", "upphovsratt", "modellavtal"}.',
  }),
});

/** What is wrong with those of its texts that are JSON. */
export function faultsOfTexts({ fokus = '', nyckelord = '', rattigheter = '' }: Partial<z.infer<typeof uploadFields>>): FaultEntry[] {
  return [
    ...readJsonField(FOCUS[1], FOCUS[0], fokus).faults,
    ...readJsonField(KEYWORDS[1], KEYWORDS[0], nyckelord).faults,
    ...readJsonField(RIGHTS[1], RIGHTS[0], rattigheter).faults,
  ];
}

/** Takes in what a form has brought: under that id, where somebody has been told of it already. */
export function takeInUploaded(context: OperationContext, uploaded: z.infer<typeof uploadFields>, id?: string): Promise<TakenIn> {
  const { fil, alt, alt_en, caption, caption_en, kredit, nyckelord, fokus, rattigheter } = uploaded;
  const told = {
    ...{ alt: { ...(alt === '' ? {} : { sv: alt }), ...(alt_en === '' ? {} : { en: alt_en }) } },
    ...{ caption, caption_en, kredit },
    nyckelord: distinctWords(readJsonField(KEYWORDS[1], KEYWORDS[0], nyckelord).value ?? []),
    rattigheter: changedRights(null, readJsonField(RIGHTS[1], RIGHTS[0], rattigheter).value),
  };
  const { filnamn, bytes } = fil;
  const sent = {
    ...(id === undefined ? {} : { id }),
    falt: 'fil',
    filnamn,
    bytes,
    told,
    fokus: readJsonField(FOCUS[1], FOCUS[0], fokus).value,
  };
  return takeInPicture(context, sent, (taken) => taken);
}
