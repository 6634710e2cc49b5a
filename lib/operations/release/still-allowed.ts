import { cannotRelease } from '#lib/access/rights.ts';
import type { Item } from '#lib/contract/article.ts';
import { fault } from '#lib/errors/fault.ts';
import { findAgent } from '#lib/operations/agent/find-agent.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { actorOfPerson } from '#lib/operations/language/order.ts';
import type { ReleaseOrderRow } from '#lib/store/release-queue.ts';

/**
 * Refuses a release whose time has come when nobody answers for it any more: the person who ordered it, or on whose order
 * an agent did, must still be active and still have the right; an agent must not have been revoked since.
 */
export async function refuseUnlessAllowedStill(context: OperationContext, order: ReleaseOrderRow, item: Item): Promise<void> {
  const { store } = context;
  const byAgent = order.av.typ === 'agent';
  const answerable = byAgent ? order.order_av : order.av;
  const [person, agent] = await Promise.all([
    answerable === null ? undefined : store.people.byId(answerable.id),
    byAgent ? findAgent(context, order.av.id) : undefined,
  ]);
  if (byAgent && agent?.aterkallad !== null) throw fault('ratt_upphord', {}, { person: order.av.namn });
  const languages = Object.keys(order.revisioner);
  const allowed = person?.aktiv === true && cannotRelease(actorOfPerson(person), item, languages) === undefined;
  if (!allowed) throw fault('ratt_upphord', {}, { person: answerable?.namn ?? order.av.namn });
}
