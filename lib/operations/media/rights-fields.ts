import { z } from 'zod';
import { rightsEnd } from '#lib/content/picture-rights.ts';
import { bounded } from '#lib/contract/bounded.ts';
import { NO_RIGHTS, PICTURE_CHANNELS } from '#lib/contract/closed/media.ts';
import type { PictureRights } from '#lib/contract/media.ts';

/** What a caller says of a picture's rights; what is left out is as it was. */
export const rightsFields = z.strictObject({
  licens: bounded('name').nullable().optional().meta({ description: 'Licensen eller avtalet.' }),
  giltig_till: z
    .string()
    .max(40)
    .refine((text) => rightsEnd(text) !== undefined)
    .nullable()
    .optional()
    .meta({ description: 'Sista dagen som bilden får användas: ÅÅÅÅ-MM-DD, eller en tidpunkt. null: utan slut.' }),
  kanaler: z
    .array(z.enum(PICTURE_CHANNELS))
    .max(10)
    .nullable()
    .optional()
    .meta({ description: 'Var bilden får visas: webb (Studios egen sajt), sociala, cms (ett annat publiceringssystem). Tom: överallt.' }),
  fotograf: bounded('name').nullable().optional().meta({ description: 'Fotografen.' }),
  kalla: bounded('address').nullable().optional().meta({ description: 'Bildbyrån, eller adressen som bilden kommer från.' }),
  upphovsratt: bounded('name').nullable().optional().meta({ description: 'Vem som äger bilden: ”© TT Nyhetsbyrån”.' }),
  modellavtal: z
    .string()
    .max(1000)
    .nullable()
    .optional()
    .meta({ description: 'Vad de som syns på bilden har gått med på, och var avtalet finns.' }),
});

type RightsGiven = z.infer<typeof rightsFields>;

const TEXTS = ['licens', 'fotograf', 'kalla', 'upphovsratt', 'modellavtal'] as const;

/** The rights after what was said of them; null when nothing is known of them any more. */
export function changedRights(before: PictureRights | null, given: RightsGiven | null): PictureRights | null {
  if (given === null) return null;
  const was = before ?? NO_RIGHTS;
  const texts = TEXTS.map((name) => [name, given[name] === undefined ? was[name] : (given[name] ?? '').trim()]);
  const rights: PictureRights = {
    ...was,
    ...Object.fromEntries(texts),
    giltig_till: given.giltig_till === undefined ? was.giltig_till : given.giltig_till,
    kanaler: given.kanaler === undefined ? was.kanaler : [...new Set(given.kanaler ?? [])],
  };
  return isKnown(rights) ? rights : null;
}

/** Whether anything is known of them. */
export function isKnown(rights: PictureRights): boolean {
  return rights.giltig_till !== null || rights.kanaler.length > 0 || TEXTS.some((name) => rights[name] !== '');
}
