import { Aggregate, type Statement } from '#lib/store/database.ts';
import type { Told } from '#lib/store/revenue-rows.ts';
import type { DaySpan } from '#lib/store/traffic.ts';

/** What another system has counted; null what it does not count. */
export interface TakenCounts {
  visningar: number | null;
  besokare: number | null;
  klick: number | null;
  exponeringar: number | null;
}

/** How an article was read on a day, by such a system. */
export interface TakenRow extends TakenCounts {
  innehall: string;
  /** YYYY-MM-DD */
  dag: string;
}

/** What a source has counted in some days, and of which days it tells. */
export interface TakenSource extends TakenCounts {
  kalla: string;
  fran: string;
  till: string;
  dagar: number;
  importerad: string;
}

const NUMBERS = ['visningar', 'besokare', 'klick', 'exponeringar'] as const;
const DAY = (column: string) => `to_char(${column}, 'YYYY-MM-DD')`;
const OF = (table: string) => NUMBERS.map((name) => `${table}.${name}`).join(', ');
const SUMS = (table: string) => NUMBERS.map((name) => `sum(${table}.${name})::float8 AS ${name}`).join(', ');
const SOURCE = (table: string) =>
  `${table}.kalla, ${SUMS(table)}, ${DAY(`min(${table}.dag)`)} AS fran, ${DAY(`max(${table}.dag)`)} AS till, count(*)::int AS dagar, max(${table}.importerad) AS importerad`;

// One import at a time: so each finds what the one before it left.
const LOCK: Statement = { name: 'taken_traffic_lock', text: `SELECT pg_advisory_xact_lock(hashtextextended('inlast_trafik', 0))::text` };
const PUT: Statement = {
  name: 'taken_traffic_put',
  text: `WITH u AS MATERIALIZED (SELECT * FROM unnest($3::uuid[], $4::date[], $5::bigint[], $6::bigint[], $7::bigint[], $8::bigint[]) AS u(innehall_id, dag, ${NUMBERS.join(', ')})),
    f AS MATERIALIZED (SELECT i.kalla IS NULL AS ny, (${OF('i')}) IS NOT DISTINCT FROM (${OF('u')}) AS samma
      FROM u LEFT JOIN inlast_trafik i ON i.innehall_id = u.innehall_id AND i.dag = u.dag AND i.kalla = $1),
    s AS (INSERT INTO inlast_trafik (innehall_id, dag, kalla, ${NUMBERS.join(', ')}, importerad)
      SELECT u.innehall_id, u.dag, $1, ${OF('u')}, $2::timestamptz FROM u ORDER BY 1, 2
      ON CONFLICT (innehall_id, dag, kalla) DO UPDATE SET ${NUMBERS.map((name) => `${name} = excluded.${name}`).join(', ')}, importerad = excluded.importerad)
    SELECT count(*) FILTER (WHERE ny)::int AS nya, count(*) FILTER (WHERE NOT ny AND NOT samma)::int AS ersatta, count(*) FILTER (WHERE NOT ny AND samma)::int AS samma FROM f`,
};
const SUM: Statement = {
  name: 'taken_traffic_sum',
  text: `INSERT INTO inlast_trafiksumma (dag, kalla, ${NUMBERS.join(', ')}, importerad)
    SELECT i.dag, i.kalla, ${NUMBERS.map((name) => `sum(i.${name})`).join(', ')}, max(i.importerad) FROM inlast_trafik i WHERE i.dag = ANY($2::date[]) AND i.kalla = $1 GROUP BY 1, 2
    ON CONFLICT (dag, kalla) DO UPDATE SET ${NUMBERS.map((name) => `${name} = excluded.${name}`).join(', ')}, importerad = excluded.importerad`,
};
const FORGET_SUMS: Statement = {
  name: 'taken_traffic_forget_sums',
  text: 'DELETE FROM inlast_trafiksumma WHERE kalla = $1 AND dag = ANY($2::date[])',
};
const REMOVE: Statement = {
  name: 'taken_traffic_remove',
  text: `WITH b AS (DELETE FROM inlast_trafik WHERE kalla = $1 AND dag BETWEEN $2::date AND $3::date RETURNING dag)
    SELECT ${DAY('b.dag')} AS dag, count(*)::int AS antal FROM b GROUP BY b.dag ORDER BY b.dag`,
};
const LEFT: Statement = {
  name: 'taken_traffic_left',
  text: `SELECT count(*)::int AS antal FROM inlast_trafik i WHERE i.kalla = $1 AND i.dag = ANY($2::date[]) AND i.importerad <> $3::timestamptz`,
};
const IN_DAYS: Statement = {
  name: 'taken_traffic_in_days',
  text: `SELECT ${SOURCE('s')} FROM inlast_trafiksumma s WHERE s.dag BETWEEN $1::date AND $2::date GROUP BY s.kalla ORDER BY s.kalla`,
};
const OF_ARTICLE: Statement = {
  name: 'taken_traffic_of_article',
  text: `SELECT ${SOURCE('i')} FROM inlast_trafik i WHERE i.innehall_id = $3 AND i.dag BETWEEN $1::date AND $2::date GROUP BY i.kalla ORDER BY i.kalla`,
};

