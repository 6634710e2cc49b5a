import { searchWords } from '#lib/content/search-words.ts';
import { makeSlug } from '#lib/content/slug.ts';
import type { Counted } from '#lib/contract/page.ts';
import { Aggregate } from '#lib/store/database.ts';
import type { Conditions, SortOrder } from '#lib/store/item-filter.ts';
import { type Asked, alike, estimate, newest, telling, type Wanted, whole } from '#lib/store/search-statements.ts';

/** Which items were found for the page that was asked for, and how many there are. */
export interface Found extends Counted {
  ids: string[];
}

/** What items are chosen among, in which order, and where in that the page is. */
export interface Choice {
  where: Conditions;
  /** Without one: those that have the words in a headline first, what was changed latest first among them. */
  order: SortOrder | undefined;
  limit: number;
  offset: number;
}

/** The words that count are few. */
const MOST_WORDS = 12;
/** Of a word with fewer letters too little is left when one of them has slipped. */
const SHORTEST_ALIKE = 4;
/**
 * What more language versions than these have is common: some of the newest articles have it, and are asked one by one. What fewer have
 * is read from the index whole.
 */
const COMMON = 10_000;
/** So few may be held against the other words one by one, when the index was asked for some of them. */
const FEW = 1_000;
/** So many of what is common are shown, page by page, and counted; of more it is only told that there are more. */
const MOST_SHOWN = 1_000;

const NONE: Found = { ids: [], antal: 0, minst: false };

/** How many have what is looked for, as far as the database knows without looking. */
interface Estimate {
  all: number;
  headline: number;
  each: number[];
}

interface Plan {
  'Plan Rows': number;
  Plans?: Plan[];
}

interface Walk {
  ids: string[];
  /** There was no other to ask. */
  uttomd: boolean;
}

/** Items by their words, in bounded work however many items there are: docs/decisions/search.md. */
export class ItemSearch extends Aggregate {
  /** Items that have all the words, each as a word or the beginning of one, in one of their languages; or that slug. */
  async byWords(sok: string, choice: Choice): Promise<Found> {
    const words = searchWords(sok).slice(0, MOST_WORDS);
    const slug = sok.toLowerCase();
    const all = beginnings(words);
    if (words.length === 0) return this.inWhole({ column: 'vektor', all, asked: all, slug }, choice);
    const expected = await this.expected(all, words);
    const found = expected.all > COMMON ? await this.common(all, expected, choice) : undefined;
    if (found !== undefined) return found;
    const asked = (await this.rarest(words, expected)) ?? all;
    return this.inWhole({ column: 'vektor', all, asked, slug }, choice);
  }

  /** Items whose headlines or slugs have words like these, with one slip or more in them. */
  async byLikeness(sok: string, choice: Choice): Promise<Found> {
    // Short words («och», «som») stand in so many headlines that they say nothing.
    const words = searchWords(sok)
      .slice(0, MOST_WORDS)
      .filter((word) => word.length >= SHORTEST_ALIKE);
    // A slug finds «malmo» in Malmö: it has no diacritics, and neither has the one made of the word looked for.
    const spelled = words.flatMap((word, nr) => [...new Set([word, ...searchWords(makeSlug(word))])].map((ord) => ({ ord, nr })));
    const rows = spelled.length === 0 ? [] : await this.ask<{ nr: number; ord: string }>(alike(spelled));
    const meant = words.map((_, nr) => rows.filter((row) => row.nr === nr).map(({ ord }) => ord));
    if (meant.length === 0 || meant.some((one) => one.length === 0)) return NONE;
    const all = meant.map((one) => `(${[...new Set(one)].join(' | ')})`).join(' & ');
    const { headline } = await this.expected(all, []);
    const found = headline > COMMON ? await this.inNewest('rubrikord', all, { ...choice, order: choice.order ?? 'andrad' }) : undefined;
    return found ?? this.inWhole({ column: 'rubrikord', all, asked: all }, choice);
  }

  private ask<Row>([statement, values]: Asked): Promise<Row[]> {
    return this.db.query<Row>(statement, values);
  }

