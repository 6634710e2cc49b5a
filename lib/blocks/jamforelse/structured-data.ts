import { BEST } from '#lib/blocks/betyg/grade.ts';
import type { RenderContext } from '#lib/blocks/define-block.ts';
import { type Compared, compared } from '#lib/blocks/jamforelse/compared.ts';
import type { Attrs } from '#lib/blocks/jamforelse/schema.ts';
import { availability } from '#lib/blocks/stock.ts';
import { parsePrice } from '#lib/content/price.ts';
import { stockholmIso } from '#lib/content/stockholm-time.ts';

export function structuredData(attrs: Attrs, context: RenderContext): object[] {
  const products = compared(attrs);
  if (products.length === 0) return [];
  const name = attrs.rubrik?.trim();
  return [
    {
      '@type': 'ItemList',
      ...(name ? { name } : {}),
      numberOfItems: products.length,
      itemListElement: products.map((product, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: productNode(product, context),
      })),
    },
  ];
}

function productNode(product: Compared, context: RenderContext): object {
  const { namn, row } = product;
  const offer = offerNode(product, context);
  const review = reviewNode(product, context);
  return {
    '@type': 'Product',
    name: namn,
    ...(row.bild?.src ? { image: context.absolute(row.bild.src) } : {}),
    ...(review === undefined ? {} : { review }),
    ...(offer === undefined ? {} : { offers: offer }),
  };
}

/** What the site thinks of it; nothing without a grade. */
function reviewNode({ betyg, kommentar, plus, minus }: Compared, { utgivare, publicerad }: RenderContext): object | undefined {
  if (betyg === undefined) return undefined;
  // A single note is none: search engines want two of either kind.
  const hasNotes = plus.length + minus.length > 1;
  return {
    '@type': 'Review',
    reviewRating: { '@type': 'Rating', ratingValue: betyg, bestRating: BEST, worstRating: 1 },
    ...(utgivare === undefined ? {} : { author: utgivare }),
    ...(publicerad === undefined || publicerad === null ? {} : { datePublished: stockholmIso(publicerad) }),
    ...(kommentar === '' ? {} : { reviewBody: kommentar }),
    ...(hasNotes && plus.length > 0 ? { positiveNotes: notes(plus) } : {}),
    ...(hasNotes && minus.length > 0 ? { negativeNotes: notes(minus) } : {}),
  };
}

function notes(points: Compared['plus']): object {
  return {
    '@type': 'ItemList',
    itemListElement: points.map(({ text }, index) => ({ '@type': 'ListItem', position: index + 1, name: text })),
  };
}

/** An offer only when there is a price that says an amount. */
function offerNode({ row, lank, butik }: Compared, { absolute }: RenderContext): object | undefined {
  const price = parsePrice(row.pris);
  if (price === undefined) return undefined;
  return {
    '@type': 'Offer',
    price: price.belopp,
    priceCurrency: price.valuta,
    ...availability(row.lager),
    ...(lank === undefined ? {} : { url: absolute(lank) }),
    ...(butik === '' ? {} : { seller: { '@type': 'Organization', name: butik } }),
  };
}
