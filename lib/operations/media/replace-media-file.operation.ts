import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotContribute, cannotReplaceLogotype } from '#lib/access/rights.ts';
import { mediaFileOf } from '#lib/content/library-picture.ts';
import { pictureFileName } from '#lib/content/picture-file-name.ts';
import { mediaSchema } from '#lib/contract/media.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { refuseUnlessReleasable, SEEN_PICTURE_FAULTS, tellOfSeenPicture } from '#lib/operations/media/change-seen-picture.ts';
import { deliverSeenPicture } from '#lib/operations/media/deliver-seen-picture.ts';
import { mediaForWriting, mediaOr404, mediaParams } from '#lib/operations/media/find-media.ts';
import { logotypeKept, logotypeOf } from '#lib/operations/media/logotype.ts';
import { PICTURE_FILE_ERRORS, pictureFile } from '#lib/operations/media/picture-file.ts';
import { withStoredPicture } from '#lib/operations/media/stored-picture.ts';
import { hashOfSent } from '#lib/operations/media/take-in-picture.ts';
import { orderField } from '#lib/operations/release/schedule/waiting-release.ts';

export const replaceMediaFile = defineOperation({
  name: 'bytMediafil',
  summary: 'Byter en bilds fil. Bilden behåller id, texter, rättigheter och platser: alla sidor som visar den visar den nya.',
  method: 'PUT',
  path: '/studio/api/media/{id}/fil',
  params: mediaParams,
  fileField: 'fil',
  body: z.object({ fil: pictureFile, order_av: orderField }),
  output: z.object({ ok: z.literal(true), media: mediaSchema }),
  errors: ['finns_inte', ...SEEN_PICTURE_FAULTS, ...PICTURE_FILE_ERRORS],
  hints: { readOnly: false, destructive: true },
  attempts: ['bildLasarnaSer'],
  transaction: 'stegvis',
  authorise: ({ actor }) => refuseIf(cannotContribute(actor)),
  async run(context, { id, fil, order_av }) {
    const before = await mediaOr404(context, id);
    if (before.id === logotypeOf(context.settings)) refuseIf(cannotReplaceLogotype(context.actor));
    await refuseUnlessReleasable(context, context.store, before.id, order_av);
    const name = context.newId();
    const answer = await withStoredPicture(context, name, { bytes: fil.bytes, falt: 'fil' }, async (picture) => {
      const likhet = await context.sight.likeness(fil.bytes);
      context.note({ detalj: { media: id, hash: picture.hash } });
      return context.finish(async (store) => {
        // It may have been removed while the file was made ready, or come before readers; or been made the logotype, by any instance.
        await mediaForWriting({ ...context, store }, id);
        if (before.id === (await logotypeKept({ ...context, store }))) refuseIf(cannotReplaceLogotype(context.actor));
        const orderAv = await refuseUnlessReleasable(context, store, id, order_av);
        await store.media.replace(id, name, { ...picture, likhet, ursprung: hashOfSent(fil.bytes), filnamn: pictureFileName(fil.filnamn) });
        await deliverSeenPicture(context, store, id, orderAv);
        await tellOfSeenPicture(context, store, id, orderAv);
        context.changed('publikt', id);
        return { ok: true as const, media: await mediaOr404({ ...context, store }, id) };
      });
    });
    // Whoever has the old address is led to the new one.
    await context.media.remove(mediaFileOf(before.src) ?? id);
    return answer;
  },
});
