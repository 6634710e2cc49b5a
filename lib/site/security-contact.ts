import { LANGUAGES } from '#lib/contract/languages.ts';
import type { SiteIdentity } from '#lib/contract/site.ts';
import type { SiteFacts } from '#lib/site/site-context.ts';

/** RFC 9116, 3: at a well-known address, and not below it. */
export const SECURITY_PATH = '/.well-known/security.txt';

const DAY_MS = 24 * 60 * 60 * 1000;
/** RFC 9116, 2.5.5: less than a year is recommended. It is told anew each day, so that it ends where nobody runs the site any more. */
const GOOD_FOR_MS = 180 * DAY_MS;

/** How long the text may be kept: its end is of the day on which it is made. */
export const SECURITY_KEPT_MS = DAY_MS;

/**
 * Whom somebody tells who has found a hole in the site (RFC 9116): the newsroom's contact, an address of e-mail or of a page. Undefined where the newsroom has named none, or a page
 * that is not read over https, and where the site itself is not: the RFC forbids both (2.5.2, 3).
 */
export function securityText({ url, identitet }: Pick<SiteFacts, 'url' | 'identitet'>, now: Date): string | undefined {
  const contact = securityContact(identitet);
  if (contact === undefined || !url.startsWith('https:')) return undefined;
  const expires = new Date(Math.floor((now.getTime() + GOOD_FOR_MS) / DAY_MS) * DAY_MS);
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    // What the newsroom reads, wherever its Swedish is published.
    `Preferred-Languages: ${LANGUAGES.join(', ')}`,
    `Canonical: ${url}${SECURITY_PATH}`,
    '',
  ].join('\n');
}

/** The same contact as the address that programs use: `https:` or `mailto:`. */
export function securityContact({ kontakt }: Pick<SiteIdentity, 'kontakt'>): string | undefined {
  if (/^https?:/.test(kontakt)) return kontakt.startsWith('https:') ? URL.parse(kontakt)?.href : undefined;
  // Spelled as RFC 6068 has it, whatever stands before the at sign.
  return kontakt === '' ? undefined : `mailto:${encodeURIComponent(kontakt).replaceAll('%40', '@').replaceAll('%2B', '+')}`;
}
