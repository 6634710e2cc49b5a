import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotContribute } from '#lib/access/rights.ts';
import { distinctWords } from '#lib/content/distinct-words.ts';
import { bounded } from '#lib/contract/bounded.ts';
import { altSchema, mediaSchema } from '#lib/contract/media.ts';
import { changeNote } from '#lib/operations/change-note.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { refuseUnlessReleasable, SEEN_PICTURE_FAULTS, tellOfSeenPicture } from '#lib/operations/media/change-seen-picture.ts';
import { deliverSeenPicture, deliverToldOtherwise } from '#lib/operations/media/deliver-seen-picture.ts';
import { askForReplacement } from '#lib/operations/media/ended-rights.ts';
import { mediaForWriting, mediaParams } from '#lib/operations/media/find-media.ts';
import { pictureFocus } from '#lib/operations/media/picture-focus.ts';
import { pictureKeywords } from '#lib/operations/media/picture-keywords.ts';
import { changedRights, rightsFields } from '#lib/operations/media/rights-fields.ts';
import { orderField } from '#lib/operations/release/schedule/waiting-release.ts';

export const patchMedia = defineOperation({
  name: 'andraMedia',
  summary: 'Ändrar en bilds alternativtexter, bildtexter, kredit, nyckelord, rättigheter och fokus.',
  method: 'PATCH',
  path: '/studio/api/media/{id}',
  params: mediaParams,
  body: z.object({
    alt: altSchema.optional().meta({ description: 'Vad bilden visar, per språk; ett språk som utelämnas lämnas orört.' }),
    caption: z.string().max(2000).optional().meta({ description: 'Bildtext på svenska.' }),
    caption_en: z.string().max(2000).optional().meta({ description: 'Bildtext på engelska.' }),
    kredit: bounded('name').optional().meta({ description: 'Fotograf eller bildbyrå.' }),
    nyckelord: pictureKeywords.optional(),
    fokus: pictureFocus
      .nullable()
      .optional()
      .meta({ description: 'Det viktigaste i bilden, som beskärningen håller kvar; null tar bort det.' }),
    rattigheter: rightsFields
      .nullable()
      .optional()
      .meta({ description: 'Vad bilden får användas till; fält som utelämnas lämnas orörda, null tar bort allt.' }),
    order_av: orderField,
  }),
  output: z.object({ ok: z.literal(true), media: mediaSchema }),
  errors: ['finns_inte', ...SEEN_PICTURE_FAULTS],
  hints: { readOnly: false, idempotent: true },
  attempts: ['bildLasarnaSer'],
  authorise: ({ actor }) => refuseIf(cannotContribute(actor)),
  async run(context, { id, alt, caption, caption_en, kredit, nyckelord, fokus, rattigheter, order_av }) {
    const before = await mediaForWriting(context, id);
    const media = {
      ...before,
      alt: alt === undefined ? before.alt : { ...before.alt, ...alt },
      caption: caption ?? before.caption,
      caption_en: caption_en ?? before.caption_en,
      kredit: kredit ?? before.kredit,
      nyckelord: nyckelord === undefined ? before.nyckelord : distinctWords(nyckelord),
      fokus: fokus === undefined ? before.fokus : fokus,
      rattigheter: rattigheter === undefined ? before.rattigheter : changedRights(before.rattigheter, rattigheter),
    };
    // Of what is known of a picture the focus alone is in what readers have: articles keep their own words.
    const isMoved = !isDeepStrictEqual(media.fokus, before.fokus);
    const orderAv = isMoved ? await refuseUnlessReleasable(context, context.store, media.id, order_av) : null;
    await context.store.media.change(media);
    if (isMoved) {
      await deliverSeenPicture(context, context.store, media.id, orderAv);
      await tellOfSeenPicture(context, context.store, media.id, orderAv);
    } else {
      await deliverToldOtherwise(context, context.store, before, media);
    }
    if (rattigheter !== undefined) await askForReplacement(context, context.store, context.now, media.id);
    context.changed('publikt', id);
    context.note({ detalj: { media: id, ...changeNote(before, media) } });
    return { ok: true as const, media };
  },
});
