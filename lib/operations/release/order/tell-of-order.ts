import type { OperationContext } from '#lib/operations/context.ts';
import { tellOrderGiver } from '#lib/operations/outbox/tell-order-giver.ts';
import { wouldUnpublish } from '#lib/operations/release/delivery/deliver-swedish.ts';
import { languagesOf, type ReleaseOrder } from '#lib/operations/release/release-order.ts';

/**
 * Tells whoever ordered a release that is carried out now. Of a draft it tells what is handed over: Swedish alone, and to
 * another publishing system only where that does not show the article to readers. Returns as tellOrderGiver.
 */
export function tellOfOrder(context: OperationContext, order: ReleaseOrder, gjort: 'publicerat' | 'lamnat'): string | null {
  const sprak = languagesOf(order);
  if (order.lage !== 'utkast') return tellOrderGiver(context, { ...order, gjort, sprak });
  const handedOver = context.cms.namn !== 'inbyggd' && !wouldUnpublish(order);
  const draft = { ...order, gjort: handedOver ? 'utkast' : 'utkastHar', sprak: sprak.filter((language) => language === 'sv') } as const;
  return tellOrderGiver(context, draft);
}
