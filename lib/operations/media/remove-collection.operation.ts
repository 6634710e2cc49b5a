import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotContribute } from '#lib/access/rights.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { collectionForWriting, collectionParams } from '#lib/operations/media/find-collection.ts';

export const removeCollection = defineOperation({
  name: 'taBortSamling',
  summary: 'Tar bort en samling. Bilderna blir kvar i arkivet.',
  method: 'DELETE',
  path: '/studio/api/samlingar/{id}',
  params: collectionParams,
  output: z.object({ ok: z.literal(true) }),
  errors: ['finns_inte', 'rattighet_saknas'],
  hints: { readOnly: false, destructive: true },
  authorise: ({ actor }) => refuseIf(cannotContribute(actor)),
  async run(context, { id }) {
    const { id: samling, namn } = await collectionForWriting(context, id);
    await context.store.pictureCollections.remove(samling);
    context.note({ detalj: { samling, namn } });
    return { ok: true as const };
  },
});
