import { SEARCH_DICTIONARY } from '#lib/content/search-dictionary.ts';
import type { Language } from '#lib/contract/languages.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';
import { LISTING_COLUMNS, type PublicListing } from '#lib/store/readers/public-lists.ts';

/** So many of the newest are asked for words that are common, one by one. */
const MOST_ASKED = 4_000;
/** So many of what is found may have been taken down or released anew, and not been read since. */
const MOST_UNREAD = 100;
/** In µs: to put one that was found in its place, and to ask one for the words. */
const COST = { place: 8, ask: 40 };

interface PlanNode {
  'Plan Rows': number;
  Plans?: PlanNode[];
}

/** How many have the words, and how many there are, as the database's own statistics say. */
const ESTIMATE: Statement = {
  name: 'public_search_estimate',
  text: `EXPLAIN (FORMAT JSON) SELECT FROM publicerad_sok s WHERE s.vektor @@ plainto_tsquery($1::regconfig, $2) UNION ALL SELECT FROM publicerad_sok s`,
};

/** What is found, when it is public as it was read: of a newer publication nothing is known yet, and of an older one nothing is told. */
const listed = (found: string) => `SELECT ${LISTING_COLUMNS}
    FROM (SELECT p.* FROM ${found} s JOIN publicerad_version p ON p.innehall_id = s.innehall_id AND p.sprak = s.sprak AND p.publicering_id = s.publicering_id
        WHERE p.listad ORDER BY p.publicerad DESC, p.innehall_id DESC LIMIT $4 OFFSET $5) p
      JOIN revision r ON r.id = p.revision_id JOIN publicering f ON f.id = p.publicering_id
    ORDER BY p.publicerad DESC, p.innehall_id DESC`;

const OF_INDEX: Statement = {
  name: 'public_search_index',
  text: listed(`(SELECT * FROM publicerad_sok WHERE vektor @@ plainto_tsquery($1::regconfig, $2) AND sprak = $3
      ORDER BY publicerad DESC, innehall_id DESC LIMIT $4::int + $5::int + ${MOST_UNREAD})`),
};
// The words are put so that no index is asked for them: they are in many articles.
const OF_NEWEST: Statement = {
  name: 'public_search_newest',
  text: `WITH fraga AS MATERIALIZED (SELECT plainto_tsquery($1::regconfig, $2) AS q)
    ${listed(`(SELECT n.* FROM (SELECT * FROM publicerad_sok WHERE sprak = $3 ORDER BY publicerad DESC, innehall_id DESC LIMIT ${MOST_ASKED}) n
      WHERE (n.vektor @@ (SELECT q FROM fraga)) IS TRUE ORDER BY n.publicerad DESC, n.innehall_id DESC LIMIT $4::int + $5::int + ${MOST_UNREAD})`)}`,
};

/** What readers find by its words: of what is public, as it was published, and nothing of what is worked on. */
export class PublicSearch extends Aggregate {
  /**
   * What has all the words, newest first. Few are found by their index; what many have is looked for among the newest, so that the work is
   * bounded however common a word is.
   */
  async find(sprak: Language, words: readonly string[], limit: number, offset: number): Promise<PublicListing[]> {
    if (words.length === 0) return [];
    const asked = [SEARCH_DICTIONARY[sprak], words.join(' ')];
    const [row] = await this.db.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(ESTIMATE, asked);
    const [having = 0, all = 1] = (row?.['QUERY PLAN'][0].Plan.Plans ?? []).map((plan) => plan['Plan Rows']);
    const walked = ((limit + offset) * Math.max(1, all)) / Math.max(1, having);
    const isCommon = walked < MOST_ASKED && walked * COST.ask < having * COST.place;
    return this.db.query<PublicListing>(isCommon ? OF_NEWEST : OF_INDEX, [...asked, sprak, limit, offset]);
  }
}
