import type { CheckedAt, Finding } from '#lib/blocks/define-block.ts';
import { oldPrice } from '#lib/blocks/price-age.ts';
import type { Attrs } from '#lib/blocks/produkt/schema.ts';
import { isPurchaseAddress } from '#lib/blocks/purchase-link.ts';
import type { Block } from '#lib/contract/block.ts';

export function check(_block: Block, { lank = '', kontrollerad }: Attrs, world: CheckedAt): Finding[] {
  const old = oldPrice(kontrollerad, 'attrs.kontrollerad', world);
  if (lank.trim() === '' || isPurchaseAddress(lank)) return old;
  return [{ kod: 'produkt_lank', falt: 'attrs.lank', params: { adress: lank.trim().slice(0, 80) } }, ...old];
}
