import { standingAgent } from '#lib/access/actor-of-agent.ts';
import { AGENT_PAUSE, readAgentPause } from '#lib/access/agent-pause.ts';
import { seesArticle } from '#lib/access/confidential.ts';
import { cannotRelease, cannotSchedule } from '#lib/access/rights.ts';
import { cannotAnywhere } from '#lib/access/where-readers-have-it.ts';
import type { Item } from '#lib/contract/article.ts';
import { isLanguage } from '#lib/contract/languages.ts';
import { fault } from '#lib/errors/fault.ts';
import { findAgent } from '#lib/operations/agent/find-agent.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { isUnchanged } from '#lib/operations/release/approval/unchanged-order.ts';
import { placesConcerned } from '#lib/operations/release/places-concerned.ts';
import type { ReleaseOrderRow } from '#lib/store/release-queue.ts';
import type { Store } from '#lib/store/store.ts';

/** What the confirmation of an order may be refused with, beside what that of any request may. */
export const ORDER_FAULTS = ['order_annan_person', 'order_forfallen', 'order_andrad', 'agent_utan_ratt'] as const;

/** What whoever confirms says that they confirm. */
export interface Confirmed {
  /** The hash of the order as they have read it. */
  order: string | undefined;
  revisioner: Readonly<Record<string, string>>;
  fakta: 'begarda' | 'senaste' | undefined;
  nu: boolean;
}

/**
 * Refuses an order (docs/decisions/orders.md) to whoever did not give it, after its time, when anything that it is of has become another, and when the agent
 * might not do it any more. Asked before anything is done, and again in `store`, within the transaction that holds the item. Nothing is asked of
 * a request that is no such order.
 */
export async function refuseUnconfirmable(
  context: OperationContext,
  store: Store,
  asked: ReleaseOrderRow,
  confirmed: Confirmed,
): Promise<void> {
  const { order_hash, order_fore, order_av } = asked;
  if (order_hash === null || order_fore === null) return;
  if (order_av?.id !== context.actor.id) throw fault('order_annan_person', { falt: 'rid' }, { person: order_av?.namn ?? asked.av.namn });
  const [clock, item] = await Promise.all([store.releases.clock(), store.items.get(asked.innehall)]);
  if (Date.parse(order_fore) <= Date.parse(clock)) throw fault('order_forfallen', { falt: 'rid' });
  if (confirmed.order !== order_hash) throw fault('order_andrad', { falt: 'order' });
  if (isOtherwise(asked, confirmed)) throw fault('order_andrad', { falt: 'revisioner' });
  if (item === undefined) throw fault('finns_inte', { falt: 'rid' }, { vad: 'Releasen' });
  if (!(await isUnchanged({ store }, asked, item, order_hash))) throw fault('order_andrad', { falt: 'rid' });
  if (await cannotAgent({ ...context, store }, asked, item)) throw fault('agent_utan_ratt', { falt: 'rid' }, { agent: asked.av.namn });
}

/** Whoever confirms an order chooses nothing else than it. */
function isOtherwise(asked: ReleaseOrderRow, { revisioner, fakta, nu }: Confirmed): boolean {
  const others = Object.entries(revisioner).some(([sprak, id]) => !isLanguage(sprak) || asked.revisioner[sprak] !== id);
  return others || fakta === 'senaste' || (nu && asked.lage === 'schemalagd');
}

/** Whether the agent might not do it itself at this moment, by its key, its rights, what it knows of or the switch for all agents. */
async function cannotAgent(context: OperationContext, asked: ReleaseOrderRow, item: Item): Promise<boolean> {
  const [agent, pause] = await Promise.all([findAgent(context, asked.av.id), context.store.settings.get(AGENT_PAUSE).then(readAgentPause)]);
  if (agent === undefined || agent.aterkallad !== null || !agent.agare.aktiv || pause.pausade) return true;
  if (agent.utgar !== null && Date.parse(agent.utgar) <= Date.parse(context.now)) return true;
  const actor = standingAgent(agent);
  if (!seesArticle(actor, item)) return true;
  const languages = Object.keys(asked.revisioner).filter(isLanguage);
  const cannot = asked.lage === 'schemalagd' ? cannotSchedule : cannotRelease;
  const places = await placesConcerned(context, item, languages, [asked]);
  return cannotAnywhere(places, (place) => cannot(actor, place, languages)) !== undefined;
}
