import type { WalkedDocument } from '#lib/checks/block-walk.ts';
import type { ArticleFinding, CheckContext, CheckedArticle } from '#lib/checks/check-context.ts';
import { gathered, type Steps } from '#lib/content/steps.ts';
import { withoutEnd } from '#lib/content/trim-end.ts';

/** Whether a «Läs också» leads the reader back to the article itself. */
export function* checkRelated(
  { sprak, slug }: CheckedArticle,
  document: WalkedDocument,
  { sektion }: CheckContext,
): Steps<ArticleFinding[]> {
  if (slug.trim() === '') return [];
  const own = `${sprak === 'sv' ? '' : `/${sprak}`}/${sektion.id}/${slug}`;
  return yield* gathered(document.addresses, ({ type, address, falt, block }): ArticleFinding[] =>
    type === 'relaterat' && pathOf(address) === own ? [{ kod: 'relaterat_sjalv', falt, block }] : [],
  );
}

/** Where on its site an address leads: the site may have several names, and a link any of them. */
function pathOf(address: string): string {
  return withoutEnd(URL.parse(address.trim(), 'https://sajten.invalid')?.pathname ?? '', /\//);
}
