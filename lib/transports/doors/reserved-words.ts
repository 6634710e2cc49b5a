import { LANGUAGES } from '#lib/contract/languages.ts';
import { SITE_WORDS_TAKEN } from '#lib/site/route.ts';
import { ADDRESSES } from '#lib/transports/doors/addresses.ts';

/** What the readers' site and operations are to answer, in either language (decisions.md §23, §25). */
const TO_COME = [...['utgavor', 'omdirigeringar'], ...['feed', 'rss', 'atom', 'sitemap', 'manifest', 'well-known']];

/**
 * The first words of addresses that no section can have: what the table of doors and the site's own routes answer, the
 * languages, and what is to come. No section is found by such an address, or it would hide something else.
 */
export const RESERVED_WORDS: ReadonlySet<string> = new Set([
  ...Object.keys(ADDRESSES).map((address) => address.split('/')[1] ?? ''),
  ...SITE_WORDS_TAKEN,
  ...LANGUAGES,
  ...TO_COME,
]);
