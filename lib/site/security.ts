import type { Language } from '#lib/contract/languages.ts';
import type { SiteFacts } from '#lib/site/site-context.ts';

/** How long what is told holds: well within the year that RFC 9116 recommends, and long after whoever keeps it has asked again. */
const HOLDS_DAYS = 180;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Where whoever finds a hole in the site turns: to the newsroom's own contact, by mail or over https; `undefined` where there is none. */
export function securityContact({ identitet: { kontakt } }: Pick<SiteFacts, 'identitet'>): string | undefined {
  if (kontakt.startsWith('https://')) return kontakt;
  return kontakt === '' || kontakt.startsWith('http://') ? undefined : `mailto:${kontakt}`;
}

/** What is told of that (RFC 9116), the same the day out; `undefined` where nobody is to turn to. */
export function securityText(site: SiteFacts, served: readonly Language[], now: Date): string | undefined {
  const contact = securityContact(site);
  if (contact === undefined) return undefined;
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  return [
    `Contact: ${contact}`,
    `Expires: ${new Date(today + HOLDS_DAYS * DAY_MS).toISOString()}`,
    `Preferred-Languages: ${served.join(', ')}`,
    `Canonical: ${site.url}/.well-known/security.txt`,
    '',
  ].join('\n');
}
