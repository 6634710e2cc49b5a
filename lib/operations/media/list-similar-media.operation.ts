import { z } from 'zod';
import { mediaSchema } from '#lib/contract/media.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { mediaOr404, mediaParams } from '#lib/operations/media/find-media.ts';
import { picturesAlike } from '#lib/operations/media/pictures-alike.ts';

export const listSimilarMedia = defineOperation({
  name: 'listaLiknandeMedia',
  summary: 'Listar bilder som ser nästan likadana ut som en bild, den mest lika först: samma bild i annan storlek, kvalitet eller ljushet.',
  method: 'GET',
  path: '/studio/api/media/{id}/liknande',
  params: mediaParams,
  output: z.object({ ok: z.literal(true), liknande: z.array(mediaSchema) }),
  errors: ['finns_inte'],
  hints: { readOnly: true },
  async run(context, { id }) {
    const media = await mediaOr404(context, id);
    const likhet = await context.store.pictureLikenesses.of(media.id);
    return { ok: true as const, liknande: likhet === undefined ? [] : await picturesAlike(context.store, likhet, media.id) };
  },
});
