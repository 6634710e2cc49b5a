import type { Fact, LanguageStatus, ListedItem } from '#lib/contract/article.ts';
import { isId } from '#lib/contract/id.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { Counted } from '#lib/contract/page.ts';
import { boundedCount, countedOf } from '#lib/store/bounded-count.ts';
import type { CountCache } from '#lib/store/count-cache.ts';
import { Aggregate, type Queryable, type Statement } from '#lib/store/database.ts';
import { type Conditions, conditionsOf, type ItemFilter, ORDER, PLACE, type SortOrder, shortName } from '#lib/store/item-filter.ts';
import { HEAD_COLUMNS, type HeadRow, headOf, PUBLICATION_OF_VERSION, UNRELEASED } from '#lib/store/item-rows.ts';
import { type Choice, type Found, ItemSearch } from '#lib/store/item-search.ts';
import { orderOf, type Rank, rankedOf, ranksOf, type Stretch, stretchOf, type Window, windowText } from '#lib/store/stretch.ts';

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

/** The database tells names of statements apart by so many characters. */
const LONGEST_NAME = 63;

/** Lists of items. Each combination of filters is one prepared statement. */
export class ItemList extends Aggregate {
  private readonly counts: CountCache;
  private readonly words: ItemSearch;

  /** What is looked for by words is asked of `searches`. */
  constructor(db: Queryable, { counts, searches }: { counts: CountCache; searches: Queryable }) {
    super(db);
    this.counts = counts;
    this.words = new ItemSearch(searches);
  }

  /** What the filter selects, in its order. */
  async list({ sortera = 'andrad', ...filter }: ItemFilter, window: Window): Promise<Stretch<ListedItem>> {
    const where = conditionsOf(filter);
    const [read, counted] = await Promise.all([
      this.read(where, sortera, window),
      this.counts.get(`${where.name}\n${JSON.stringify(where.values)}`, () => this.count(where)),
    ]);
    return stretchOf(read, counted, window, PLACE[sortera]);
  }

  /**
   * What of it has the words (as a word or the beginning of one), that slug or that id, those with the words in a headline first unless
   * another order is asked for. When no article has the words, those whose headlines have words that are only alike.
   */
  async search(sok: string, filter: ItemFilter, window: Window<Rank>): Promise<Stretch<ListedItem, Rank>> {
    const where = conditionsOf(filter);
    const choice = { where, order: filter.sortera, ...ranksOf(window) };
    const found = isId(sok) ? await this.byId(sok, where, choice) : await this.byWords(sok, choice);
    const rows = found.ids.length === 0 ? [] : await this.db.query<ListRow>(BY_IDS, [found.ids]);
    return rankedOf(rows.map(listedOf), found, window);
  }

  /** The ids of what the filter selects (by anything but words) that come after `after`, in the order of the ids, which is that of time. */
  async idsAfter(filter: Omit<ItemFilter, 'sortera'>, after: string | undefined, limit: number): Promise<string[]> {
    const { name, text, values } = conditionsOf(filter);
    const place = `$${values.length + 1}::uuid`;
    const statement = {
      name: `item_ids_after_${name}`,
      text: `SELECT i.id FROM innehall i WHERE ${text} AND i.id > ${place} ORDER BY i.id LIMIT $${values.length + 2}`,
    };
    const rows = await this.db.query<{ id: string }>(statement, [...values, after ?? '00000000-0000-0000-0000-000000000000', limit]);
    return rows.map(({ id }) => id);
  }

  private async read(where: Conditions, sortera: SortOrder, window: Window): Promise<ListedItem[]> {
    const { name, further, place, values } = windowText(ORDER[sortera], window, where.values);
    const list = {
      name: shortName(`item_list_${sortera}_${name}_${where.name}`, LONGEST_NAME),
      // The page is chosen first, so that versions are gathered for what is shown and not for what is skipped.
      text: `SELECT ${HEAD_COLUMNS}, ${VERSIONS} FROM (SELECT i.* FROM innehall i WHERE ${where.text} ${further} ${place}) i
        ORDER BY ${orderOf(ORDER[sortera])}`,
    };
    return (await this.db.query<ListRow>(list, values)).map(listedOf);
  }

  private async byWords(sok: string, choice: Choice): Promise<Found> {
    const found = await this.words.byWords(sok, choice);
    return found.antal === 0 ? this.words.byLikeness(sok, choice) : found;
  }

  private async byId(id: string, { name, text, values }: Conditions, { offset }: { offset: number }): Promise<Found> {
    const statement = { name: `item_with_id_${name}`, text: `SELECT i.id FROM innehall i WHERE ${text} AND i.id = $${values.length + 1}` };
    const ids = (await this.db.query<{ id: string }>(statement, [...values, id])).map((row) => row.id);
    return { ids: offset === 0 ? ids : [], antal: ids.length, minst: false };
  }

  private async count({ name, text, values }: Conditions): Promise<Counted> {
    const statement = { name: `item_count_${name}`, text: boundedCount(`FROM innehall i WHERE ${text}`) };
    const [row] = await this.db.query<{ antal: number }>(statement, values);
    return countedOf(row);
  }
}

function listedOf(row: ListRow): ListedItem {
  return { ...headOf(row), sprak: Object.fromEntries((row.versioner ?? []).map((version) => [version.sprak, version])) };
}
