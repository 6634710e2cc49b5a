import type { ItemFacts, PublishedFacts } from '#lib/content/facts.ts';
import { namedForByline } from '#lib/store/names.ts';
import { broughtOut } from '#lib/store/readers/brought-out.ts';

/** The pinned facts of a publication `f`. */
export const FACT_COLUMNS = `f.sektion AS f_sektion, f.mall AS f_mall, f.mall_version AS f_mall_version, f.taggar AS f_taggar, f.kategorier AS f_kategorier,
  f.sponsrad AS f_sponsrad, f.kallor AS f_kallor, f.ansvarig AS f_ansvarig, ${namedForByline('f.agare', 'f.ansvarig')} AS f_agare`;

export type FactRow = { [Fact in keyof ItemFacts as `f_${Fact}`]: ItemFacts[Fact] };

/** The one place where published facts are made: of the columns of a publication. */
export function publishedFacts(row: FactRow): PublishedFacts {
  const facts: ItemFacts = {
    sektion: row.f_sektion,
    mall: row.f_mall,
    mall_version: row.f_mall_version,
    taggar: row.f_taggar,
    kategorier: row.f_kategorier,
    sponsrad: row.f_sponsrad,
    kallor: row.f_kallor,
    ansvarig: row.f_ansvarig,
    agare: row.f_agare,
  };
  return broughtOut(facts);
}
