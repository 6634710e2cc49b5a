import { Aggregate, type Statement } from '#lib/store/database.ts';
import type { UsedTag } from '#lib/suggestions/known-tags.ts';

/** A tag that everybody has says nothing; so many tags are compared by their words. */
const MOST_TAGS = 5_000;
/** Of so many articles, those changed last, tags are counted; of all others the database's own statistics tell, from time to time. */
const COUNTED_ARTICLES = 10_000;

const TAGS_IN_USE: Statement = {
  name: 'related_tags_in_use',
  text: `WITH senaste AS (SELECT t.tagg, count(*) AS antal FROM (
        SELECT taggar FROM innehall WHERE NOT raderad ORDER BY andrad DESC, id DESC LIMIT ${COUNTED_ARTICLES}) i, unnest(i.taggar) AS t(tagg)
      GROUP BY t.tagg),
    vanliga AS (SELECT e.tagg, c.reltuples * e.andel AS antal FROM pg_stats s JOIN pg_class c ON c.oid = 'innehall'::regclass,
        unnest(s.most_common_elems::text::text[], s.most_common_elem_freqs) AS e(tagg, andel)
      WHERE s.schemaname = current_schema() AND s.tablename = 'innehall' AND s.attname = 'taggar' AND e.tagg IS NOT NULL
        AND c.reltuples > ${COUNTED_ARTICLES})
    SELECT tagg, max(antal)::int AS artiklar FROM (SELECT * FROM senaste UNION ALL SELECT * FROM vanliga) alla
    GROUP BY tagg ORDER BY artiklar DESC, tagg LIMIT ${MOST_TAGS}`,
};

/** Which tags the newsroom uses, in what is public and in what is being written. */
export class TagsInUse extends Aggregate {
  /** The tags in use, most used first: every one in a small newsroom, in a large one those that are common or were used lately. */
  list(): Promise<UsedTag[]> {
    return this.db.query<UsedTag>(TAGS_IN_USE, []);
  }
}
