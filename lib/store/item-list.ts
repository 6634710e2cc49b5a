import type { Fact, ListedItem } from '#lib/contract/article.ts';
import type { LanguageStatus } from '#lib/contract/closed/article.ts';
import { isId } from '#lib/contract/id.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { Counted } from '#lib/contract/page.ts';
import { boundedCount, countedOf } from '#lib/store/bounded-count.ts';
import type { CountCache } from '#lib/store/count-cache.ts';
import { Aggregate, type Queryable, type Statement } from '#lib/store/database.ts';
import { type Conditions, conditionsOf, type ItemFilter, ORDER, PLACE, type SortOrder, shortName } from '#lib/store/item-filter.ts';
import { HEAD_COLUMNS, type HeadRow, headOf, PUBLICATION_OF_VERSION, UNRELEASED } from '#lib/store/item-rows.ts';
import { type Choice, type Found, ItemSearch } from '#lib/store/item-search.ts';
import { OF_SEEN } from '#lib/store/seen-by.ts';
import { orderOf, type Rank, rankedOf, ranksOf, type Stretch, stretchOf, type Window, windowText } from '#lib/store/stretch.ts';
import { LATEST_COPY } from '#lib/store/working-copies.ts';

/** An item with one of its languages, all of which follow each other. */
interface ListRow extends HeadRow {
  v_sprak: Language | null;
  v_status: LanguageStatus;
  v_inaktuell: boolean;
  v_rubrik: string;
  v_slug: string;
  v_lank: string | null;
  v_arbets_id: string;
  v_arbets_nr: number;
  v_pub_id: string | null;
  v_pub_nr: number | null;
  v_ej_slappt: Fact[];
}

/** Joined, and put together here: that the database makes JSON of each item's languages costs as much as all else of a list. */
const COLUMNS = `${HEAD_COLUMNS}, v.sprak AS v_sprak, v.status AS v_status, v.inaktuell AS v_inaktuell, v.rubrik AS v_rubrik, v.slug AS v_slug,
  v.lank AS v_lank, v.arbetsrevision_id AS v_arbets_id, v.arbetsrevision_nr AS v_arbets_nr, v.publicerad_revision_id AS v_pub_id,
  v.publicerad_revision_nr AS v_pub_nr, ${UNRELEASED} AS v_ej_slappt`;
const LANGUAGES = `LEFT JOIN ${OF_SEEN} sprakversion v ON v.innehall_id = i.id ${PUBLICATION_OF_VERSION}`;
const ORDER_OF_LANGUAGES = 'v.sprak = i.kallsprak DESC, v.sprak';

const BY_IDS: Statement = {
  name: 'item_list_by_ids',
  text: `SELECT ${COLUMNS} FROM unnest($1::uuid[]) WITH ORDINALITY AS k(id, plats) JOIN innehall i ON i.id = k.id ${LANGUAGES}
    ORDER BY k.plats, ${ORDER_OF_LANGUAGES}`,
};

// Asked when it is known which articles are shown: within the list it costs more than the list, and every plan looks as good as another beside that.
const UNSAVED: Statement = {
  name: 'item_list_unsaved',
  text: `SELECT i.id, ${LATEST_COPY} AS arbetskopia FROM unnest($1::uuid[]) AS k(id) JOIN innehall i ON i.id = k.id
    WHERE EXISTS (SELECT FROM ${OF_SEEN} arbetskopia a WHERE a.innehall_id = i.id) OR EXISTS (SELECT FROM ${OF_SEEN} gemensam_text g WHERE g.innehall_id = i.id)`,
};

/** The database tells names of statements apart by so many characters. */
const LONGEST_NAME = 63;

/** Lists of items. Each combination of filters is one prepared statement. */
export class ItemList extends Aggregate {
  private readonly counts: Pick<CountCache, 'get'>;
  private readonly words: ItemSearch;
  private readonly seesSome: boolean;

  /**
   * What is looked for by words is asked of `searches`. `seesSome` says that both are read by somebody who reads some sections alone: what the statistics
   * of all articles say is then neither so for them nor for them to know.
   */
  constructor(db: Queryable, { counts, searches, seesSome }: { counts: Pick<CountCache, 'get'>; searches: Queryable; seesSome: boolean }) {
    super(db);
    this.counts = counts;
    this.seesSome = seesSome;
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
    const filtered = conditionsOf(filter);
    const where = { ...filtered, isNarrowed: filtered.isNarrowed || this.seesSome };
    const choice = { where, order: filter.sortera, ...ranksOf(window) };
    const found = isId(sok) ? await this.byId(sok, where, choice) : await this.byWords(sok, choice);
    return rankedOf(await this.byIds(found.ids), found, window);
  }

