import { nameKey } from '#lib/content/name-key.ts';
import type { Queryable, Statement } from '#lib/store/database.ts';

/** A name is like another from here on: 1 is the same. */
export const LIKE_ENOUGH = 0.4;
/** Of a name so many words are looked for, the longest: those tell more than others. */
const MOST_WORDS = 4;
/** So many words are taken for one that is misspelt, the nearest. */
const MOST_LIKE_A_WORD = 20;
/** So many names that have such words are compared with the whole that was asked for. */
const MOST_COMPARED = 500;

const WORDS: Statement = {
  name: 'similar_words',
  text: `SELECT w.nr::int - 1 AS nr, l.ord FROM unnest($1::text[]) WITH ORDINALITY AS w(ord, nr),
    LATERAL (SELECT o.ord FROM kandis_ord o WHERE o.ord % w.ord ORDER BY similarity(o.ord, w.ord) DESC, o.ord LIMIT ${MOST_LIKE_A_WORD}) l`,
};

/** Whose names have a word of each of $2 and further. */
const namesOf = (words: number): Statement => {
  const each = Array.from({ length: words }, (_, nr) => `string_to_array(n.ord, ' ') && $${nr + 3}::text[]`).join(' AND ');
  return {
    name: `similar_names_${words}`,
    text: `SELECT kandis_id AS id FROM (
        SELECT n.kandis_id, greatest(similarity(n.ord, $1), word_similarity($1, n.ord)) AS narhet, n.ord FROM kandis_namn n WHERE ${each} LIMIT ${MOST_COMPARED}
      ) n WHERE narhet >= ${LIKE_ENOUGH} GROUP BY 1 ORDER BY max(narhet) DESC, min(ord COLLATE "C"), 1 LIMIT $2`,
  };
};

/**
 * The ids of those with a name like this one, the most similar first: every word of it, or all but one of three and more, is like a word of theirs. The words
 * are looked for among all that there are, each once, and the names by the words: of a hundred thousand people a few hundred are compared.
 */
export async function similarNames(db: Queryable, name: string, limit: number): Promise<string[]> {
  const { ord } = nameKey(name);
  const words = [...new Set(ord.split(' '))].toSorted((one, other) => other.length - one.length).slice(0, MOST_WORDS);
  const rows = await db.query<{ nr: number; ord: string }>(WORDS, [words]);
  const alike = words.map((_, nr) => rows.filter((row) => row.nr === nr).map((row) => row.ord)).filter((list) => list.length > 0);
  const ids = async (lists: readonly string[][]): Promise<string[]> =>
    (await db.query<{ id: string }>(namesOf(lists.length), [ord, limit, ...lists])).map(({ id }) => id);
  if (alike.length === 0 || alike.length < words.length - (words.length > 2 ? 1 : 0)) return [];
  const found = await ids(alike);
  if (found.length > 0 || alike.length < words.length || alike.length < 3) return found;
  const without = await Promise.all(alike.map((_, left) => ids(alike.filter((_list, nr) => nr !== left))));
  return [...new Set(without.flat())].slice(0, limit);
}
