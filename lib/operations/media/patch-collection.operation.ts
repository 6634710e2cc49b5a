import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotContribute } from '#lib/access/rights.ts';
import { isId } from '#lib/contract/id.ts';
import { LIMITS } from '#lib/contract/limits.ts';
import { collectionName, pictureCollectionSchema } from '#lib/contract/picture-collection.ts';
import { fault } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { answeredCollection, collectionForWriting, collectionParams } from '#lib/operations/media/find-collection.ts';

/** More than a page of the library shows. */
const AT_ONCE = 200;

const pictures = z.array(z.string().max(100)).max(AT_ONCE).default([]);

export const patchCollection = defineOperation({
  name: 'andraSamling',
  summary: 'Lägger bilder i en samling, tar bilder ur den eller byter namn på den.',
  method: 'PATCH',
  path: '/studio/api/samlingar/{id}',
  params: collectionParams,
  body: z.object({
    namn: collectionName.optional(),
    lagg_till: pictures.meta({ description: 'Id på bilder som ska ligga i samlingen.' }),
    ta_bort: pictures.meta({ description: 'Id på bilder som inte ska ligga där. De blir kvar i arkivet.' }),
  }),
  output: z.object({ ok: z.literal(true), samling: pictureCollectionSchema }),
  errors: ['finns_inte', 'rattighet_saknas', 'samling_full'],
  hints: { readOnly: false, idempotent: true },
  authorise: ({ actor }) => refuseIf(cannotContribute(actor)),
  async run(context, { id, namn, lagg_till, ta_bort }) {
    const { pictureCollections } = context.store;
    const before = await collectionForWriting(context, id);
    const added = await knownPictures(context, lagg_till);
    const removed = ta_bort.filter(isId);
    if (namn !== undefined) await pictureCollections.rename(before.id, namn);
    if (removed.length > 0) await pictureCollections.takeOut(before.id, removed);
    if (added.length > 0) {
      await pictureCollections.add(before.id, added);
      const { collection } = LIMITS;
      if ((await pictureCollections.size(before.id)) > collection) {
        throw fault('samling_full', { falt: 'lagg_till' }, { namn: before.namn, max: collection });
      }
    }
    context.note({
      detalj: { samling: before.id, fore: { namn: before.namn }, ...(namn === undefined ? {} : { efter: { namn } }), lagg_till, ta_bort },
    });
    return { ok: true as const, samling: await answeredCollection(context, before.id) };
  },
});

/** The pictures, held against being removed until the transaction ends; or 404 on the first that there is not. */
async function knownPictures({ store }: OperationContext, ids: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(ids)];
  const known = await store.media.holdForUse(wanted.filter(isId));
  const strange = wanted.find((id) => !known.has(id));
  if (strange !== undefined) throw fault('finns_inte', { falt: `lagg_till[${ids.indexOf(strange)}]` }, { vad: 'Bilden' });
  return wanted;
}
