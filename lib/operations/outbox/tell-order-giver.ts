import type { Author } from '#lib/contract/article.ts';
import type { Language } from '#lib/contract/languages.ts';
import { type DoneOnOrder, orderLetter } from '#lib/letters/order-letter.ts';
import type { OperationContext } from '#lib/operations/context.ts';

interface CarriedOut {
  gjort: DoneOnOrder;
  item: { id: string; rubrik: string };
  sprak: readonly Language[];
  orderAv: Author | null;
  /** When it goes out, when it waits for a time. */
  tid?: string | null;
}

/**
 * Writes to the person on whose order somebody else says that they act, and has the line in the log say so. It belongs in the transaction in
 * which the order is first kept, so that it is written once however often the call is repeated, and never of what was only tried.
 * Returns the id of whoever is told; null when nobody is, or when it is about no language version.
 */
export function tellOrderGiver(context: OperationContext, done: CarriedOut): string | null {
  const { gjort, item, sprak, orderAv, tid = null } = done;
  if (orderAv === null || orderAv.id === context.actor.id || sprak.length === 0) return null;
  const lank = `${context.settings.url}/studio/artikel/${item.id}`;
  const letter = orderLetter({ gjort, av: context.actor, rubrik: item.rubrik, sprak, tid, lank });
  context.note({ orderAv, detalj: { underrattad: orderAv.id } });
  context.writeTo({ person: orderAv.id, ...letter, innehall: item.id });
  return orderAv.id;
}
