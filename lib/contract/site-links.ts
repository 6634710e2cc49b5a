import { z } from 'zod';
import { bounded } from '#lib/contract/bounded.ts';
import { MOST_SITE_LINKS } from '#lib/contract/closed/site.ts';
import { shownName } from '#lib/contract/shown-name.ts';

/** A path of the site, a web address or an e-mail address; never a script, and never another host by a path that begins with two slashes. */
const LED_TO = /^(?:\/(?![/\\])[^\s\p{Cc}\\]*|https?:\/\/[^\s\p{Cc}/?#@\\][^\s\p{Cc}\\]*|mailto:[^\s@<>,;:]+@[^\s@<>,;:]+)$/u;

/** Whether browsers can make anything of it, and nobody's name stands before the host, which readers take for the host. */
function isReachable(address: string): boolean {
  // What is no address at all is told of once.
  if (!address.startsWith('http') || !LED_TO.test(address)) return true;
  const url = URL.parse(address);
  return url !== null && url.username === '' && url.password === '';
}

/** One link of the newsroom's own around every page. */
const siteLinkSchema = z
  .object({
    text: shownName(bounded('name').trim()).min(1).meta({ description: 'Vad läsarna ser.' }),
    adress: bounded('address')
      .trim()
      .regex(LED_TO)
      .refine(isReachable)
      .meta({ description: 'En sida här (/om/oss), en webbadress (https://…) eller en e-postadress (mailto:…).' }),
  })
  .strict();

export const siteLinksSchema = z
  .array(siteLinkSchema)
  .max(MOST_SITE_LINKS)
  .meta({ description: `Högst ${MOST_SITE_LINKS} länkar, i den ordning de visas.` });
