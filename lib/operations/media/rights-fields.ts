import { z } from 'zod';
import { rightsEnd } from '#lib/content/picture-rights.ts';
import { bounded } from '#lib/contract/bounded.ts';
import { PICTURE_CHANNELS, type PictureRights } from '#lib/contract/media.ts';

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
});

type RightsGiven = z.infer<typeof rightsFields>;

/** The rights after what was said of them; null when nothing is known of them any more. */
export function changedRights(before: PictureRights | null, given: RightsGiven | null): PictureRights | null {
  if (given === null) return null;
  const text = (name: 'licens' | 'fotograf' | 'kalla') => (given[name] === undefined ? (before?.[name] ?? '') : (given[name] ?? '').trim());
  const rights: PictureRights = {
    licens: text('licens'),
    giltig_till: given.giltig_till === undefined ? (before?.giltig_till ?? null) : given.giltig_till,
    kanaler: given.kanaler === undefined ? (before?.kanaler ?? []) : [...new Set(given.kanaler ?? [])],
    fotograf: text('fotograf'),
    kalla: text('kalla'),
  };
  const isKnown = rights.giltig_till !== null || rights.kanaler.length > 0 || [rights.licens, rights.fotograf, rights.kalla].some(Boolean);
  return isKnown ? rights : null;
}
