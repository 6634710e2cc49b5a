import { z } from 'zod';
import { asksFirst } from '#lib/access/rights.ts';
import type { Author } from '#lib/contract/article.ts';
import { faultEntrySchema } from '#lib/contract/fault.ts';
import { releaseSchema } from '#lib/contract/release.ts';
import { fault } from '#lib/errors/fault.ts';
import { refuseUnconfirmed } from '#lib/operations/agent/unconfirmed-order.ts';
import { authorOf, type OperationContext } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { refuseDeleted } from '#lib/operations/item/item-access.ts';
import { refuseUnproved } from '#lib/operations/proving/required-proving.ts';
import { awaitsApproval, keepRequest } from '#lib/operations/release/approval/ask-approval.ts';
import { takeBackTried } from '#lib/operations/release/delivery/order-reconciliation.ts';
import { refuseEnglishFirst } from '#lib/operations/release/order/english-after-swedish.ts';
import { timeAhead } from '#lib/operations/release/order/release-time.ts';
import {
  type FoundRelease,
  notWaiting,
  orderField,
  RELEASE_FAULTS,
  releaseForWriting,
  releaseParams,
  shownRelease,
  tellOfChange,
} from '#lib/operations/release/schedule/waiting-release.ts';
import { testModeWarnings } from '#lib/operations/release/test-mode.ts';
import type { NewRelease } from '#lib/store/releases.ts';

export const patchRelease = defineOperation({
  name: 'andraRelease',
  summary: 'Ger en publicering som väntar, eller en begäran om en, en annan tid.',
  method: 'PATCH',
  path: '/studio/api/releaser/{rid}',
  params: releaseParams,
  body: z.object({
    datum: z.string().meta({ description: 'YYYY-MM-DD HH:MM, svensk tid: en tid som inte har varit.' }),
    order_av: orderField,
  }),
  output: z.object({
    ok: z.literal(true),
    release: releaseSchema.meta({ description: 'Releasen med sin nya tid, eller den begäran som en människa ska godkänna först.' }),
    varningar: z.array(faultEntrySchema),
  }),
  errors: [
    ...RELEASE_FAULTS,
    'tid_finns_inte',
    'tid_passerad',
    'release_vantar_inte',
    'svenska_ej_publik',
    'raderad',
    'order_obekraftad',
    'prov_kravs',
    'order_annan_tid',
  ],
  hints: { readOnly: false, idempotent: true },
  attempts: ['schemalagga'],
  omfang: 'innehall:publicera',
  async run(context, { rid, datum, order_av }) {
    const found = await releaseForWriting(context, rid, { handling: 'schemalägga', order_av });
    const { order, head, orderAv } = found;
    refuseDeleted(head);
    refuseUnconfirmed(context, orderAv, 'ändra tiden för en publicering');
    await refuseUnproved(context, 'ändra tiden för en publicering');
    if (order.order_hash !== null && order.tillstand === 'vantar_pa_godkannande') throw fault('order_annan_tid', { falt: 'datum' });
    const instant = timeAhead(datum, await context.store.releases.clock());
    const movable = order.lage === 'schemalagd' || order.lage === 'publicera';
    await refuseEnglishFirst(context, order, instant);
    // Said again it is no news.
    const isNews = order.datum === null || Date.parse(order.datum) !== Date.parse(instant);
    if (await context.store.releaseRequests.move(rid, instant, context.now)) {
      if (isNews) tellOfChange(context, found, 'flyttat', instant);
      context.note({ detalj: { fran: order.datum, till: instant } });
      return { ...(await shownRelease(context, rid)), varningar: [awaitsApproval(context, head.id), ...testModeWarnings(context)] };
    }
    const av = authorOf(context.actor);
    if (asksFirst(context.actor)) {
      if (!movable || !(order.tillstand === 'schemalagd' || order.tillstand === 'koad')) throw notWaiting(order.tillstand);
      const id = await askToMove(context, found, { av, instant });
      return { ...(await shownRelease(context, id)), varningar: [awaitsApproval(context, head.id), ...testModeWarnings(context)] };
    }
    await takeBackTried(context, context.store, { item: head, av, orderAv }, ({ id }) => id === rid);
    if (!movable || !(await context.store.releaseQueue.move(rid, instant, context.now))) throw notWaiting(order.tillstand);
    await context.store.releaseQueue.refreshSchedule(head.id, context.now);
    if (isNews) tellOfChange(context, found, 'flyttat', instant);
    context.note({ detalj: { fran: order.datum, till: instant } });
    context.changed('releaser');
    return { ...(await shownRelease(context, rid)), varningar: testModeWarnings(context) };
  },
});

/**
 * A request of its own, with the new time: until a person confirms it the release stands as it was. Returns its id. Asked again
 * it is the same request, and no news to whoever ordered it.
 */
async function askToMove(
  context: OperationContext,
  found: FoundRelease,
  { av, instant }: { av: Author; instant: string },
): Promise<string> {
  const { id: moved, innehall, revisioner, fakta } = found.order;
  const id = context.newId();
  const request: NewRelease = {
    ...{ id, innehall, lage: 'schemalagd', prov: false, revisioner, fakta, datum: instant, av, order_av: found.orderAv },
    ...{ overstyr: false, skapad: context.now, nyckel: null },
  };
  const earlier = await context.store.releaseRequests.sameAs(request);
  if (earlier !== undefined) return earlier;
  await keepRequest(context, context.store, request, instant, { flyttar: moved });
  tellOfChange(context, found, 'begart', instant);
  return id;
}
