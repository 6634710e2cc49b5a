import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotPublishUnasked } from '#lib/access/rights.ts';
import { releaseSchema } from '#lib/contract/release.ts';
import { fault } from '#lib/errors/fault.ts';
import { refuseUnconfirmed } from '#lib/operations/agent/unconfirmed-order.ts';
import { authorOf } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { refuseDeleted } from '#lib/operations/item/item-access.ts';
import { refuseUnproved } from '#lib/operations/proving/required-proving.ts';
import {
  notWaiting,
  orderField,
  RELEASE_FAULTS,
  releaseForWriting,
  releaseParams,
  shownRelease,
  tellOfChange,
} from '#lib/operations/release/schedule/waiting-release.ts';

export const retryRelease = defineOperation({
  name: 'provaReleaseIgen',
  summary: 'Försöker genast igen med en publicering som misslyckades eller väntar på publiceringssystemet.',
  method: 'POST',
  path: '/studio/api/releaser/{rid}/forsok',
  params: releaseParams,
  body: z.object({ order_av: orderField }),
  output: z.object({ ok: z.literal(true), release: releaseSchema }),
  status: () => 202,
  errors: [...RELEASE_FAULTS, 'godkannande_kravs', 'order_obekraftad', 'prov_kravs', 'release_vantar_inte', 'release_ersatt', 'raderad'],
  hints: { readOnly: false, destructive: true },
  attempts: ['publicera'],
  omfang: 'innehall:publicera',
  async run(context, { rid, order_av }) {
    refuseIf(cannotPublishUnasked(context.actor, 'försöka igen med en publicering'));
    const found = await releaseForWriting(context, rid, { handling: 'publicera', order_av });
    const { order, head, orderAv } = found;
    refuseDeleted(head);
    refuseUnconfirmed(context, orderAv, 'försöka igen med en publicering');
    await refuseUnproved(context, 'försöka igen med en publicering');
    // What was pinned then would take the place of what readers have got since.
    if (await context.store.releaseQueue.hasNewer(rid)) throw fault('release_ersatt', { falt: 'rid' });
    const av = authorOf(context.actor);
    if (!(await context.store.releaseQueue.again(rid, av, orderAv, context.now))) throw notWaiting(order.tillstand);
    await context.store.releases.step(
      rid,
      'igen',
      'klar',
      { av, order_av: orderAv, tidigare: { av: order.av, order_av: order.order_av, godkand_av: order.godkand_av } },
      context.now,
    );
    await context.store.releaseQueue.refreshSchedule(head.id, context.now);
    tellOfChange(context, found, 'forsokt');
    context.changed('releaser');
    return shownRelease(context, rid);
  },
});
