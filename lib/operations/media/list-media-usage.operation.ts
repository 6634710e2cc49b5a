import { z } from 'zod';
import { faultEntrySchema } from '#lib/contract/fault.ts';
import { pictureUsageSchema } from '#lib/contract/media.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { hindrances } from '#lib/operations/media/change-seen-picture.ts';
import { mediaOr404, mediaParams } from '#lib/operations/media/find-media.ts';

export const listMediaUsage = defineOperation({
  name: 'listaMediaAnvandning',
  summary: 'Listar var en bild används: i vilka artiklar, språk och block, och om läsarna ser den där.',
  method: 'GET',
  path: '/studio/api/media/{id}/anvandning',
  params: mediaParams,
  output: z.object({
    ok: z.literal(true),
    anvandning: z.array(pictureUsageSchema),
    hinder: z
      .array(faultEntrySchema)
      .meta({ description: 'Varför du inte får ändra det läsarna ser, eller snart får se, av bilden (fil och fokus); tom när du får.' }),
  }),
  errors: ['finns_inte'],
  hints: { readOnly: true },
  async run(context, { id }) {
    const media = await mediaOr404(context, id);
    const [anvandning, hinder] = await Promise.all([context.store.pictureUses.of(media.id), hindrances(context, media.id)]);
    return { ok: true as const, anvandning, hinder };
  },
});
