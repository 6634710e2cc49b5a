import { z } from 'zod';
import { releaseSchema } from '#lib/contract/release.ts';
import { authorOf } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { refuseDeleted } from '#lib/operations/item/item-access.ts';
import { refuseEnglishFirst } from '#lib/operations/release/english-after-swedish.ts';
import { takeBackTried } from '#lib/operations/release/follow-up.ts';
import { timeAhead } from '#lib/operations/release/release-time.ts';
import {
  notWaiting,
  orderField,
  RELEASE_FAULTS,
  releaseForWriting,
  releaseParams,
  shownRelease,
} from '#lib/operations/release/waiting-release.ts';

export const patchRelease = defineOperation({
  name: 'andraRelease',
  summary: 'Ger en publicering som väntar en annan tid.',
  method: 'PATCH',
  path: '/studio/api/releaser/{rid}',
  params: releaseParams,
  body: z.object({
    datum: z.string().meta({ description: 'YYYY-MM-DD HH:MM, svensk tid: en tid som inte har varit.' }),
    order_av: orderField,
  }),
  output: z.object({ ok: z.literal(true), release: releaseSchema }),
  errors: [...RELEASE_FAULTS, 'tid_finns_inte', 'tid_passerad', 'release_vantar_inte', 'svenska_ej_publik', 'raderad'],
  hints: { readOnly: false, idempotent: true },
  omfang: 'innehall:publicera',
  async run(context, { rid, datum, order_av }) {
    const { order, head, orderAv } = await releaseForWriting(context, rid, { handling: 'schemalägga', order_av });
    refuseDeleted(head);
    const instant = timeAhead(datum, await context.store.releases.clock());
    const movable = order.lage === 'schemalagd' || order.lage === 'publicera';
    await refuseEnglishFirst(context, order, instant);
    await takeBackTried(context, context.store, { item: head, av: authorOf(context.actor), orderAv }, ({ id }) => id === rid);
    if (!movable || !(await context.store.releaseQueue.move(rid, instant, context.now))) throw notWaiting(order.tillstand);
    await context.store.releaseQueue.refreshSchedule(head.id, context.now);
    context.note({ detalj: { fran: order.datum, till: instant } });
    context.changed('releaser');
    return shownRelease(context, rid);
  },
});
