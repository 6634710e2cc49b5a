import { searchWords } from '#lib/content/search-words.ts';
import { makeSlug } from '#lib/content/slug.ts';
import type { Counted } from '#lib/contract/page.ts';
import { Aggregate } from '#lib/store/database.ts';
import type { Conditions, SortOrder } from '#lib/store/item-filter.ts';
import { type Asked, alike, estimate, MOST_ASKED, newest, telling, type Wanted, whole } from '#lib/store/search-statements.ts';

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
/** So many of what is common are shown, page by page, and counted; of more it is only told that there are more. */
const MOST_SHOWN = 1_000;
/** What the statistics say that this many language versions have, more than MOST_SHOWN articles have. */
const COMMON = 4_000;
/** The statistics say of the beginning of any word that so many have it at least; of such a one so few may be expected that have it. */
const UNKNOWN = { said: 0.0101, expected: 0.001 };
/** In headlines the index is asked for so many of the words: to hold a headline against the others costs nothing. */
const ASKED_OF_HEADLINES = 2;
/** In µs, as measured: to find one in the index, to put one that was found in its place, and to ask one article for all words or for those of its headline. */
const COST = { find: 0.4, place: 8, ask: 40, askHeadline: 5 };

const NONE: Found = { ids: [], antal: 0, minst: false };

/** How many have what is looked for, as far as the database knows without looking. */
interface Estimate {
  all: number;
  headline: number;
  total: number;
  each: number[];
}

/** Which words to ask the index for, the rarest first, and what that is expected to cost. */
interface Plan {
  asked: string[];
  cost: number;
}

interface PlanNode {
  'Plan Rows': number;
  Plans?: PlanNode[];
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
    const [expected, said] = await Promise.all([this.expected(all, words), this.telling(words)]);
    const { asked, cost } = planOf(words, said, expected);
    const isCheaper = walkCost(choice, expected.all / expected.total, COST.ask) < cost;
    const found = isCheaper && isKnownToBeCommon(expected.all, choice) ? await this.common({ all, asked }, expected, choice) : undefined;
    return found ?? this.inWhole({ column: 'vektor', all, asked: askedFor(all, words, asked), slug }, choice);
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
    const expected = await this.expected(all, []);
    const order = choice.order ?? 'andrad';
    const found = isDense(expected, choice) ? await this.inNewest('rubrikord', all, { ...choice, order }) : undefined;
    return found ?? this.inWhole({ column: 'rubrikord', all, asked: all }, choice);
  }

  private ask<Row>([statement, values]: Asked): Promise<Row[]> {
    return this.db.query<Row>(statement, values);
  }

  private async expected(all: string, words: readonly string[]): Promise<Estimate> {
    const each = words.map((word) => beginnings([word]));
    const [row] = await this.ask<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(estimate(all, each));
    const rows = (row?.['QUERY PLAN'][0].Plan.Plans ?? []).map((plan) => plan['Plan Rows']);
    return { all: rows[0] ?? 0, headline: rows[1] ?? 0, total: Math.max(1, rows[2] ?? 1), each: rows.slice(3) };
  }

  /** A word that says nothing in one of the languages is not asked for in that one: the index is asked for others. */
  private async telling(words: readonly string[]): Promise<ReadonlySet<string>> {
    if (words.length < 2) return new Set(words);
    const rows = await this.ask<{ ord: string }>(telling(words));
    return new Set(rows.map(({ ord }) => ord));
  }

  private async inWhole(wanted: Wanted, { where, order, limit, offset }: Choice): Promise<Found> {
    const [found] = await this.ask<{ antal: number; ids: string[] }>(whole(wanted, where, order, { limit, offset }));
    return { ...(found ?? NONE), minst: false };
  }

  /** What is common, in the order asked for; `undefined` when too few of the articles asked had it. */
  private async common(
    { all, asked }: { all: string; asked: readonly string[] },
    expected: Estimate,
    choice: Choice,
  ): Promise<Found | undefined> {
    if (choice.order !== undefined) return this.inNewest('vektor', all, { ...choice, order: choice.order });
    const wanted = mostOf(choice);
    const inHeadline = await this.headlines({ all, asked }, expected, choice, wanted);
    if (inHeadline.ids.length >= wanted) return pageOf(inHeadline, choice);
    const others = await this.walk('vektor', all, choice.where, 'andrad', wanted + inHeadline.ids.length);
    const ids = [...new Set([...inHeadline.ids, ...others.ids])];
    return pageOf({ ids, uttomd: inHeadline.uttomd && others.uttomd }, choice);
  }

  /** The latest changed of those that have the words in a headline. */
  private async headlines(
    { all, asked }: { all: string; asked: readonly string[] },
    expected: Estimate,
    choice: Choice,
    most: number,
  ): Promise<Walk> {
    const { where } = choice;
    if (isDense(expected, choice)) return this.walk('rubrikord', all, where, 'andrad', most);
    const wanted: Wanted = { column: 'rubrikord', all, asked: beginnings(asked.slice(0, ASKED_OF_HEADLINES)) };
    const { ids, antal } = await this.inWhole(wanted, { where, order: 'andrad', limit: most, offset: 0 });
    return { ids, uttomd: antal === ids.length };
  }

  private async inNewest(column: Wanted['column'], all: string, choice: Choice & { order: SortOrder }): Promise<Found | undefined> {
    return pageOf(await this.walk(column, all, choice.where, choice.order, mostOf(choice)), choice);
  }

  private async walk(column: Wanted['column'], all: string, where: Conditions, order: SortOrder, most: number): Promise<Walk> {
    const [found] = await this.ask<Walk>(newest(column, all, where, order, most));
    return found ?? { ids: [], uttomd: true };
  }
}

