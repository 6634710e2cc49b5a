import { z } from 'zod';
import { mediaSchema } from '#lib/contract/media.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { mediaOr404, mediaParams } from '#lib/operations/media/find-media.ts';

export const getMedia = defineOperation({
  name: 'hamtaMedia',
  summary: 'Hämtar det som är känt om en bild.',
  method: 'GET',
  path: '/studio/api/media/{id}',
  params: mediaParams,
  output: z.object({ ok: z.literal(true), media: mediaSchema }),
  errors: ['finns_inte'],
  hints: { readOnly: true },
  async run(context, { id }) {
    return { ok: true as const, media: await mediaOr404(context, id) };
  },
});
