import type { Author, CmsReference, ContentStatus, Item, Source, Sponsor } from '#lib/contract/article.ts';
import type { Language } from '#lib/contract/languages.ts';

/** What all language versions of an item share, without the versions themselves. */
export type ItemHead = Omit<Item, 'sprak'>;

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
  status: ContentStatus;
  raderad: boolean;
  kallsprak: Language;
  publicerad: string | null;
  schemalagd: Item['schemalagd'];
  cms: CmsReference | null;
  agare: Author;
  skapad: string;
  andrad: string;
}

export const HEAD_COLUMNS = `i.id, i.sektion, i.mall, i.mall_version, i.rubrik, i.taggar, i.kategorier, i.sponsrad, i.kallor, i.ansvarig, i.status,
  i.raderad, i.kallsprak, i.publicerad, i.schemalagd, i.cms, i.agare, i.skapad, i.andrad`;

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
    status: row.status,
    raderad: row.raderad,
    kallsprak: row.kallsprak,
    publicerad: row.publicerad,
    schemalagd: row.schemalagd,
    skapad: row.skapad,
    andrad: row.andrad,
    agare: row.agare,
    cms: row.cms,
  };
}