  private async expected(all: string, words: readonly string[]): Promise<Estimate> {
    const each = words.map((word) => beginnings([word]));
    const [row] = await this.ask<{ 'QUERY PLAN': [{ Plan: Plan }] }>(estimate(all, each));
    const rows = (row?.['QUERY PLAN'][0].Plan.Plans ?? []).map((plan) => plan['Plan Rows']);
    return { all: rows[0] ?? 0, headline: rows[1] ?? 0, each: rows.slice(2) };
  }

  /** Those of the words that few have, when others are common: the index need not be asked for what most have. */
  private async rarest(words: readonly string[], { each }: Estimate): Promise<string | undefined> {
    const rare = words.filter((_, nr) => (each[nr] ?? 0) <= FEW);
    if (rare.length === words.length || rare.length === 0) return undefined;
    const said = await this.ask<{ ord: string }>(telling(rare));
    return said.length === 0 ? undefined : beginnings(said.map(({ ord }) => ord));
  }

  private async inWhole(wanted: Wanted, { where, order, limit, offset }: Choice): Promise<Found> {
    const [found] = await this.ask<{ antal: number; ids: string[] }>(whole(wanted, where, order, { limit, offset }));
    return { ...(found ?? NONE), minst: false };
  }

  /** What is common, in the order asked for; `undefined` when too few of the articles asked had it. */
  private async common(all: string, expected: Estimate, choice: Choice): Promise<Found | undefined> {
    if (choice.order !== undefined) return this.inNewest('vektor', all, { ...choice, order: choice.order });
    const wanted = mostOf(choice);
    const inHeadline = await this.headlines(all, expected, choice.where, wanted);
    if (inHeadline.ids.length >= wanted) return pageOf(inHeadline, choice);
    const others = await this.walk('vektor', all, choice.where, 'andrad', wanted + inHeadline.ids.length);
    const ids = [...new Set([...inHeadline.ids, ...others.ids])];
    return pageOf({ ids, uttomd: inHeadline.uttomd && others.uttomd }, choice);
  }

  /** The latest changed of those that have the words in a headline. */
  private async headlines(all: string, expected: Estimate, where: Conditions, most: number): Promise<Walk> {
    if (expected.headline > COMMON) return this.walk('rubrikord', all, where, 'andrad', most);
    const wanted: Wanted = { column: 'rubrikord', all, asked: all };
    const { ids, antal } = await this.inWhole(wanted, { where, order: 'andrad', limit: most, offset: 0 });
    return { ids, uttomd: antal === ids.length };
  }

  private async inNewest(
    column: Wanted['column'],
    all: string,
    choice: Choice & { order: SortOrder },
  ): Promise<Found | undefined> {
    return pageOf(await this.walk(column, all, choice.where, choice.order, mostOf(choice)), choice);
  }

  private async walk(column: Wanted['column'], all: string, where: Conditions, order: SortOrder, most: number): Promise<Walk> {
    const [found] = await this.ask<Walk>(newest(column, all, where, order, most));
    return found ?? { ids: [], uttomd: true };
  }
}

/** Each word as the beginning of one. */
function beginnings(words: readonly string[]): string {
  return words.map((word) => `${word}:*`).join(' & ');
}

/** How many to find: one more than is shown, to know whether there are more; and where a filter may have left few, to count them. */
function mostOf({ where, limit, offset }: Choice): number {
  return (where.values.length > 0 ? MOST_SHOWN : Math.min(offset + limit, MOST_SHOWN)) + 1;
}

/** The page of what was found; `undefined` when it is not full and there may be more. */
function pageOf({ ids, uttomd }: Walk, choice: Choice): Found | undefined {
  const { where, limit, offset } = choice;
  const shown = ids.slice(0, MOST_SHOWN).slice(offset, offset + limit);
  if (uttomd) return { ids: shown, antal: Math.min(ids.length, MOST_SHOWN), minst: ids.length > MOST_SHOWN };
  if (ids.length <= Math.min(offset + limit, MOST_SHOWN)) return undefined;
  // Of all there are, the statistics know that it is common; of what a filter leaves, only what was found is known.
  return { ids: shown, antal: where.values.length > 0 ? Math.min(ids.length - 1, MOST_SHOWN) : MOST_SHOWN, minst: true };
}
