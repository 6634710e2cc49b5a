import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotContribute } from '#lib/access/rights.ts';
import { collectionName, pictureCollectionSchema } from '#lib/contract/picture-collection.ts';
import { authorOf } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { answeredCollection } from '#lib/operations/media/find-collection.ts';

export const createCollection = defineOperation({
  name: 'skapaSamling',
  summary: 'Gör en samling att lägga bilder i. Finns det redan en som heter så är det den.',
  method: 'POST',
  path: '/studio/api/samlingar',
  body: z.object({ namn: collectionName }),
  output: z.object({ ok: z.literal(true), samling: pictureCollectionSchema }),
  status: 201,
  errors: ['rattighet_saknas'],
  hints: { readOnly: false },
  authorise: ({ actor }) => refuseIf(cannotContribute(actor)),
  async run(context, { namn }) {
    const { pictureCollections } = context.store;
    const there = await pictureCollections.called(namn.trim());
    if (there !== undefined) return { ok: true as const, samling: there };
    const collection = { id: context.newId(), namn: namn.trim(), av: authorOf(context.actor), skapad: context.now };
    await pictureCollections.create(collection);
    context.note({ detalj: { samling: collection.id, namn: collection.namn } });
    return { ok: true as const, samling: await answeredCollection(context, collection.id) };
  },
});
