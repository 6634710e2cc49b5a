/*
 * The rules of an address where the reader buys something: what it may be, and whether a program stands behind it. One
 * place for the blocks, the checks and the links in running text.
 */

/** What every such link is marked with, for search engines and for the page it leads to. */
export const PURCHASE_REL = 'sponsored nofollow noopener';

/** Hosts through which the affiliate networks lead a buyer; a subdomain of one counts as it. */
const NETWORKS = [
  'adtraction.com',
  'adrecord.com',
  'anrdoezrs.net',
  'awin1.com',
  'dpbolvw.net',
  'jdoqocy.com',
  'kqzyfj.com',
  'linksynergy.com',
  'partner-ads.com',
  'prf.hn',
  'pxf.io',
  'sjv.io',
  'skimresources.com',
  'tkqlhce.com',
  'tradedoubler.com',
  'webgains.com',
];

/** Whether readers can be sent there to buy: an outbound link of the site's own (`/ut/kod`), or an https address. */
export function isPurchaseAddress(address: string): boolean {
  return isOutboundLink(address) || secureUrl(address) !== undefined;
}

/**
 * Whether a program pays for the link: a named one, the one behind a registered code of the site's outbound links, or the
 * known network whose address it is. A code that is not registered leads nowhere, whatever is named beside it.
 */
export function hasProgram(address: string, program = '', codes: ReadonlySet<string> = new Set()): boolean {
  const code = outboundCode(address);
  if (code !== undefined) return codes.has(code);
  return program.trim() !== '' || isNetworkAddress(address);
}

/** Whether the address itself shows that an affiliate network leads the buyer. */
export function isNetworkAddress(address: string): boolean {
  const host = secureUrl(address)?.hostname ?? '';
  return NETWORKS.some((network) => host === network || host.endsWith(`.${network}`));
}

/** Whether it is one of the site's own outbound links, by its shape. */
export function isOutboundLink(address: string): boolean {
  return outboundCode(address) !== undefined;
}

/** The code in an outbound link of the site's own; `undefined` for any other address. */
export function outboundCode(address: string): string | undefined {
  return /^\/ut\/([\w-]+)$/.exec(address.trim())?.[1];
}

function secureUrl(address: string): URL | undefined {
  const url = URL.parse(address.trim());
  return url?.protocol === 'https:' ? url : undefined;
}
