import type { Author } from '#lib/contract/article.ts';
import type { Language } from '#lib/contract/languages.ts';
import { type DoneOnOrder, orderLetter } from '#lib/letters/order-letter.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import type { Store } from '#lib/store/store.ts';

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
export async function tellOrderGiver(context: OperationContext, store: Store, done: CarriedOut): Promise<string | null> {
  const { gjort, item, sprak, orderAv, tid = null } = done;
  if (orderAv === null || orderAv.id === context.actor.id || sprak.length === 0) return null;
  const person = await store.people.byId(orderAv.id);
  if (person === undefined) return null;
  const lank = `${context.settings.url}/studio/artikel/${item.id}`;
  const letter = orderLetter({ gjort, av: context.actor, rubrik: item.rubrik, sprak, tid, lank });
  context.note({ orderAv, detalj: { underrattad: person.id } });
  await store.outbox.put({ till: [person.epost], ...letter, innehall: item.id });
  return person.id;
}