const ROWS_AT_ONCE = 2_000;
const DAYS_AT_ONCE = 20;

/** What other systems have counted of readers' reading (decisions.md §23), apart from what Studio has counted itself. */
export class TakenTraffic extends Aggregate {
  /** Until the transaction ends nobody else writes of it. */
  async lock(): Promise<void> {
    await this.db.query(LOCK, []);
  }

  /** Keeps what a source tells, in place of what it told before of the same; each article and day once. Whoever calls holds the lock. */
  async put(kalla: string, rows: readonly TakenRow[], importerad: string): Promise<Told> {
    const told: Told = { nya: 0, ersatta: 0, samma: 0 };
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      const some = rows.slice(from, from + ROWS_AT_ONCE);
      const numbers = NUMBERS.map((name) => some.map((row) => row[name]));
      const keys = [some.map(({ innehall }) => innehall), some.map(({ dag }) => dag)];
      const [row = { nya: 0, ersatta: 0, samma: 0 }] = await this.db.query<Told>(PUT, [kalla, importerad, ...keys, ...numbers]);
      told.nya += row.nya;
      told.ersatta += row.ersatta;
      told.samma += row.samma;
    }
    await this.sum(rows.map(({ dag }) => ({ dag, kalla })));
    return told;
  }

  /** How much a source has told before of those days and does not tell `now`. */
  async leftOf(kalla: string, rows: ReadonlyArray<{ dag: string }>, now: string): Promise<number> {
    const [row] = await this.db.query<{ antal: number }>(LEFT, [kalla, [...new Set(rows.map(({ dag }) => dag))], now]);
    return row?.antal ?? 0;
  }

  /** Removes what a source has told of some days, and tells how much of each. Whoever calls holds the lock. */
  async remove(kalla: string, { fran, till }: DaySpan): Promise<Array<{ dag: string; antal: number }>> {
    const gone = await this.db.query<{ dag: string; antal: number }>(REMOVE, [kalla, fran, till]);
    await this.sum(gone.map(({ dag }) => ({ dag, kalla })));
    return gone;
  }

  /** Sums those days of their sources anew. Whoever calls holds the lock. */
  async sum(days: ReadonlyArray<{ dag: string; kalla: string }>): Promise<void> {
    for (const [kalla, told] of Map.groupBy(days, (day) => day.kalla)) {
      const all = [...new Set(told.map(({ dag }) => dag))].toSorted();
      for (let from = 0; from < all.length; from += DAYS_AT_ONCE) {
        const some = all.slice(from, from + DAYS_AT_ONCE);
        await this.db.query(FORGET_SUMS, [kalla, some]);
        await this.db.query(SUM, [kalla, some]);
      }
    }
  }

  /** Each source by itself. */
  inDays({ fran, till }: DaySpan): Promise<TakenSource[]> {
    return this.db.query<TakenSource>(IN_DAYS, [fran, till]);
  }

  ofArticle(id: string, { fran, till }: DaySpan): Promise<TakenSource[]> {
    return this.db.query<TakenSource>(OF_ARTICLE, [fran, till, id]);
  }
}
