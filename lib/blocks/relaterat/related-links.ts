import type { RelatedArticle, RenderContext } from '#lib/blocks/define-block.ts';
import type { Attrs } from '#lib/blocks/relaterat/schema.ts';
import { isSafeAddress } from '#lib/content/address.ts';
import { withoutEnd } from '#lib/content/trim-end.ts';

/** How many of the latest articles with a tag are shown. */
export const MOST_BY_TAG = 5;

/** The links a writer has put in, those that have both words and an address. */
export function writtenLinks({ lankar = [] }: Attrs): RelatedArticle[] {
  return lankar
    .map((link) => ({ rubrik: link?.rubrik?.trim() ?? '', url: link?.url?.trim() ?? '' }))
    .filter(({ rubrik, url }) => rubrik !== '' && url !== '');
}

/**
 * What readers are led on to: the latest with the tag when that is asked for and there are any, else what the writer put
 * in. Never the article itself, and never an address that saving would have refused.
 */
export function relatedLinks(attrs: Attrs, context: RenderContext): RelatedArticle[] {
  const open = (links: readonly RelatedArticle[]) => links.filter(({ url }) => isSafeAddress(url, 'lank') && !leadsToItself(url, context));
  const latest = attrs.auto ? open(context.relaterade?.get(attrs.tagg?.trim() ?? '') ?? []).slice(0, MOST_BY_TAG) : [];
  return latest.length > 0 ? latest : open(writtenLinks(attrs));
}

function leadsToItself(url: string, { lank, absolute }: RenderContext): boolean {
  return lank !== undefined && page(absolute(url)) === page(lank);
}

/** The address of a page without what only says where on it to begin. */
function page(address: string): string {
  const end = address.search(/[?#]/);
  return withoutEnd(end === -1 ? address : address.slice(0, end), /\//);
}
