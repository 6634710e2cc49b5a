import { z } from 'zod';
import { faultEntrySchema } from '#lib/contract/fault.ts';
import { pictureUsageSchema } from '#lib/contract/media.ts';
import { skeletonUseSchema } from '#lib/contract/own-skeleton.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { filter } from '#lib/operations/log/log-query.ts';
import { hindrances } from '#lib/operations/media/change-seen-picture.ts';
import { mediaOr404, mediaParams } from '#lib/operations/media/find-media.ts';

export const listMediaUsage = defineOperation({
  name: 'listaMediaAnvandning',
  summary: 'Listar var en bild används: i vilka artiklar, språk och block, om läsarna ser den där, och i vilka egna stommar och mönster.',
  method: 'GET',
  path: '/studio/api/media/{id}/anvandning',
  params: mediaParams,
  query: z.object({
    arbetsversion: filter(z.enum(['1'])).meta({ description: '1: bara där versionen som redigeras har bilden.' }),
  }),
  output: z.object({
    ok: z.literal(true),
    anvandning: z.array(pictureUsageSchema).meta({ description: 'De senast ändrade artiklarna först, högst 1 000 platser.' }),
    stommar: z.array(skeletonUseSchema).meta({ description: 'Redaktionens egna stommar och mönster med bilden, i namnordning.' }),
    hinder: z
      .array(faultEntrySchema)
      .meta({ description: 'Varför du inte får ändra det läsarna ser, eller snart får se, av bilden (fil och fokus); tom när du får.' }),
  }),
  errors: ['finns_inte'],
  hints: { readOnly: true },
  async run(context, { id, arbetsversion }) {
    const media = await mediaOr404(context, id);
    const { pictureUses } = context.store;
    const told = arbetsversion === undefined ? pictureUses.of(media.id) : pictureUses.workedOnWith(media.id);
    const [anvandning, stommar, hinder] = await Promise.all([
      told,
      context.store.ownSkeletons.withPicture(media.id),
      hindrances(context, media.id),
    ]);
    return { ok: true as const, anvandning, stommar, hinder };
  },
});
