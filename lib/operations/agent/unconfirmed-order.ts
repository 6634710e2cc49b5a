import { mustConfirmOrder } from '#lib/access/order-trust.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { Fault, faultEntry } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';

type Named = { id: string; namn: string } | null;

/** What keeps an agent from doing at once, on that person's order, what cannot be asked for beforehand; nothing where the order is trusted. */
export function unconfirmedOrder(
  { actor, settings }: Pick<OperationContext, 'actor' | 'settings'>,
  orderAv: Named,
  handling: string,
): FaultEntry[] {
  if (orderAv === null || !mustConfirmOrder(actor, orderAv, settings.ordrarBekraftas)) return [];
  return [faultEntry('order_obekraftad', { falt: 'order_av' }, { person: orderAv.namn, id: orderAv.id, handling })];
}

/** Throws 403 for an agent on whose order somebody would have to say themselves that they gave it: only a release waits for that. */
export function refuseUnconfirmed(context: Pick<OperationContext, 'actor' | 'settings'>, orderAv: Named, handling: string): void {
  const entries = unconfirmedOrder(context, orderAv, handling);
  if (entries.length > 0) throw new Fault(403, entries);
}
