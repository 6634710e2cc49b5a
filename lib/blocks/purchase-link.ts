import { programKey, type RegisteredPrograms, withParents } from '#lib/blocks/registered-programs.ts';
import { pathOnSite } from '#lib/content/path-on-site.ts';

/*
 * The rules of an address where the reader buys something: what it may be, and whether a program stands behind it. One
 * place for the blocks, the checks and the links in running text.
 */

/** What every such link is marked with, for search engines and for the page it leads to. */
export const PURCHASE_REL = 'sponsored nofollow noopener';

/**
 * Hosts through which the affiliate networks lead a buyer; a subdomain of one counts as it. What leads there is marked as paid for, whoever has
 * registered what: readers are rather told once too often.
 */
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
  return /^[\w-]+$/.test(outboundCode(address) ?? '') || webAddress(address)?.protocol === 'https:';
}

interface Known {
  /** The codes of the site's outbound links that lead somewhere. */
  codes?: ReadonlySet<string> | undefined;
  /** The programs of the newsroom; absent when there is none. */
  programs?: RegisteredPrograms | undefined;
  /** Under which addresses the site is read, so that a link that names its host is known as its own. */
  own?: readonly string[] | undefined;
}

/**
 * Whether a program that the newsroom has registered pays for the link: the one behind a code of the site's outbound links, one that is named
 * beside it, or the one at whose domains it leads. A code that is not registered leads nowhere, whatever is named beside it.
 */
export function hasProgram(address: string, program = '', { codes, programs, own }: Known = {}): boolean {
  const code = outboundCode(address, own);
  if (code !== undefined) return codes?.has(code.toLowerCase()) === true;
  if (programs === undefined) return false;
  return (
    programs.names.has(programKey(program)) || withParents(webAddress(address)?.hostname ?? '').some((host) => programs.hosts.has(host))
  );
}

/** Whether the address itself shows that an affiliate network leads the buyer, however it is asked. */
export function isNetworkAddress(address: string): boolean {
  const host = webAddress(address)?.hostname ?? '';
  return NETWORKS.some((network) => host === network || host.endsWith(`.${network}`));
}

/** Whether it is one of the site's own outbound links, also one that is misspelt and leads nowhere. */
export function isOutboundLink(address: string, own?: readonly string[]): boolean {
  return outboundCode(address, own) !== undefined;
}

/**
 * What stands for the code in an outbound link of the site's own, whatever follows it and however the link is spelt: all that
 * is under `/ut`, and `''` when nothing is. `undefined` for any other address.
 */
export function outboundCode(address: string, own?: readonly string[]): string | undefined {
  const path = pathOnSite(address, own);
  if (path === undefined) return undefined;
  const [found, code = ''] = /^\/ut(?:\/(.*?))?\/?$/isu.exec(decoded(path)) ?? [];
  return found === undefined ? undefined : code;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // The one thing it throws for: a percent sign that stands for no character. Then the path is as it is.
    return path;
  }
}

function webAddress(address: string): URL | undefined {
  const url = URL.parse(address.trim());
  return url !== null && /^https?:$/.test(url.protocol) ? url : undefined;
}
