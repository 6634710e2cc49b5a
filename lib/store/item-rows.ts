import { type Author, type CmsReference, FACTS, type Fact, type Item, type Source, type Sponsor } from '#lib/contract/article.ts';
import type { ContentStatus } from '#lib/contract/closed/article.ts';
import type { Language } from '#lib/contract/languages.ts';
import { named } from '#lib/store/names.ts';

/** What all language versions of an item share, without the versions themselves. */
export type ItemHead = Omit<Item, 'sprak' | 'arbetskopia'>;

export interface HeadRow {
  id: string;
  sektion: string;
  mall: string;
  mall_version: number;
  rubrik: string;
  taggar: string[];
  kategorier: number[];
  sponsrad: Sponsor | null;
  kallor: Source[];
  ansvarig: string | null;
  ansvarig_av_agent: boolean;
  status: ContentStatus;
  raderad: boolean;
  kallsprak: Language;
  publicerad: string | null;
  schemalagd: Item['schemalagd'];
  cms: CmsReference | null;
  agare: Author;
  konfidentiell: boolean;
  insatta: string[];
  skapad: string;
  andrad: string;
}

export const HEAD_COLUMNS = `i.id, i.sektion, i.mall, i.mall_version, i.rubrik, i.taggar, i.kategorier, i.sponsrad, i.kallor, i.ansvarig, i.ansvarig_av_agent, i.status,
  i.raderad, i.kallsprak, i.publicerad, i.cms, i.konfidentiell, i.insatta, ${named('i.agare')} AS agare, i.skapad, i.andrad,
  CASE WHEN i.schemalagd IS NOT NULL THEN i.schemalagd || jsonb_build_object('av', ${named("(i.schemalagd -> 'av')")}) END AS schemalagd`;

/** SQL of which tags those names are, each once: another name of the same tag is no other fact. */
const tagsOf = (names: string) => `ARRAY(SELECT coalesce(k.tagg_id::text, a.namn) FROM unnest(${names}) WITH ORDINALITY AS a(namn, plats)
  LEFT JOIN taggnamn n ON n.namn = a.namn LEFT JOIN taggnyckel k ON k.nyckel = n.nyckel GROUP BY 1 ORDER BY min(a.plats))`;

/** SQL for whether an item `i` differs from a publication `f` in that fact. */
const differs = (fact: Fact) =>
  fact === 'taggar'
    ? `i.taggar IS DISTINCT FROM f.taggar AND ${tagsOf('i.taggar')} <> ${tagsOf('f.taggar')}`
    : `i.${fact} IS DISTINCT FROM f.${fact}`;

/** SQL of the facts in which an item `i` differs from the current publication `f` of one of its language versions. */
export const UNRELEASED = `CASE WHEN f.id IS NULL THEN '{}' ELSE array_remove(ARRAY[${FACTS.map((fact) => `CASE WHEN ${differs(fact)} THEN '${fact}' END`).join(', ')}], NULL) END`;

/** The current publication `f` of a language version `v`, when it is public. */
export const PUBLICATION_OF_VERSION = `LEFT JOIN publicerad_version p ON p.innehall_id = v.innehall_id AND p.sprak = v.sprak
  LEFT JOIN publicering f ON f.id = p.publicering_id`;

export function headOf(row: HeadRow): ItemHead {
  return {
    id: row.id,
    sektion: row.sektion,
    mall: row.mall,
    mall_version: row.mall_version,
    rubrik: row.rubrik,
    taggar: row.taggar,
    kategorier: row.kategorier,
    sponsrad: row.sponsrad,
    kallor: row.kallor,
    ansvarig: row.ansvarig,
    ansvarig_av_agent: row.ansvarig_av_agent,
    status: row.status,
    raderad: row.raderad,
    kallsprak: row.kallsprak,
    publicerad: row.publicerad,
    schemalagd: row.schemalagd,
    skapad: row.skapad,
    andrad: row.andrad,
    agare: row.agare,
    cms: row.cms,
    konfidentiell: row.konfidentiell,
    insatta: row.insatta,
  };
}
