import { asRead, pathOnSite } from '#lib/content/path-on-site.ts';
import { LANGUAGES, type Language } from '#lib/contract/languages.ts';

/** An address as the link monitor knows it: one spelling for all that lead to the same page. */
export interface MonitoredAddress {
  /** Of the site itself the path alone. */
  adress: string;
  /** Whoever answers there; empty for the site itself. */
  vard: string;
}

/** What the site has at a path, as far as the path tells. */
export type OwnPage = { typ: 'artikel'; sprak: Language; sektion: string; slug: string } | { typ: 'utlank'; kod: string };

/** What no page of the site begins with. */
const AS_SPELT = /^\/(?:dela|kalender|media|studio)\//;
const OUTBOUND = /^\/ut\/([^/]+)$/;

/**
 * What of a link is followed: the page it leads to, without the place on it. `own` is under which addresses the site is read. `undefined` for
 * what leads to no page of its own: mail, telephones, a place on the same page, and what cannot be read as an address.
 */
export function monitoredAddress(address: string, own: readonly string[]): MonitoredAddress | undefined {
  const written = address.trim();
  if (written === '' || written.startsWith('#') || written.startsWith('?')) return undefined;
  const path = pathOnSite(written, own);
  if (path !== undefined) return { adress: plainPath(path), vard: '' };
  const url = asRead(written);
  if (url === undefined) return undefined;
  url.hash = '';
  return { adress: url.href, vard: url.host };
}

/** The article or the outbound link that a path of the site names, for the site to say whether there is such a one. */
export function ownPage(path: string): OwnPage | undefined {
  const kod = OUTBOUND.exec(path)?.[1];
  if (kod !== undefined) return { typ: 'utlank', kod };
  const words = path.slice(1).split('/').map(decoded);
  const sprak = LANGUAGES.find((language) => language !== 'sv' && language === words[0]) ?? 'sv';
  const [sektion, slug, ...more] = sprak === 'sv' ? words : words.slice(1);
  // A name with a point is a file: a feed, a map.
  if (sektion === undefined || slug === undefined || more.length > 0 || slug.includes('.')) return undefined;
  return { typ: 'artikel', sprak, sektion, slug };
}

/** As the site writes its own addresses: small letters and no slash at the end. What is a file, or a key, is known by its capitals too. */
function plainPath(path: string): string {
  if (AS_SPELT.test(path)) return path;
  const words = path.split('/').map((word) => encodeURIComponent(decoded(word).toLowerCase()));
  if (words.length > 2 && words.at(-1) === '') words.pop();
  return words.join('/');
}

function decoded(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    // The one thing it throws for: a percent sign that stands for no character. Then the word is as it is.
    return word;
  }
}
