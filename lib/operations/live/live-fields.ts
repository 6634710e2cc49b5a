import { z } from 'zod';
import { attrs } from '#lib/blocks/liveinlagg/schema.ts';
import type { FaultCode } from '#lib/errors/codes.ts';

export const LIVE_PARAMS = z.object({ id: z.string().meta({ description: 'Liverapportens id.' }) });
export const ENTRY_PARAMS = LIVE_PARAMS.extend({ inlagg: z.string().meta({ description: 'Inläggets id.' }) });

/** What every write says besides its own: which language version, and on whose order. */
export const LIVE_ORDER = {
  sprak: z.string().optional().meta({ description: 'sv eller en; utelämnat källspråket.' }),
  order_av: z.string().optional().meta({ description: 'Id eller e-post för den som gav ordern. Krävs av agenter när läsarna ser det.' }),
};

const LONGEST_TEXT = 10_000;
const entry = attrs.shape.inlagg.unwrap().element.shape;

/** A picture as the block has it, so that what is posted can be edited there. */
const picture = entry.bild.unwrap();

export const ENTRY_FIELDS = {
  text: z.string().max(LONGEST_TEXT).meta({
    description:
      'Texten. En tomrad ger nytt stycke, **fet** och *kursiv* text märks så, [ord](https://…) länkar och > inleder ett citat. En ensam adress till YouTube, Instagram, TikTok eller Spotify bäddas in.',
  }),
  bild: picture.meta({ description: 'En bild till inlägget, med alternativtext.' }),
  fast: z.boolean().meta({ description: 'Ett fäst inlägg ligger överst så länge det är fäst.' }),
  nyckel: z.boolean().meta({ description: 'En nyckelhändelse står i listan överst.' }),
  tid: z.string().meta({ description: 'När det hände, i svensk tid: ÅÅÅÅ-MM-DDTHH:MM. Utelämnat nu.' }),
};

/** What any of these operations may refuse with. */
export const LIVE_READ_ERRORS = ['finns_inte', 'sprakversion_saknas', 'live_ej_liverapport'] as const satisfies readonly FaultCode[];

/** What a write may refuse with: as a release, for it is one. */
export const LIVE_WRITE_ERRORS = [
  ...LIVE_READ_ERRORS,
  'rattighet_saknas',
  'sektion_ej_tillaten',
  'mall_ej_tillaten',
  'sprak_ej_tillatet',
  'order_av_saknas',
  'order_av_ogiltig',
  'raderad',
  'godkannande_kravs',
  'order_obekraftad',
  'prov_kravs',
] as const satisfies readonly FaultCode[];