  /** The ids of what the filter selects (by anything but words) that come after `after`, in the order of the ids, which is that of time. */
  async idsAfter(filter: Omit<ItemFilter, 'sortera'>, after: string | undefined, limit: number): Promise<string[]> {
    const { name, text, values, anew } = conditionsOf(filter);
    const place = `$${values.length + 1}::uuid`;
    const statement = {
      name: `item_ids_after_${name}`,
      text: `SELECT i.id FROM innehall i WHERE ${text} AND i.id > ${place} ORDER BY i.id LIMIT $${values.length + 2}`,
      anew,
    };
    const rows = await this.db.query<{ id: string }>(statement, [...values, after ?? '00000000-0000-0000-0000-000000000000', limit]);
    return rows.map(({ id }) => id);
  }

  private async read(where: Conditions, sortera: SortOrder, window: Window): Promise<ListedItem[]> {
    const { name, further, place, values } = windowText(ORDER[sortera], window, where.values);
    const kind = shortName(`item_list_${sortera}_${name}_${where.name}`, LONGEST_NAME);
    const page = (columns: string) => `SELECT ${columns} FROM innehall i WHERE ${where.text} ${further} ${place}`;
    // What it is narrowed by has an index in the order of changes alone: in another, few are put in order and of many the first are soon found.
    if (where.anew || (sortera !== 'andrad' && where.isNarrowed)) {
      // The choosing alone: to plan what is told of an item anew costs more than to tell it.
      const chosen = await this.db.query<{ id: string }>({ name: kind, text: page('i.id'), anew: true }, values);
      return this.byIds(chosen.map(({ id }) => id));
    }
    const list = {
      name: kind,
      // The page is chosen first, so that languages are looked up for what is shown and not for what is skipped.
      text: `SELECT ${COLUMNS} FROM (${page('i.*')}) i ${LANGUAGES} ORDER BY ${orderOf(ORDER[sortera])}, ${ORDER_OF_LANGUAGES}`,
    };
    return this.listed(await this.db.query<ListRow>(list, values));
  }

  private async byIds(ids: readonly string[]): Promise<ListedItem[]> {
    return this.listed(ids.length === 0 ? [] : await this.db.query<ListRow>(BY_IDS, [ids]));
  }

  private async listed(rows: readonly ListRow[]): Promise<ListedItem[]> {
    const ids = new Set(rows.map(({ id }) => id));
    const marks = ids.size === 0 ? [] : await this.db.query<Pick<ListedItem, 'id' | 'arbetskopia'>>(UNSAVED, [[...ids]]);
    return listedOf(rows, new Map(marks.map(({ id, arbetskopia }) => [id, arbetskopia])));
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

  private async count({ name, text, values, anew }: Conditions): Promise<Counted> {
    const statement = { name: `item_count_${name}`, text: boundedCount(`FROM innehall i WHERE ${text}`), anew };
    const [row] = await this.db.query<{ antal: number }>(statement, values);
    return countedOf(row);
  }
}

function listedOf(rows: readonly ListRow[], unsaved: ReadonlyMap<string, ListedItem['arbetskopia']>): ListedItem[] {
  const items: ListedItem[] = [];
  for (const row of rows) {
    let item = items.at(-1);
    if (item?.id !== row.id) {
      item = { ...headOf(row), sprak: {}, arbetskopia: unsaved.get(row.id) ?? null };
      items.push(item);
    }
    if (row.v_sprak !== null) item.sprak[row.v_sprak] = versionOf(row, row.v_sprak);
  }
  return items;
}

function versionOf(row: ListRow, sprak: Language): ListedItem['sprak'][string] {
  return {
    sprak,
    status: row.v_status,
    inaktuell: row.v_inaktuell,
    rubrik: row.v_rubrik,
    slug: row.v_slug,
    lank: row.v_lank,
    arbetsrevision: { id: row.v_arbets_id, nr: row.v_arbets_nr },
    publicerad_revision: row.v_pub_id === null || row.v_pub_nr === null ? null : { id: row.v_pub_id, nr: row.v_pub_nr },
    ej_slappt: row.v_ej_slappt,
  };
}
