import type { RenderContext } from '#lib/blocks/define-block.ts';
import { isNetworkAddress, isOutboundLink, PURCHASE_REL } from '#lib/blocks/purchase-link.ts';
import { asRead, pathOnSite } from '#lib/content/path-on-site.ts';

type Surroundings = Pick<RenderContext, 'absolute' | 'lank' | 'sajt' | 'sponsrad'>;

interface LinkKind {
  /** The reader buys there. */
  kop?: boolean;
  /** Search engines are not to follow it, whoever pays for the article. */
  nofollow?: boolean;
}

/**
 * The `rel` of any link in an article, wherever it is rendered: `sponsored nofollow` where the reader buys, and on every link
 * that leaves the site when somebody pays for the article; `noopener` on all that leave it; nothing on those that stay. All
 * components of readers ask here and nowhere else.
 */
export function linkRel(href: string, context: Surroundings, { kop = false, nofollow = false }: LinkKind = {}): string | undefined {
  const own = ownAddresses(context);
  const url = asRead(href);
  if (url === undefined) return undefined;
  if (kop || isNetworkAddress(url.href) || isOutboundLink(href, own)) return PURCHASE_REL;
  if (pathOnSite(href, own) !== undefined) return undefined;
  if (context.sponsrad) return PURCHASE_REL;
  return nofollow ? 'nofollow noopener' : 'noopener';
}

/** Under which addresses the site is read: Studio's own, and where the article itself stands when that is elsewhere. */
export function ownAddresses({ absolute, lank = '', sajt }: Surroundings): readonly string[] {
  return [absolute('/'), sajt?.lank ?? '', lank];
}
