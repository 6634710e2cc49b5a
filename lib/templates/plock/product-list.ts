import type { RenderContext } from '#lib/blocks/define-block.ts';
import { parsedAttrs } from '#lib/blocks/parsed-attrs.ts';
import { attrs as schema } from '#lib/blocks/produkt/schema.ts';
import { productNode } from '#lib/blocks/produkt/structured-data.ts';
import type { Block } from '#lib/contract/block.ts';

/** The products of a selection as one list, in the order of the page; `undefined` when there are none. */
export function productList(document: readonly Block[], context: RenderContext): object | undefined {
  const products = document.flatMap((block) => (block.type === 'produkt' ? (productNode(parsedAttrs(block, schema), context) ?? []) : []));
  if (products.length === 0) return undefined;
  return {
    '@type': 'ItemList',
    '@id': '#urval',
    numberOfItems: products.length,
    itemListElement: products.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
  };
}
