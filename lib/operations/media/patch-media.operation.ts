import { z } from 'zod';
import { cannotContribute } from '#lib/access/rights.ts';
import { refuseIf } from '#lib/access/scope.ts';
import { altSchema, mediaSchema } from '#lib/contract/media.ts';
import { changeNote } from '#lib/operations/change-note.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { askForReplacement } from '#lib/operations/media/ended-rights.ts';
import { mediaForWriting, mediaParams } from '#lib/operations/media/find-media.ts';
import { pictureFocus } from '#lib/operations/media/picture-focus.ts';
import { changedRights, rightsFields } from '#lib/operations/media/rights-fields.ts';

export const patchMedia = defineOperation({
  name: 'andraMedia',
  summary: 'Ändrar en bilds alternativtexter, bildtext, kredit, rättigheter och fokus.',
  method: 'PATCH',
  path: '/studio/api/media/{id}',
  params: mediaParams,
  body: z.object({
    alt: altSchema.optional().meta({ description: 'Vad bilden visar, per språk; ett språk som utelämnas lämnas orört.' }),
    caption: z.string().max(2000).optional().meta({ description: 'Bildtext.' }),
    kredit: z.string().max(300).optional().meta({ description: 'Fotograf eller bildbyrå.' }),
    fokus: pictureFocus
      .nullable()
      .optional()
      .meta({ description: 'Det viktigaste i bilden, som beskärningen håller kvar; null tar bort det.' }),
    rattigheter: rightsFields
      .nullable()
      .optional()
      .meta({ description: 'Vad bilden får användas till; fält som utelämnas lämnas orörda, null tar bort allt.' }),
  }),
  output: z.object({ ok: z.literal(true), media: mediaSchema }),
  errors: ['finns_inte', 'rattighet_saknas'],
  hints: { readOnly: false, idempotent: true },
  authorise: ({ actor }) => refuseIf(cannotContribute(actor)),
  async run(context, { id, alt, caption, kredit, fokus, rattigheter }) {
    const before = await mediaForWriting(context, id);
    const media = {
      ...before,
      alt: alt === undefined ? before.alt : { ...before.alt, ...alt },
      caption: caption ?? before.caption,
      kredit: kredit ?? before.kredit,
      fokus: fokus === undefined ? before.fokus : fokus,
      rattigheter: rattigheter === undefined ? before.rattigheter : changedRights(before.rattigheter, rattigheter),
    };
    await context.store.media.change(media);
    if (rattigheter !== undefined) await askForReplacement(context, context.store, context.now, media.id);
    context.changed('publikt', id);
    context.note({ detalj: { media: id, ...changeNote(before, media) } });
    return { ok: true as const, media };
  },
});
