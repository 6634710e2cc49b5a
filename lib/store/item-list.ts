import { hash } from 'node:crypto';
import { makeSlug } from '#lib/content/slug.ts';
import type { ContentStatus, Fact, LanguageStatus, ListedItem } from '#lib/contract/article.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { Page } from '#lib/contract/page.ts';
import type { CountCache } from '#lib/store/count-cache.ts';
import { Aggregate, type Queryable } from '#lib/store/database.ts';
import { HEAD_COLUMNS, type HeadRow, headOf, PUBLICATION_OF_VERSION, UNRELEASED } from '#lib/store/item-rows.ts';

export const SORT_ORDERS = ['andrad', 'skapad', 'publicerad', 'rubrik'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

export interface ItemFilter {
  /** Words, a headline with a slip of the finger, a slug or an id. */
  sok?: string;
  sektion?: string;
  mall?: string;
  status?: ContentStatus;
  tagg?: string;
  ansvarig?: string;
  /** Id of the person or agent who created the item. */
  agare?: string;
  raderad: boolean;
  /** Items published in their source language whose version in `sprak` is stale or missing. */
  en?: { lage: 'inaktuell' | 'saknas'; sprak: Language };
  sortera: SortOrder;
}

interface VersionJson {
  sprak: Language;
  status: LanguageStatus;
  inaktuell: boolean;
  rubrik: string;
  slug: string;
  lank: string | null;
  arbetsrevision: { id: string; nr: number };
  publicerad_revision: { id: string; nr: number } | null;
  ej_slappt: Fact[];
}

const VERSIONS = `(SELECT json_agg(json_build_object('sprak', v.sprak, 'status', v.status, 'inaktuell', v.inaktuell, 'rubrik', v.rubrik,
    'slug', v.slug, 'lank', v.lank, 'arbetsrevision', json_build_object('id', v.arbetsrevision_id, 'nr', v.arbetsrevision_nr),
    'publicerad_revision', CASE WHEN v.publicerad_revision_id IS NULL THEN NULL
      ELSE json_build_object('id', v.publicerad_revision_id, 'nr', v.publicerad_revision_nr) END, 'ej_slappt', ${UNRELEASED}) ORDER BY v.sprak = i.kallsprak DESC, v.sprak)
  FROM sprakversion v ${PUBLICATION_OF_VERSION} WHERE v.innehall_id = i.id) AS versioner`;

const ORDER: Record<SortOrder, string> = {
  andrad: 'i.andrad DESC, i.id DESC',
  skapad: 'i.skapad DESC, i.id DESC',
  publicerad: 'i.publicerad DESC NULLS LAST, i.id DESC',
  rubrik: 'lower(i.rubrik), i.id',
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Lists of items. Each combination of filters is one prepared statement. */
export class ItemList extends Aggregate {
  private readonly counts: CountCache;

  constructor(db: Queryable, counts: CountCache) {
    super(db);
    this.counts = counts;
  }

  /**
   * One page and the count of all. A search is for the words; headlines that are only alike are offered when no article has
   * them, for comparing every headline costs a hundred times as much as asking the index.
   */
  async list(filter: ItemFilter, page: Page): Promise<{ innehall: ListedItem[]; antal: number }> {
    const found = await this.listWhere(conditionsOf(filter, 'ord'), filter, page);
    return found.antal > 0 || filter.sok === undefined ? found : this.listWhere(conditionsOf(filter, 'likhet'), filter, page);
  }

  private async listWhere(where: Conditions, filter: ItemFilter, page: Page): Promise<{ innehall: ListedItem[]; antal: number }> {
    const limit = where.values.length;
    const [rows, antal] = await Promise.all([
      this.db.query<HeadRow & { versioner: VersionJson[] | null }>(
        {
          name: `item_list_${filter.sortera}_${where.name}`,
          // The page is chosen first, so that versions are gathered for what is shown and not for what is skipped.
          text: `SELECT ${HEAD_COLUMNS}, ${VERSIONS} FROM (
              SELECT i.* FROM innehall i WHERE ${where.text} ORDER BY ${ORDER[filter.sortera]} LIMIT $${limit + 1} OFFSET $${limit + 2}
            ) i ORDER BY ${ORDER[filter.sortera]}`,
        },
        [...where.values, page.per_sida, (page.sida - 1) * page.per_sida],
      ),
      this.counts.get(`${where.name}\n${JSON.stringify(where.values)}`, () => this.count(where)),
    ]);
    return { innehall: rows.map(listedOf), antal };
  }

  private async count(where: Conditions): Promise<number> {
    const [row] = await this.db.query<{ antal: number }>(
      { name: `item_count_${where.name}`, text: `SELECT count(*)::int AS antal FROM innehall i WHERE ${where.text}` },
      where.values,
    );
    return row?.antal ?? 0;
  }
}

interface Conditions {
  /** Names the combination, for the prepared statement. */
  name: string;
  text: string;
  values: unknown[];
}

/** How `sok` is looked for: its words in the index, or headlines that look like it. */
type SearchBy = 'ord' | 'likhet';

function conditionsOf(filter: ItemFilter, by: SearchBy): Conditions {
  const names: string[] = [];
  const texts: string[] = [];
  const values: unknown[] = [];
  const add = (name: string, text: (parameter: string) => string, value: unknown) => {
    values.push(value);
    names.push(name);
    texts.push(text(`$${values.length}`));
  };
  // Written out rather than handed over, so that the index of what is not deleted can be used whatever the rest.
  names.push(filter.raderad ? 'raderad' : 'kvar');
  texts.push(filter.raderad ? 'i.raderad' : 'NOT i.raderad');
  if (filter.sektion !== undefined) add('sektion', (p) => `i.sektion = ${p}`, filter.sektion);
  if (filter.mall !== undefined) add('mall', (p) => `i.mall = ${p}`, filter.mall);
  if (filter.status !== undefined) add('status', (p) => `i.status = ${p}`, filter.status);
  if (filter.tagg !== undefined) add('tagg', (p) => `i.taggar @> ARRAY[${p}]`, filter.tagg);
  if (filter.ansvarig !== undefined) add('ansvarig', (p) => `i.ansvarig = ${p}`, filter.ansvarig);
  if (filter.agare !== undefined) add('agare', (p) => `i.agare->>'id' = ${p}`, filter.agare);
  if (filter.en?.lage === 'inaktuell') {
    add(
      'inaktuell',
      (p) => `EXISTS (SELECT 1 FROM sprakversion v WHERE v.innehall_id = i.id AND v.sprak = ${p} AND v.inaktuell)`,
      filter.en.sprak,
    );
  }
  if (filter.en?.lage === 'saknas') {
    add(
      'saknas',
      (p) =>
        `i.status = 'publicerad' AND i.kallsprak <> ${p} AND NOT EXISTS (SELECT 1 FROM sprakversion v WHERE v.innehall_id = i.id AND v.sprak = ${p} AND v.publicerad_revision_id IS NOT NULL)`,
      filter.en.sprak,
    );
  }
  if (filter.sok !== undefined) addSearch(filter.sok, by, add);
  return { name: shortName(names), text: texts.join(' AND '), values };
}

/** The database tells names apart by 63 characters, of which the statement's own takes some. */
const LONGEST_NAME = 40;

function shortName(names: readonly string[]): string {
  const name = names.join('_');
  return name.length <= LONGEST_NAME ? name : hash('sha256', name).slice(0, LONGEST_NAME);
}

/** Of a word with fewer letters too little is left when one of them has slipped. */
const SHORTEST_ALIKE = 4;
/** Of a longer text only so much is looked for: the words that count are few. */
const LONGEST_SEARCH = 1_000;

type AddCondition = (name: string, text: (parameter: string) => string, value: unknown) => void;

/** Full text in both languages with prefixes, headlines in spite of a slip, and exact ids and slugs (decisions.md §8). */
function addSearch(sok: string, by: SearchBy, add: AddCondition): void {
  if (UUID.test(sok)) {
    add('id', (p) => `i.id = ${p}`, sok);
    return;
  }
  const words =
    sok
      .slice(0, LONGEST_SEARCH)
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.slice(0, 12) ?? [];
  if (by === 'ord') addWords(words, sok, add);
  else addLikeness(words, add);
}

/** Two texts of a search as one parameter, and each of them in SQL. */
const together = (first: string, second: string) => `${first}\u001f${second}`;
const part = (parameter: string, number: 1 | 2) => `split_part(${parameter}, chr(31), ${number})`;

function addWords(words: readonly string[], sok: string, add: AddCondition): void {
  const query = words.map((word) => `${word}:*`).join(' & ');
  add(
    'ord',
    (p) => `i.id IN (
      SELECT s.innehall_id FROM sokpost s WHERE s.vektor @@ (to_tsquery('swedish', ${part(p, 1)}) || to_tsquery('english', ${part(p, 1)}))
      UNION SELECT v.innehall_id FROM sprakversion v WHERE v.sprak IN ('sv', 'en') AND v.slug = ${part(p, 2)})`,
    together(query, sok.toLowerCase()),
  );
}

function addLikeness(words: readonly string[], add: AddCondition): void {
  // Short words («och», «som») stand in so many headlines that only the index is asked for them.
  const alike = words.filter((word) => word.length >= SHORTEST_ALIKE).join(' ');
  // The slug finds «malmo» in Malmö: it has no diacritics, and neither has the one made of the words looked for.
  add(
    'likhet',
    (p) => `i.id IN (
      SELECT s.innehall_id FROM sokpost s WHERE ${part(p, 1)} <% s.rubrik UNION SELECT s.innehall_id FROM sokpost s WHERE ${part(p, 2)} <% s.slug)`,
    together(alike, makeSlug(alike)),
  );
}

function listedOf(row: HeadRow & { versioner: VersionJson[] | null }): ListedItem {
  return { ...headOf(row), sprak: Object.fromEntries((row.versioner ?? []).map((version) => [version.sprak, version])) };
}
