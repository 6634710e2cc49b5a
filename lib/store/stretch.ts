import type { Counted, Page } from '#lib/contract/page.ts';
import { MOST_COUNTED } from '#lib/store/bounded-count.ts';

/** So many rows of a list can be gone past by the number of a page: all of them are read. Behind a row nothing is read but the page. */
export const DEEPEST = 10_000;

/** What the order of a list says of a row, as text: no two rows have the same. */
export type Place = readonly string[];

/** A place among what is found by words, which is put in order anew by each call: how many come before it. */
export type Rank = number;

/** Which rows of a list: a page by its number or, with `efter`, what comes behind that row. */
export interface Window<Of = Place> extends Page {
  efter?: Of | undefined;
}

/** Some rows of a list, and how many it has in all. */
export interface Stretch<Row, Of = Place> extends Counted {
  rader: Row[];
  /** The last of them, where others come behind it. */
  nasta: Of | undefined;
  /** So many rows were gone past to get there, and so many can be: none behind a row. */
  passerade: number;
  djupast: number;
  /** There is no row to go on behind, only a number of them: nothing leads deeper than `djupast`. */
  rankad: boolean;
}

/** Puts a value among those of a statement; what stands for it there. */
export type Bind = (value: unknown) => string;

/** An order whose columns all go the same way, so that one comparison, answered by its index, tells what comes behind a row. */
export interface Order {
  way: 'ASC' | 'DESC';
  /** The last is the row's own. `of` is SQL of what a place says of it, where that is more than a cast. */
  columns: ReadonlyArray<{ sql: string; type: 'timestamptz' | 'uuid' | 'bigint' | 'text'; of?: (value: string) => string }>;
}

/** SQL of the order, behind ORDER BY. */
export function orderOf({ way, columns }: Order): string {
  return columns.map(({ sql }) => `${sql} ${way}`).join(', ');
}

/** SQL that holds for what comes behind the place. */
function behind({ way, columns }: Order, place: Place, bind: Bind): string {
  const values = columns.map(({ type, of = (value) => value }, nr) => of(`${bind(place[nr])}::${type}`));
  return `(${columns.map(({ sql }) => sql).join(', ')}) ${way === 'ASC' ? '>' : '<'} (${values.join(', ')})`;
}

/** Which rows are read of a window: at least one more than is shown, where there is one. */
export interface Reading {
  limit: number;
  offset: number;
}

/** What is read for pages of 25, 50 and 100: of a smaller one it is more than is shown. */
const ROWS = [26, 51, 101];

/** What reads a window. The row more than is shown tells whether there are others behind. What lies deeper than `djupast` is not looked for. */
export function readOf(window: Window<unknown>, djupast = DEEPEST): Reading {
  const offset = passedBy(window);
  if (offset >= djupast) return { limit: 0, offset: 0 };
  return { limit: ROWS.find((rows) => rows > window.per_sida) ?? window.per_sida + 1, offset };
}

/**
 * LIMIT and OFFSET of what is read, and what names it for the prepared statement. The number of rows is written out, in one of few: handed over as a
 * value it is unknown to a plan that is kept, which the database then takes for so dear that it plans each page anew. What that takes is
 * more than the page itself.
 */
export function limitText({ limit, offset }: Reading, bind: Bind): { name: string; text: string } {
  if (offset === 0) return { name: `${limit}`, text: `LIMIT ${limit}` };
  return { name: `${limit}_ned`, text: `LIMIT ${limit} OFFSET ${bind(offset)}` };
}

/** SQL of a window, to be put behind a WHERE, and the values of the statement when it has been. */
interface WindowText {
  /** Names it, for the prepared statement. */
  name: string;
  /** Narrows to what comes behind the row. */
  further: string;
  place: string;
  values: unknown[];
}

/** What reads a window of a list in that order; `values` are those that the statement has already. */
export function windowText(order: Order, window: Window, values: readonly unknown[], djupast = DEEPEST): WindowText {
  const given = [...values];
  const bind: Bind = (value) => `$${given.push(value)}`;
  const { efter } = window;
  const further = efter === undefined ? '' : `AND ${behind(order, efter, bind)}`;
  const { name, text } = limitText(readOf(window, djupast), bind);
  return { name: `${efter === undefined ? 'sida' : 'efter'}${name}`, further, place: `ORDER BY ${orderOf(order)} ${text}`, values: given };
}

/** What was read of a list by `readOf`, and counted, as what is shown of it. Whoever has come further down than was counted knows more. */
export function stretchOf<Row, Of = Place>(
  read: readonly Row[],
  counted: Counted,
  window: Window<Of>,
  placeOf: (row: Row) => Of,
  djupast = DEEPEST,
): Stretch<Row, Of> {
  const rader = read.slice(0, window.per_sida);
  const last = read.length > window.per_sida ? rader.at(-1) : undefined;
  const passerade = passedBy(window);
  const seen = rader.length === 0 ? 0 : passerade + rader.length;
  const known = counted.minst && seen > counted.antal ? { antal: seen, minst: last !== undefined } : counted;
  return { rader, ...known, nasta: last && placeOf(last), passerade, djupast, rankad: false };
}

/** LIMIT and OFFSET of a window among what is found by words. */
export function ranksOf(window: Window<Rank>): { limit: number; offset: number } {
  return { limit: window.per_sida, offset: rankOf(window) };
}

/** What was found by words, as what is shown of it. */
export function rankedOf<Row>(rader: Row[], counted: Counted, window: Window<Rank>): Stretch<Row, Rank> {
  const passerade = rankOf(window);
  const seen = passerade + rader.length;
  const isMore = rader.length > 0 && (counted.minst || counted.antal > seen);
  return { rader, ...counted, nasta: isMore ? seen : undefined, passerade, djupast: MOST_COUNTED, rankad: true };
}

function passedBy({ sida, per_sida, efter }: Window<unknown>): number {
  return efter === undefined ? (sida - 1) * per_sida : 0;
}

function rankOf({ sida, per_sida, efter }: Window<Rank>): number {
  return efter ?? (sida - 1) * per_sida;
}
