import type { RenderContext } from '#lib/blocks/define-block.ts';
import { isNetworkAddress, isOutboundLink, PURCHASE_REL } from '#lib/blocks/purchase-link.ts';

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
  const own = ownHosts(context);
  const url = URL.parse(href.trim(), STANDING);
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined;
  const stays = own.has(hostOf(url));
  if (kop || isNetworkAddress(url.href) || (stays && isOutboundLink(url.pathname))) return PURCHASE_REL;
  if (stays) return undefined;
  if (context.sponsrad) return PURCHASE_REL;
  return nofollow ? 'nofollow noopener' : 'noopener';
}

/** Stands for the site where an address names no host. */
const STANDING = 'https://sajten.invalid';

/** The hosts under which the site is read: Studio's own, and where the article itself stands when that is elsewhere. */
function ownHosts({ absolute, lank = '', sajt }: Surroundings): ReadonlySet<string> {
  const own = [STANDING, absolute('/'), sajt?.lank ?? '', lank].flatMap((address) => URL.parse(address) ?? []);
  return new Set(own.map(hostOf));
}

function hostOf({ host }: URL): string {
  return host.replace(/^www[.]/, '');
}
