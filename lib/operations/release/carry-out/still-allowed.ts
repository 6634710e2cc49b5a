import { standingAgent } from '#lib/access/actor-of-agent.ts';
import { actorOfPerson } from '#lib/access/actor-of-person.ts';
import { type Confidential, seesArticle } from '#lib/access/confidential.ts';
import { cannotOverride, cannotRelease } from '#lib/access/rights.ts';
import { cannotAnywhere } from '#lib/access/where-readers-have-it.ts';
import { isLanguage } from '#lib/contract/languages.ts';
import { fault } from '#lib/errors/fault.ts';
import { findAgent } from '#lib/operations/agent/find-agent.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { placesConcerned } from '#lib/operations/release/places-concerned.ts';
import type { PinnedItem } from '#lib/operations/release/release-order.ts';
import type { ReleaseOrderRow } from '#lib/store/release-queue.ts';

/**
 * Refuses a release whose time has come when nobody answers for it any more: the person who ordered it, or on whose order
 * an agent did, must still be active, have the right and see the article; an agent must neither have been revoked since nor let out of it.
 * Of what a person has confirmed, that person alone is asked. `item` is as it was ordered, and `now` says who sees it at present. Tells
 * whether they may also overrule the check, which is not inherited: neither by whoever has lost that right since, nor by who tries again what another overruled.
 */
export async function refuseUnlessAllowedStill(
  context: OperationContext,
  order: ReleaseOrderRow,
  { item, now }: { item: PinnedItem; now: Confidential },
): Promise<{ mayOverrule: boolean }> {
  const { store } = context;
  const byAgent = order.av.typ === 'agent' && order.godkand_av === null;
  const answerable = order.godkand_av ?? (byAgent ? order.order_av : order.av);
  const [person, agent] = await Promise.all([
    answerable === null ? undefined : store.people.byId(answerable.id),
    byAgent ? findAgent(context, order.av.id) : undefined,
  ]);
  if (byAgent && !(agent?.aterkallad === null && seesArticle(standingAgent(agent), now)))
    throw fault('ratt_upphord', {}, { person: order.av.namn });
  const languages = Object.keys(order.revisioner).filter(isLanguage);
  const actor = person?.aktiv === true ? actorOfPerson(person) : undefined;
  // Where the article is on its way since is nothing to what was ordered before.
  const places = await placesConcerned(context, item, languages, []);
  if (
    actor === undefined ||
    !seesArticle(actor, now) ||
    cannotAnywhere(places, (place) => cannotRelease(actor, place, languages)) !== undefined
  )
    throw fault('ratt_upphord', {}, { person: answerable?.namn ?? order.av.namn });
  return { mayOverrule: order.av.typ === 'person' && cannotOverride(actor) === undefined };
}
