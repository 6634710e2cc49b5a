import type { Finding } from '#lib/blocks/define-block.ts';
import type { Attrs } from '#lib/blocks/produkt/schema.ts';
import { isPurchaseAddress } from '#lib/blocks/purchase-link.ts';
import type { Block } from '#lib/contract/block.ts';

export function check(_block: Block, { lank = '' }: Attrs): Finding[] {
  if (lank.trim() === '' || isPurchaseAddress(lank)) return [];
  return [{ kod: 'produkt_lank', falt: 'attrs.lank', params: { adress: lank.trim().slice(0, 80) } }];
}
