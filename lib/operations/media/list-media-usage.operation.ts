import { z } from 'zod';
import { pictureUsageSchema } from '#lib/contract/media.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { mediaOr404, mediaParams } from '#lib/operations/media/find-media.ts';

export const listMediaUsage = defineOperation({
  name: 'listaMediaAnvandning',
  summary: 'Listar var en bild används: i vilka artiklar, språk och block, och om läsarna ser den där.',
  method: 'GET',
  path: '/studio/api/media/{id}/anvandning',
  params: mediaParams,
  output: z.object({ ok: z.literal(true), anvandning: z.array(pictureUsageSchema) }),
  errors: ['finns_inte'],
  hints: { readOnly: true },
  async run(context, { id }) {
    const media = await mediaOr404(context, id);
    return { ok: true as const, anvandning: await context.store.pictureUses.of(media.id) };
  },
});
