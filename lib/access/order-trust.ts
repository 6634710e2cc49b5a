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

/**
 * Whether the one who is to confirm an order may be sitting in the chat that it was asked for in: they own the agent that asks, or the assistant is theirs.
 * It is no proof of anything: it says whom to show a link that opens for nobody else.
 */
export function maySitInChat(actor: Actor, person: { id: string }): boolean {
  return actor.typ === 'agent' ? actor.agare?.id === person.id : actor.typ === 'assistent' && actor.id === person.id;
}