/**
 * The index is asked for the rarest of the words, and for one more as long as that costs less than to hold what the others have against
 * it one by one.
 */
function planOf(words: readonly string[], said: ReadonlySet<string>, { total, each }: Estimate): Plan {
  const byRarity = words
    .map((word, nr) => ({ word, rows: likelyRows(each[nr] ?? total, total) }))
    .filter(({ word }) => said.has(word))
    .toSorted((one, other) => one.rows - other.rows);
  const asked: string[] = [];
  let [left, found] = [total, 0];
  for (const { word, rows } of byRarity) {
    const spared = left - (left * rows) / total;
    if (asked.length > 0 && spared * COST.ask < rows * COST.find) break;
    asked.push(word);
    left -= spared;
    found += rows;
  }
  const rarest = asked.length === 0 ? [...words] : asked;
  const rest = rarest.length < words.length ? COST.ask : 0;
  return { asked: rarest, cost: found * COST.find + left * (COST.place + rest) };
}

function likelyRows(rows: number, total: number): number {
  return rows <= total * UNKNOWN.said ? Math.min(rows, total * UNKNOWN.expected) : Math.min(rows, total);
}

/** What it is expected to cost to ask one after the other, when that share of all have it; more than anything when too many had to be asked. */
function walkCost(choice: Pick<Choice, 'where' | 'limit' | 'offset'>, share: number, cost: number): number {
  const asked = mostOf(choice) / share;
  return asked > MOST_ASKED ? Number.POSITIVE_INFINITY : asked * cost;
}

/** Whether enough have the words in a headline for the newest of them to be found one by one, cheaper than in the index. */
function isDense({ headline, total }: Estimate, choice: Pick<Choice, 'where' | 'limit' | 'offset'>): boolean {
  const inIndex = headline * (COST.find + COST.place);
  return isKnownToBeCommon(headline, choice) && walkCost(choice, headline / total, COST.askHeadline) < inIndex;
}

/** Without a filter the statistics are all that says that there are more than are counted. */
function isKnownToBeCommon(rows: number, { where }: Pick<Choice, 'where'>): boolean {
  return rows >= COMMON || where.isNarrowed;
}

/** Said as all of it is, where it is all of it. */
function askedFor(all: string, words: readonly string[], asked: readonly string[]): string {
  return asked.length === words.length ? all : beginnings(asked);
}

/** Each word as the beginning of one. */
function beginnings(words: readonly string[]): string {
  return words.map((word) => `${word}:*`).join(' & ');
}

/** How many to find: one more than is shown, to know whether there are more; and where a filter may have left few, to count them. */
function mostOf({ where, limit, offset }: Pick<Choice, 'where' | 'limit' | 'offset'>): number {
  return (where.isNarrowed ? MOST_SHOWN : Math.min(offset + limit, MOST_SHOWN)) + 1;
}

/** The page of what was found; `undefined` when it is not full and there may be more. */
function pageOf({ ids, uttomd }: Walk, choice: Choice): Found | undefined {
  const { where, limit, offset } = choice;
  const shown = ids.slice(0, MOST_SHOWN).slice(offset, offset + limit);
  if (uttomd) return { ids: shown, antal: Math.min(ids.length, MOST_SHOWN), minst: ids.length > MOST_SHOWN };
  if (ids.length <= Math.min(offset + limit, MOST_SHOWN)) return undefined;
  // Of all there are, the statistics know that it is common; of what a filter leaves, only what was found is known.
  return { ids: shown, antal: where.isNarrowed ? Math.min(ids.length - 1, MOST_SHOWN) : MOST_SHOWN, minst: true };
}
