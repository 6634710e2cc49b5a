import type { Fact, LanguageStatus, ListedItem } from '#lib/contract/article.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { Counted, Page } from '#lib/contract/page.ts';
import { boundedCount, countedOf, windowOf } from '#lib/store/bounded-count.ts';
import type { CountCache } from '#lib/store/count-cache.ts';
import { Aggregate, type Queryable, type Statement } from '#lib/store/database.ts';
import { type Conditions, conditionsOf, type ItemFilter, ORDER, type SortOrder } from '#lib/store/item-filter.ts';
import { HEAD_COLUMNS, type HeadRow, headOf, PUBLICATION_OF_VERSION, UNRELEASED } from '#lib/store/item-rows.ts';
import { ItemSearch } from '#lib/store/item-search.ts';

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

type ListRow = HeadRow & { versioner: VersionJson[] | null };

const VERSIONS = `(SELECT json_agg(json_build_object('sprak', v.sprak, 'status', v.status, 'inaktuell', v.inaktuell, 'rubrik', v.rubrik,
    'slug', v.slug, 'lank', v.lank, 'arbetsrevision', json_build_object('id', v.arbetsrevision_id, 'nr', v.arbetsrevision_nr),
    'publicerad_revision', CASE WHEN v.publicerad_revision_id IS NULL THEN NULL
      ELSE json_build_object('id', v.publicerad_revision_id, 'nr', v.publicerad_revision_nr) END, 'ej_slappt', ${UNRELEASED}) ORDER BY v.sprak = i.kallsprak DESC, v.sprak)
  FROM sprakversion v ${PUBLICATION_OF_VERSION} WHERE v.innehall_id = i.id) AS versioner`;

const BY_IDS: Statement = {
  name: 'item_list_by_ids',
  text: `SELECT ${HEAD_COLUMNS}, ${VERSIONS} FROM unnest($1::uuid[]) WITH ORDINALITY AS k(id, plats) JOIN innehall i ON i.id = k.id ORDER BY k.plats`,
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** One page of a list, and how many there are of all. */
export interface ItemPage extends Counted {
  innehall: ListedItem[];
}

/** Lists of items. Each combination of filters is one prepared statement. */
export class ItemList extends Aggregate {
  private readonly counts: CountCache;
  private readonly search: ItemSearch;

  /** What is looked for by words is asked of `searches`. */
  constructor(db: Queryable, { counts, searches }: { counts: CountCache; searches: Queryable }) {
    super(db);
    this.counts = counts;
    this.search = new ItemSearch(searches);
  }

  /**
   * One page and the count of all. A search is for the words; headlines that are only alike are offered when no article has
   * them.
   */
  async list(filter: ItemFilter, page: Page): Promise<ItemPage> {
    const { sok, sortera } = filter;
    const where = conditionsOf(filter);
    if (sok === undefined) return this.listWhere(where, sortera ?? 'andrad', page);
    if (UUID.test(sok)) return this.listWhere(withId(where, sok), sortera ?? 'andrad', page);
    const choice = { where, order: sortera, limit: page.per_sida, offset: (page.sida - 1) * page.per_sida };
    let found = await this.search.byWords(sok, choice);
    if (found.antal === 0) found = await this.search.byLikeness(sok, choice);
    const rows = found.ids.length === 0 ? [] : await this.db.query<ListRow>(BY_IDS, [found.ids]);
    return { innehall: rows.map(listedOf), antal: found.antal, minst: found.minst };
  }

  /** The ids of what the filter selects (by anything but words) that come after `after`, in the order of the ids, which is that of time. */
  async idsAfter(filter: Omit<ItemFilter, 'sok' | 'sortera'>, after: string | undefined, limit: number): Promise<string[]> {
    const { name, text, values } = conditionsOf(filter);
    const place = `$${values.length + 1}::uuid`;
    const statement = {
      name: `item_ids_after_${name}`,
      text: `SELECT i.id FROM innehall i WHERE ${text} AND i.id > ${place} ORDER BY i.id LIMIT $${values.length + 2}`,
    };
    const rows = await this.db.query<{ id: string }>(statement, [...values, after ?? '00000000-0000-0000-0000-000000000000', limit]);
    return rows.map(({ id }) => id);
  }

  private async listWhere(where: Conditions, order: SortOrder, page: Page): Promise<ItemPage> {
    const bound = where.values.length;
    const { limit, offset } = windowOf(page);
    const [rows, counted] = await Promise.all([
      this.db.query<ListRow>(
        {
          name: `item_list_${order}_${where.name}`,
          // The page is chosen first, so that versions are gathered for what is shown and not for what is skipped.
          text: `SELECT ${HEAD_COLUMNS}, ${VERSIONS} FROM (
              SELECT i.* FROM innehall i WHERE ${where.text} ORDER BY ${ORDER[order]} LIMIT $${bound + 1} OFFSET $${bound + 2}
            ) i ORDER BY ${ORDER[order]}`,
        },
        [...where.values, limit, offset],
      ),
      this.counts.get(`${where.name}\n${JSON.stringify(where.values)}`, () => this.count(where)),
    ]);
    return { innehall: rows.map(listedOf), ...counted };
  }

  private async count({ name, text, values }: Conditions): Promise<Counted> {
    const statement = { name: `item_count_${name}`, text: boundedCount(`FROM innehall i WHERE ${text}`) };
    const [row] = await this.db.query<{ antal: number }>(statement, values);
    return countedOf(row);
  }
}

function withId({ name, text, values }: Conditions, id: string): Conditions {
  return { name: `${name}_id`, text: `${text} AND i.id = $${values.length + 1}`, values: [...values, id] };
}

function listedOf(row: ListRow): ListedItem {
  return { ...headOf(row), sprak: Object.fromEntries((row.versioner ?? []).map((version) => [version.sprak, version])) };
}
