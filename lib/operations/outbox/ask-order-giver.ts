import type { Author } from '#lib/contract/article.ts';
import type { Language } from '#lib/contract/languages.ts';
import { orderAddress } from '#lib/contract/order-address.ts';
import { confirmOrderLetter } from '#lib/letters/confirm-order-letter.ts';
import type { OperationContext } from '#lib/operations/context.ts';

interface ToConfirm {
  id: string;
  item: { id: string; rubrik: string };
  sprak: readonly Language[];
  orderAv: Author | null;
  /** When it goes out, when it waits for a time. */
  tid: string | null;
  /** Until when they may confirm it. */
  fore: string;
}

/**
 * Asks the person whom an agent names as having given an order to confirm it: by letter, in their inbox, and so that the line in the log says
 * who was told. It belongs in the transaction in which the order is kept.
 */
export function askOrderGiver(context: OperationContext, { id, item, sprak, orderAv, tid, fore }: ToConfirm): void {
  if (orderAv === null) return;
  const lank = `${context.settings.url}${orderAddress(item.id)}`;
  const letter = confirmOrderLetter({ agent: context.actor.namn, rubrik: item.rubrik, sprak, tid, fore, lank });
  context.note({ detalj: { underrattad: orderAv.id } });
  context.writeTo({ person: orderAv.id, ...letter, innehall: item.id });
  context.concerns([orderAv.id], { handelse: 'order', nyckel: `order:${id}`, innehall: item.id });
}
