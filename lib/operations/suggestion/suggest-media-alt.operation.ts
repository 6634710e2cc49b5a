import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotContribute } from '#lib/access/rights.ts';
import { languageSchema } from '#lib/contract/article.ts';
import { faultEntrySchema } from '#lib/contract/fault.ts';
import { LANGUAGES } from '#lib/contract/languages.ts';
import { choiceSchema } from '#lib/contract/suggestion.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { mediaOr404, mediaParams } from '#lib/operations/media/find-media.ts';
import { altsOfPicture } from '#lib/operations/suggestion/suggest-alt.ts';

export const suggestMediaAlt = defineOperation({
  name: 'foreslaAlternativtext',
  summary: 'Föreslår alternativtexter till en bild i arkivet, av en AI som får se den. Inget sparas: förslagen är bara val.',
  method: 'POST',
  path: '/studio/api/media/{id}/forslag',
  params: mediaParams,
  body: z.object({ sprak: languageSchema.meta({ description: 'Språket som texterna ska vara på.' }) }),
  output: z.object({
    ok: z.literal(true),
    sprak: languageSchema,
    alt: z.array(choiceSchema).meta({ description: 'Högst 150 tecken; sist den text som bilden redan har.' }),
    ai_ser_bilder: z.boolean().meta({ description: 'Om den inställda AI-tjänsten kan se bilder. Annars får någon skriva texten.' }),
    varningar: z.array(faultEntrySchema).meta({ description: 'Varför AI inte hjälpte till, om den borde ha gjort det.' }),
  }),
  errors: ['finns_inte', 'rattighet_saknas'],
  // The picture is left as it is, but asking costs: it is counted, logged and kept for a repeated key as a call that writes.
  hints: { readOnly: false, idempotent: true },
  transaction: 'stegvis',
  authorise: ({ actor }) => refuseIf(cannotContribute(actor)),
  async run(context, { id, sprak }) {
    const media = await mediaOr404(context, id);
    context.note({ detalj: { media: media.id, sprak } });
    const { caption, caption_en, kredit, nyckelord } = media;
    const described = LANGUAGES.map((language) => media.alt[language] ?? '');
    const bildtext = [caption, caption_en, ...described].filter((text) => text !== '').join('\n');
    const { alt, varningar } = await altsOfPicture(context, media, {
      ...{ innehall: null, sprak, artikel: '', bildtext },
      words: [bildtext, kredit, ...nyckelord].join('\n'),
    });
    return { ok: true as const, sprak, alt, ai_ser_bilder: context.ai.serBilder, varningar };
  },
});
