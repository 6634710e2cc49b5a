import type { Actor } from '#lib/contract/actor.ts';

/**
 * Whether the person whom an agent names as having given an order is to confirm it themselves: they are none of those whose orders the agent
 * acts on, or the newsroom asks it of all agents. Nobody else acts on an order: people and their assistants act on their own.
 */
export function mustConfirmOrder(actor: Actor, orderAv: { id: string } | null, newsroomAsks: boolean): boolean {
  if (actor.typ !== 'agent' || orderAv === null) return false;
  if (newsroomAsks || actor.order === 'fraga_alltid') return true;
  return actor.order === 'endast_agare' && orderAv.id !== actor.agare?.id;
}
