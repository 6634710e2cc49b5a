import { hash } from 'node:crypto';
import type { Item } from '#lib/contract/article.ts';
import type { ContentStatus } from '#lib/contract/closed/article.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { Order, Place } from '#lib/store/stretch.ts';

export type SortOrder = 'andrad' | 'skapad' | 'publicerad' | 'rubrik';

export interface ItemFilter {
  sektion?: string;
  mall?: string;
  status?: ContentStatus;
  /** Every name of the tag: articles that follow it to another are found meanwhile. */
  tagg?: readonly string[];
  ansvarig?: string;
  /** Id of the person or agent who created the item. */
  agare?: string;
  raderad: boolean;
  /** Items published in their source language whose version in `sprak` is stale or missing. */
  en?: { lage: 'inaktuell' | 'saknas'; sprak: Language };
  /** Items of which readers have a price that was last looked at on this day or before. */
  priserFran?: string;
  /** Items of which readers meet a picture without an alternative text. */
  utanAlt?: boolean;
  /** Items changed then or later. */
  andrad_sedan?: string;
  /** Without one: what was changed latest first, and of what is found by words what has them in its headline before that. */
  sortera?: SortOrder;
}

/** Conditions on an item `i`, joined by AND. */
export interface Conditions {
  /** Names the combination, for the prepared statement. */
  name: string;
  text: string;
  values: unknown[];
  /** Whether they say anything but whether it is deleted. */
  isNarrowed: boolean;
  /** Whether they hold for so many more items with some values than with others that no plan is good for all of them. */
  anew: boolean;
}

const ID = { sql: 'i.id', type: 'uuid' } as const;

export const ORDER: Record<SortOrder, Order> = {
  andrad: { way: 'DESC', columns: [{ sql: 'i.andrad', type: 'timestamptz' }, ID] },
  skapad: { way: 'DESC', columns: [{ sql: 'i.skapad', type: 'timestamptz' }, ID] },
  // What has never been public comes last.
  publicerad: { way: 'DESC', columns: [{ sql: "coalesce(i.publicerad, '-infinity')", type: 'timestamptz' }, ID] },
  rubrik: { way: 'ASC', columns: [{ sql: 'lower(i.rubrik)', type: 'text', of: (rubrik) => `lower(${rubrik})` }, ID] },
};

/** What each of the orders says of an item. */
export const PLACE: Record<SortOrder, (item: Pick<Item, 'id' | 'andrad' | 'skapad' | 'publicerad' | 'rubrik'>) => Place> = {
  andrad: ({ andrad, id }) => [andrad, id],
  skapad: ({ skapad, id }) => [skapad, id],
  publicerad: ({ publicerad, id }) => [publicerad ?? '-infinity', id],
  rubrik: ({ rubrik, id }) => [rubrik, id],
};

const MISSING_IN = (sprak: string) => `i.status = 'publicerad' AND i.kallsprak <> ${sprak} AND NOT EXISTS
  (SELECT 1 FROM sprakversion v WHERE v.innehall_id = i.id AND v.sprak = ${sprak} AND v.publicerad_revision_id IS NOT NULL)`;

const STALE_IN = (sprak: string) => `i.id IN (SELECT v.innehall_id FROM sprakversion v WHERE v.sprak = ${sprak} AND v.inaktuell)`;

const OLD_PRICES = (day: string) => `i.id IN (SELECT p.innehall_id FROM publicerad_pris p WHERE p.kontrollerad <= ${day}::date)`;

const UNDESCRIBED = 'i.id IN (SELECT p.innehall_id FROM publicerad_utan_alt p)';

/** What the filter says, but for the words that are looked for. Each of its conditions has an index. */
export function conditionsOf(filter: ItemFilter): Conditions {
  const values: unknown[] = [];
  const names: string[] = [];
  const texts: string[] = [];
  const add = (name: string, value: unknown, text: (parameter: string) => string) => {
    if (value === undefined) return;
    names.push(name);
    texts.push(text(`$${values.push(value)}`));
  };
  // Written out rather than handed over, so that the index of what is not deleted can be used whatever the rest.
  names.push(filter.raderad ? 'raderad' : 'kvar');
  texts.push(filter.raderad ? 'i.raderad' : 'NOT i.raderad');
  add('sektion', filter.sektion, (p) => `i.sektion = ${p}`);
  add('mall', filter.mall, (p) => `i.mall = ${p}`);
  if (filter.status !== undefined) {
    // Written out too: a plan for every state takes what is public, which is nearly all, to be as rare as the others.
    names.push(filter.status);
    texts.push(`i.status = '${filter.status}'`);
  }
  add('tagg', filter.tagg, (p) => `i.taggar && ${p}::text[]`);
  add('ansvarig', filter.ansvarig, (p) => `i.ansvarig = ${p}`);
  add('agare', filter.agare, (p) => `i.agare->>'id' = ${p}`);
  if (filter.en !== undefined) add(filter.en.lage, filter.en.sprak, filter.en.lage === 'inaktuell' ? STALE_IN : MISSING_IN);
  add('sedan', filter.andrad_sedan, (p) => `i.andrad >= ${p}::timestamptz`);
  add('priser', filter.priserFran, OLD_PRICES);
  if (filter.utanAlt === true) {
    names.push('utanalt');
    texts.push(UNDESCRIBED);
  }
  const name = shortName(names.join('_'), LONGEST_NAME);
  return { name, text: texts.join(' AND '), values, isNarrowed: texts.length > 1, anew: isUneven(filter) };
}

/** What is read over and over (all, what is of one section, state or template, what of a section is public) is answered by one index whatever the value. */
function isUneven({ sektion, mall, status, ...others }: ItemFilter): boolean {
  const { tagg, ansvarig, agare, en, andrad_sedan, priserFran, utanAlt } = others;
  if ([tagg, ansvarig, agare, en, andrad_sedan, priserFran, utanAlt].some((value) => value !== undefined)) return true;
  const given = [sektion, mall, status].filter((value) => value !== undefined);
  return given.length > 1 && !(given.length === 2 && sektion !== undefined && status === 'publicerad');
}

/** The database tells names apart by 63 characters, of which the statement's own takes some. */
const LONGEST_NAME = 40;

/** The name, or a hash of it where it is too long. */
export function shortName(name: string, longest: number): string {
  return name.length <= longest ? name : hash('sha256', name).slice(0, longest);
}
