import { z } from 'zod';
import { isMode, releaseSchema } from '#lib/contract/release.ts';
import { authorOf } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { takeBackTried } from '#lib/operations/release/delivery/order-reconciliation.ts';
import {
  notWaiting,
  orderField,
  RELEASE_FAULTS,
  releaseForWriting,
  releaseParams,
  shownRelease,
  tellOfChange,
} from '#lib/operations/release/schedule/waiting-release.ts';

export const cancelRelease = defineOperation({
  name: 'avbrytRelease',
  summary: 'Avbryter en publicering som väntar, eller tar tillbaka en begäran om en. Artikeln blir kvar som den är.',
  method: 'POST',
  path: '/studio/api/releaser/{rid}/avbryt',
  params: releaseParams,
  body: z.object({ order_av: orderField }),
  output: z.object({ ok: z.literal(true), release: releaseSchema }),
  errors: [...RELEASE_FAULTS, 'release_vantar_inte'],
  hints: { readOnly: false, destructive: true },
  attempts: ['schemalagga'],
  omfang: 'innehall:publicera',
  async run(context, { rid, order_av }) {
    const found = await releaseForWriting(context, rid, { handling: 'avbryta', order_av });
    const { order, head, orderAv } = found;
    const detalj = { av: authorOf(context.actor), order_av: orderAv };
    if (await context.store.releaseRequests.end(rid, 'avbruten', null, context.now)) {
      await context.store.releases.step(rid, 'avbruten', 'klar', detalj, context.now);
      tellOfChange(context, found, 'avbrutit');
      return shownRelease(context, rid);
    }
    // What only brings the publishing system in line with what readers have is not to be called off.
    const callable = isMode(order.lage);
    await takeBackTried(context, context.store, { item: head, av: authorOf(context.actor), orderAv }, ({ id }) => id === rid);
    if (!callable || !(await context.store.releaseQueue.cancel(rid, context.now))) throw notWaiting(order.tillstand);
    await context.store.releases.step(rid, 'avbruten', 'klar', detalj, context.now);
    await context.store.releaseQueue.refreshSchedule(head.id, context.now);
    tellOfChange(context, found, 'avbrutit');
    return shownRelease(context, rid);
  },
});
