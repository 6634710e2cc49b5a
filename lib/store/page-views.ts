import type { Language } from '#lib/contract/languages.ts';
import type { ReaderSource } from '#lib/contract/reader-source.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';

/** How often an article has been read in a stretch of a day, in one language, from sources of one class. */
export interface ViewSums {
  innehall: string;
  sprak: Language;
  kalla: ReaderSource;
  /** YYYY-MM-DD, by Stockholm's clocks. */
  dag: string;
  /** HH:MM, where the stretch begins. */
  stund: string;
  /** The minute in which it was told (ISO 8601), by which it is known what is read now; null of readings of long ago. */
  minut: string | null;
  visningar: number;
  /** Of those, how many fall into each bucket of lib/contract/page-view.ts. */
  lastid: number[];
  djup: number[];
}

/** The columns of numbers of both tables, in the order of the buckets. */
export const READING_TIME_COLUMNS = ['lastid_0', 'lastid_10', 'lastid_30', 'lastid_60', 'lastid_180'] as const;
export const DEPTH_COLUMNS = ['djup_0', 'djup_25', 'djup_50', 'djup_75'] as const;
const NUMBERS = ['visningar', ...READING_TIME_COLUMNS, ...DEPTH_COLUMNS];

const FIRST_NUMBER = 7;
const PARAMETERS = NUMBERS.map((_, nr) => `$${nr + FIRST_NUMBER}::bigint[]`).join(', ');
const SUMS = NUMBERS.map((name) => `sum(g.${name})::bigint`).join(', ');
const adding = (table: string) => `DO UPDATE SET ${NUMBERS.map((name) => `${name} = ${table}.${name} + excluded.${name}`).join(', ')}`;

// What is summed by day, of readings with what is known of their articles.
const AGENT = `CASE i.agare->>'typ' WHEN 'agent' THEN i.agare->>'id' ELSE '' END AS agent`;
const SUMMED = `('alla', ''), ('sprak', g.sprak), ('kalla', g.kalla), ('sektion', g.sektion), ('mall', g.mall), ('agent', g.agent), ('artikel', g.innehall::text)`;

// Whoever made an article: an agent by its id, and all people together. In the order of their keys, so that two instances never wait for each other.
const ADD: Statement = {
  name: 'page_views_add',
  text: `WITH g AS (
      SELECT u.*, p.sektion, i.mall, ${AGENT}
      FROM unnest($1::uuid[], $2::text[], $3::text[], $4::date[], $5::text[], $6::timestamptz[], ${PARAMETERS}) AS u(innehall, sprak, kalla, dag, stund, minut, ${NUMBERS.join(', ')})
        JOIN publicerad_version p ON p.innehall_id = u.innehall AND p.sprak = u.sprak JOIN innehall i ON i.id = u.innehall
    ), v AS (
      INSERT INTO sidvisning (innehall_id, dag, sprak, kalla, sektion, ${NUMBERS.join(', ')})
      SELECT g.innehall, g.dag, g.sprak, g.kalla, g.sektion, ${SUMS} FROM g GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
      ON CONFLICT (innehall_id, dag, sprak, kalla, sektion) ${adding('sidvisning')} RETURNING 1
    ), s AS (
      INSERT INTO trafiksumma (slag, dag, varde, ${NUMBERS.join(', ')})
      SELECT x.slag, g.dag, x.varde, ${SUMS} FROM g CROSS JOIN LATERAL (VALUES ${SUMMED}, ('stund', g.stund)) x(slag, varde)
      GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
      ON CONFLICT (slag, dag, varde) ${adding('trafiksumma')} RETURNING 1
    ), n AS (
      INSERT INTO sidvisning_nyss (minut, innehall_id, visningar)
      SELECT g.minut, g.innehall, sum(g.visningar)::bigint FROM g WHERE g.minut IS NOT NULL GROUP BY 1, 2 ORDER BY 1, 2
      ON CONFLICT (minut, innehall_id) DO UPDATE SET visningar = sidvisning_nyss.visningar + excluded.visningar RETURNING 1
    ) SELECT DISTINCT innehall FROM g`,
};

/** Sums anew what is counted of days that have no sums; that of five minutes is not known of them any more. */
export const SUM_DAYS: Statement = {
  name: 'page_views_sum_days',
  text: `INSERT INTO trafiksumma (slag, dag, varde, ${NUMBERS.join(', ')})
    SELECT x.slag, g.dag, x.varde, ${SUMS}
      FROM (SELECT s.*, s.innehall_id AS innehall, i.mall, ${AGENT} FROM sidvisning s JOIN innehall i ON i.id = s.innehall_id WHERE s.dag = ANY($1::date[])) g
        CROSS JOIN LATERAL (VALUES ${SUMMED}) x(slag, varde)
      GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
};

// Several instances do it at once: none waits for another.
const PURGE: Statement = {
  name: 'page_views_purge',
  text: `DELETE FROM sidvisning_nyss WHERE (minut, innehall_id) IN (SELECT minut, innehall_id FROM sidvisning_nyss WHERE minut < $1 FOR UPDATE SKIP LOCKED)`,
};

/** The counting of what readers read (decisions.md §23): what is asked about often is summed at once. */
export class PageViews extends Aggregate {
  /**
   * Adds to what has been counted, and answers with the articles that readers have. What they do not have, or not in that language, is let go.
   */
  async add(rows: readonly ViewSums[]): Promise<string[]> {
    const found = await this.db.query<{ innehall: string }>(ADD, [
      rows.map(({ innehall }) => innehall),
      rows.map(({ sprak }) => sprak),
      rows.map(({ kalla }) => kalla),
      rows.map(({ dag }) => dag),
      rows.map(({ stund }) => stund),
      rows.map(({ minut }) => minut),
      rows.map(({ visningar }) => visningar),
      ...READING_TIME_COLUMNS.map((_, nr) => rows.map(({ lastid }) => lastid[nr] ?? 0)),
      ...DEPTH_COLUMNS.map((_, nr) => rows.map(({ djup }) => djup[nr] ?? 0)),
    ]);
    return found.map(({ innehall }) => innehall);
  }

  /** Forgets which minutes before that moment (ISO 8601) had which readings; what is summed of them stays. */
  async purge(before: string): Promise<void> {
    await this.db.query(PURGE, [before]);
  }
}
