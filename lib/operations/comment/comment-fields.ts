import { z } from 'zod';
import { languageSchema } from '#lib/contract/article.ts';
import { LANGUAGES } from '#lib/contract/languages.ts';
import type { FaultCode } from '#lib/errors/codes.ts';

export const COMMENT_ERRORS = [
  'finns_inte',
  'rattighet_saknas',
  'sektion_ej_tillaten',
  'mall_ej_tillaten',
  'sprak_ej_tillatet',
] as const satisfies readonly FaultCode[];

/** The other languages that a comment is about too. */
export const alsoAbout = z.array(languageSchema).max(LANGUAGES.length).meta({ description: 'Andra språk som kommentaren också gäller.' });

/** Who is to see to the thread. */
export const assignee = z.string().max(320).nullable().meta({
  description: 'Den som ska ta hand om tråden: en persons id eller e-post, eller en agents id. null: ingen.',
});
