import type { RenderContext } from '#lib/blocks/define-block.ts';
import type { Attrs } from '#lib/blocks/produkt/schema.ts';
import { isPurchaseAddress } from '#lib/blocks/purchase-link.ts';
import { availability } from '#lib/blocks/stock.ts';
import { parsePrice } from '#lib/content/price.ts';

/** One product of a selection; an offer only when there is a price that says an amount. `undefined` for a nameless one. */
export function productNode({ namn, butik, pris, lank = '', lager, bild, text }: Attrs, context: RenderContext): object | undefined {
  if (!namn?.trim()) return undefined;
  const price = parsePrice(pris);
  return {
    '@type': 'Product',
    name: namn,
    ...(text?.trim() ? { description: text } : {}),
    ...(bild?.src ? { image: context.absolute(bild.src) } : {}),
    ...(price === undefined
      ? {}
      : {
          offers: {
            '@type': 'Offer',
            price: price.belopp,
            priceCurrency: price.valuta,
            ...availability(lager),
            ...(isPurchaseAddress(lank) ? { url: context.absolute(lank.trim()) } : {}),
            ...(butik?.trim() ? { seller: { '@type': 'Organization', name: butik } } : {}),
          },
        }),
  };
}
