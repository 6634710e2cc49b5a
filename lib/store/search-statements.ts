import type { Statement } from '#lib/store/database.ts';
import { type Conditions, ORDER, type SortOrder, shortName } from '#lib/store/item-filter.ts';
import { type Bind, orderOf } from '#lib/store/stretch.ts';

/** A statement and its values. */
export type Asked = [Statement, unknown[]];

/** The index of all words of a language version, and that of the words of its headline and slug. */
export type WordColumn = 'vektor' | 'rubrikord';

/** So many of the newest are asked for words, one by one. */
export const MOST_ASKED = 4_000;
/** So many words of headlines are tried for one with a slip. */
const MOST_ALIKE = 20;
/** The database tells names of statements apart by so many characters. */
const LONGEST_NAME = 63;

/** Words as the index has them in both languages. */
const query = (parameter: string) => `(to_tsquery('swedish', ${parameter}) || to_tsquery('english', ${parameter}))`;

/**
 * How many language versions have all the words, how many in the headline, how many there are, and how many have each of the words, as
 * the database's own statistics say: the `Plan Rows` of the plans under the first.
 */
export function estimate(all: string, each: readonly string[]): Asked {
  const arms = each.map((_, nr) => `UNION ALL SELECT FROM sokpost s WHERE s.vektor @@ ${query(`$${nr + 2}::text`)}`);
  const text = `EXPLAIN (FORMAT JSON) SELECT FROM sokpost s WHERE s.vektor @@ ${query('$1::text')}
    UNION ALL SELECT FROM sokpost s WHERE s.rubrikord @@ ${query('$1::text')} UNION ALL SELECT FROM sokpost s ${arms.join(' ')}`;
  return [{ name: `search_estimate_${each.length}`, text }, [all, ...each]];
}

/** Which of the words say something in both languages: the others are left out of what is asked in one. */
export function telling(words: readonly string[]): Asked {
  const says = (language: string) => `numnode(to_tsquery('${language}', w.ord)) > 0`;
  const text = `SELECT w.ord FROM unnest($1::text[]) AS w(ord) WHERE ${says('swedish')} AND ${says('english')}`;
  return [{ name: 'search_telling', text }, [words]];
}

/** The words of headlines and slugs that are nearest to each of these, by its number. */
export function alike(words: readonly { ord: string; nr: number }[]): Asked {
  const text = `SELECT w.nr, o.ord FROM unnest($1::text[], $2::int[]) AS w(ord, nr), LATERAL (
      SELECT k.ord FROM sokord k WHERE w.ord <% k.ord
      ORDER BY word_similarity(w.ord, k.ord) DESC, similarity(w.ord, k.ord) DESC, k.ord LIMIT ${MOST_ALIKE}) o`;
  return [{ name: 'search_alike', text }, [words.map(({ ord }) => ord), words.map(({ nr }) => nr)]];
}

/** What is looked for in an index. */
export interface Wanted {
  column: WordColumn;
  /** All of it. */
  all: string;
  /** What the index is asked for; what it answers is held against the rest one by one. */
  asked: string;
  /** What has this slug is found too. */
  slug?: string;
}

/**
 * All that the index has, counted and put in order once, and a page of it. Without an order what has the words in a headline is first,
 * and what was changed latest among them.
 */
export function whole(wanted: Wanted, where: Conditions, order: SortOrder | undefined, page: { limit: number; offset: number }): Asked {
  const { column, all, asked, slug } = wanted;
  const values = [...where.values];
  const bind: Bind = (value) => `$${values.push(value)}`;
  const words = query(bind(all));
  // Said so that the index is not asked for it.
  const found = all === asked ? `s.${column} @@ ${words}` : `s.${column} @@ ${query(bind(asked))} AND (s.${column} @@ ${words}) IS TRUE`;
  const bySlug =
    slug === undefined
      ? ''
      : `UNION ALL SELECT v.innehall_id, true FROM sprakversion v WHERE v.sprak IN ('sv', 'en') AND v.slug = ${bind(slug)}`;
  const sorted = order === undefined ? `t.i_rubrik DESC, ${orderOf(ORDER.andrad)}` : orderOf(ORDER[order]);
  const [limit, offset] = [bind(page.limit), bind(page.offset)];
  const text = `WITH t AS MATERIALIZED (SELECT id, bool_or(i_rubrik) AS i_rubrik FROM (
        SELECT s.innehall_id AS id, s.rubrikord @@ ${words} AS i_rubrik FROM sokpost s WHERE ${found} ${bySlug}) f GROUP BY id),
      alla AS MATERIALIZED (SELECT i.id, row_number() OVER (ORDER BY ${sorted}) AS plats
        FROM t, LATERAL (SELECT i.* FROM innehall i WHERE i.id = t.id AND ${where.text} LIMIT 1) i)
    SELECT (SELECT count(*)::int FROM alla) AS antal,
      ARRAY(SELECT id::text FROM alla WHERE plats > ${offset}::int AND plats <= ${offset}::int + ${limit}::int ORDER BY plats) AS ids`;
  const kind = `${column}_${all === asked ? 'alla' : 'nagra'}${slug === undefined ? '' : '_slug'}_${order ?? 'rang'}`;
  return [{ name: shortName(`search_whole_${kind}_${where.name}`, LONGEST_NAME), text }, values];
}

/**
 * Asks one article after the other, in that order, for the words, until so many have them: `ids`. `uttomd` tells that there was no
 * other to ask.
 */
export function newest(column: WordColumn, all: string, where: Conditions, order: SortOrder, most: number): Asked {
  const values = [...where.values, all, most];
  const [words, limit] = [`$${values.length - 1}::text`, `$${values.length}::int`];
  const sorted = orderOf(ORDER[order]);
  // The words are put so that no index is asked for them: they are in most articles.
  const text = `WITH fraga AS MATERIALIZED (SELECT ${query(words)} AS q),
      traff AS MATERIALIZED (SELECT i.id, i.nr FROM (
          SELECT i.id, row_number() OVER (ORDER BY ${sorted}) AS nr FROM innehall i WHERE ${where.text} ORDER BY ${sorted} LIMIT ${MOST_ASKED}
        ) i, LATERAL (SELECT 1 FROM sokpost s WHERE s.innehall_id = i.id AND (s.${column} @@ (SELECT q FROM fraga)) IS TRUE LIMIT 1) s LIMIT ${limit})
    SELECT ARRAY(SELECT id::text FROM traff ORDER BY nr) AS ids, CASE WHEN (SELECT count(*) FROM traff) >= ${limit} THEN false
      ELSE (SELECT count(*) FROM (SELECT 1 FROM innehall i WHERE ${where.text} LIMIT ${MOST_ASKED}) i) < ${MOST_ASKED} END AS uttomd`;
  return [{ name: shortName(`search_newest_${column}_${order}_${where.name}`, LONGEST_NAME), text }, values];
}
