import { z } from 'zod';
import { faultEntrySchema } from '#lib/contract/fault.ts';
import { pictureUsageSchema, pictureWaitingSchema, portraitUseSchema } from '#lib/contract/media.ts';
import { skeletonUseSchema } from '#lib/contract/own-skeleton.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { filter } from '#lib/operations/log/log-query.ts';
import { hindrances } from '#lib/operations/media/change-seen-picture.ts';
import { mediaOr404, mediaParams } from '#lib/operations/media/find-media.ts';
import { logotypeOf } from '#lib/operations/media/logotype.ts';
import { onlyWaiting } from '#lib/operations/media/only-waiting.ts';

/** A picture of so many is nobody’s. */
const MOST_PORTRAITS = 50;

export const listMediaUsage = defineOperation({
  name: 'listaMediaAnvandning',
  summary:
    'Listar var en bild används: i vilka artiklar, språk och block, om läsarna ser den där, i vilka egna stommar och mönster, och vems porträtt den är.',
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
    vantar: z.array(pictureWaitingSchema).meta({
      description:
        'Det som väntar på att publiceras, eller någon ska bekräfta, med bilden som den var då: versionen som redigeras har den inte längre.',
    }),
    portratt: z.array(portraitUseSchema).meta({
      description: 'De vars porträtt bilden är: skribenter, som läsarna ser den hos, och personer i lexikonet; högst 50 av vardera.',
    }),
    logotyp: z.boolean().meta({ description: 'Om den är webbplatsens logotyp.' }),
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
    const [anvandning, stommar, waiting, skribenter, personer, hinder] = await Promise.all([
      told,
      context.store.ownSkeletons.withPicture(media.id),
      context.store.waitingPictures.of(media.id),
      context.store.authors.withPicture(media.id, MOST_PORTRAITS),
      context.store.peopleDictionary.withPicture(media.id, MOST_PORTRAITS),
      hindrances(context, media.id),
    ]);
    const portratt = [
      ...skribenter.map((one) => ({ slag: 'skribent' as const, ...one })),
      ...personer.map((one) => ({ slag: 'person' as const, ...one })),
    ];
    const logotyp = media.id === logotypeOf(context.settings);
    return { ok: true as const, anvandning, stommar, vantar: onlyWaiting(waiting), portratt, logotyp, hinder };
  },
});
