import { fieldValues } from '#lib/blocks/field-values.ts';
import type { WalkedDocument } from '#lib/checks/block-walk.ts';
import type { ArticleFinding, CheckContext, CheckedArticle } from '#lib/checks/check-context.ts';
import { withoutEnd } from '#lib/content/trim-end.ts';

/** Whether a «Läs också» leads the reader back to the article itself. */
export function checkRelated({ sprak, slug }: CheckedArticle, document: WalkedDocument, { sektion }: CheckContext): ArticleFinding[] {
  if (slug.trim() === '') return [];
  const own = `${sprak === 'sv' ? '' : `/${sprak}`}/${sektion.id}/${slug}`;
  return document.top.flatMap(({ node, falt, id, definition }) => {
    if (node.type !== 'relaterat' || definition === undefined) return [];
    return fieldValues(definition.attrs, node.attrs ?? {}, `${falt}.attrs`).flatMap(({ meta, value, falt: path }): ArticleFinding[] =>
      meta?.adress === 'lank' && typeof value === 'string' && pathOf(value) === own
        ? [{ kod: 'relaterat_sjalv', falt: path, block: id }]
        : [],
    );
  });
}

/** Where on its site an address leads: the site may have several names, and a link any of them. */
function pathOf(address: string): string {
  return withoutEnd(URL.parse(address.trim(), 'https://sajten.invalid')?.pathname ?? '', /\//);
}
