import { cannotShareVersion } from '#lib/access/rights.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { Item } from '#lib/contract/article.ts';
import { LANGUAGES, type Language } from '#lib/contract/languages.ts';

/** The languages of the article that somebody may make such a link to. */
export function shareable(jag: Actor, item: Item): Language[] {
  return LANGUAGES.filter((code) => item.sprak[code] !== undefined && cannotShareVersion(jag, item, code) === undefined);
}
