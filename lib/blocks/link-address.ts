import type { RenderContext } from '#lib/blocks/define-block.ts';
import { ownAddresses } from '#lib/blocks/link-rel.ts';
import { outboundCode } from '#lib/blocks/purchase-link.ts';
import { outboundPath, uncountedPath } from '#lib/content/outbound-path.ts';

/**
 * Where a link in an article leads, wherever the article will stand: as it is written, and to an outbound link of the site's own with word of
 * the article and the block that it is followed from, which is all that is counted (decisions.md §23). In a draft it says that nobody is.
 */
export function linkAddress(href: string, context: RenderContext): string {
  const kod = outboundCode(href, ownAddresses(context));
  if (kod === undefined || kod === '') return href;
  const { innehall, block = '', sprak, absolute, utkast } = context;
  if (utkast) return absolute(uncountedPath(kod));
  return absolute(outboundPath(kod, innehall === undefined ? undefined : { innehall, block, sprak }));
}
