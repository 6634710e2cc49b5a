import type { ItemFacts } from '#lib/content/facts.ts';
import type { Actor } from '#lib/contract/actor.ts';

/** Who publishes at all, said anew so that nothing is held against itself: decisions.md §3, of actors whose `publicera` is set. */
const PUBLISHERS = ['superadmin', 'admin', 'chefredaktor', 'publicist'];

/** Whether whoever it is might have published every one of those: a person of a role that publishes, in every section. */
export function mayChangeWhatIsSeen(actor: Actor, seenIn: ReadonlyArray<{ fakta: ItemFacts }>): boolean {
  if (actor.typ !== 'person' || !PUBLISHERS.includes(actor.roll)) return false;
  return seenIn.every(({ fakta }) => actor.sektioner.length === 0 || actor.sektioner.includes(fakta.sektion));
}
