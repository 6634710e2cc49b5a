import { z } from 'zod';
import { cannotContribute } from '#lib/access/rights.ts';
import { refuseIf } from '#lib/access/scope.ts';
import { mediaFileOf } from '#lib/content/library-picture.ts';
import { mediaSchema } from '#lib/contract/media.ts';
import { authorOf } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { mediaForWriting, mediaOr404, mediaParams } from '#lib/operations/media/find-media.ts';
import { acceptedPicture, PICTURE_FILE_ERRORS, pictureFile } from '#lib/operations/media/picture-file.ts';
import { redeliver } from '#lib/operations/release/delivery/redeliver.ts';

export const replaceMediaFile = defineOperation({
  name: 'bytMediafil',
  summary: 'Byter en bilds fil. Bilden behåller id, texter, rättigheter och platser: alla sidor som visar den visar den nya.',
  method: 'PUT',
  path: '/studio/api/media/{id}/fil',
  params: mediaParams,
  fileField: 'fil',
  body: z.object({ fil: pictureFile }),
  output: z.object({ ok: z.literal(true), media: mediaSchema }),
  errors: ['finns_inte', 'rattighet_saknas', ...PICTURE_FILE_ERRORS],
  hints: { readOnly: false, destructive: true },
  transaction: 'stegvis',
  authorise: ({ actor }) => refuseIf(cannotContribute(actor)),
  async run(context, { id, fil }) {
    const before = await mediaOr404(context, id);
    const name = context.newId();
    const picture = await acceptedPicture(context.media.store(name, fil.bytes));
    context.note({ detalj: { media: id, hash: picture.hash } });
    const answer = await context.finish(async (store) => {
      // It may have been removed while the file was made ready.
      await mediaForWriting({ ...context, store }, id);
      await store.media.replace(id, name, { ...picture, filnamn: fil.filnamn.slice(0, 200) });
      const av = authorOf(context.actor);
      for (const { innehall, sprak, mall } of await store.pictureUses.publicVersions(id)) {
        await redeliver(context, store, { item: { id: innehall }, av, orderAv: null }, sprak);
        if (mall === 'liverapport') context.changed('live', innehall);
      }
      context.changed('publikt', id);
      return { ok: true as const, media: await mediaOr404({ ...context, store }, id) };
    });
    // Whoever has the old address is led to the new one.
    await context.media.remove(mediaFileOf(before.src) ?? id);
    return answer;
  },
});
