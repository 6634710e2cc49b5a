import { isGrade } from '#lib/blocks/betyg/grade.ts';
import type { CheckedAt, Finding } from '#lib/blocks/define-block.ts';
import { compared } from '#lib/blocks/jamforelse/compared.ts';
import type { Attrs } from '#lib/blocks/jamforelse/schema.ts';
import { oldPrice } from '#lib/blocks/price-age.ts';
import { isPurchaseAddress } from '#lib/blocks/purchase-link.ts';
import type { Block } from '#lib/contract/block.ts';

const FEWEST = 2;

export function check(_block: Block, attrs: Attrs, world: CheckedAt): Finding[] {
  const products = compared(attrs);
  const winners = products.filter(({ etikett }) => etikett === 'vinnare').length;
  const found: Finding[] = [];
  if (products.length < FEWEST) found.push({ kod: 'jamforelse_rader', falt: 'attrs.rader', params: { antal: products.length } });
  else if (winners !== 1) found.push({ kod: 'jamforelse_vinnare', falt: 'attrs.rader', params: { antal: winners } });
  for (const [index, { betyg, lank, url, kontrollerad }] of (attrs.rader ?? []).entries()) {
    const place = `attrs.rader[${index}]`;
    if (!isGrade(betyg)) found.push({ kod: 'jamforelse_betyg', falt: `${place}.betyg` });
    found.push(...oldPrice(kontrollerad, `${place}.kontrollerad`, world));
    for (const [name, address = ''] of Object.entries({ lank, url })) {
      if (address.trim() !== '' && !isPurchaseAddress(address))
        found.push({ kod: 'produkt_lank', falt: `${place}.${name}`, params: { adress: address.trim().slice(0, 80) } });
    }
  }
  return found;
}
