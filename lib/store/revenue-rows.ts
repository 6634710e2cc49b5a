import { NO_ARTICLE } from '#lib/contract/revenue.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';

/** What a program has paid for an article of a day, in the smallest unit of the currency; `innehall` is null where no article is known. */
export interface RevenueSum {
  program: string;
  innehall: string | null;
  /** YYYY-MM-DD */
  dag: string;
  valuta: string;
  belopp: bigint;
}

/** What became of rows that were told. */
export interface Told {
  nya: number;
  ersatta: number;
  samma: number;
}

// One import at a time: so each finds what the one before it left.
const LOCK: Statement = { name: 'revenue_lock', text: `SELECT pg_advisory_xact_lock(hashtextextended('intakter', 0))::text` };
const PROGRAMS: Statement = {
  name: 'revenue_programs',
  text: 'SELECT p.id, k.namn FROM unnest($1::text[]) AS k(namn) JOIN annonsprogram p ON lower(p.namn) = k.namn OR p.id::text = k.namn',
};
// As two questions: no index answers whether one is NOT DISTINCT FROM the other.
const OF_SAME = (source: string) =>
  ['i.innehall_id = u.innehall_id', 'u.innehall_id IS NULL AND i.innehall_id IS NULL']
    .map(
      (same) =>
        `SELECT i.belopp FROM intakt i WHERE ${same} AND i.dag = u.dag AND i.program_id = u.program_id AND i.valuta = u.valuta AND i.kalla ${source}`,
    )
    .join(' UNION ALL ');
const KEY = 'innehall_id, dag, program_id, valuta, kalla';
const PUT: Statement = {
  name: 'revenue_put',
  text: `WITH u AS MATERIALIZED (SELECT * FROM unnest($3::uuid[], $4::uuid[], $5::date[], $6::text[], $7::bigint[]) AS u(program_id, innehall_id, dag, valuta, belopp)),
    f AS MATERIALIZED (SELECT u.belopp AS nu, i.belopp AS var FROM u LEFT JOIN LATERAL (${OF_SAME('= $1')}) i ON true),
    s AS (INSERT INTO intakt (program_id, innehall_id, dag, valuta, kalla, belopp, importerad)
      SELECT u.program_id, u.innehall_id, u.dag, u.valuta, $1, u.belopp, $2::timestamptz FROM u ORDER BY 2, 3, 1, 4
      ON CONFLICT (${KEY}) DO UPDATE SET belopp = excluded.belopp, importerad = excluded.importerad)
    SELECT count(*) FILTER (WHERE var IS NULL)::int AS nya, count(*) FILTER (WHERE var <> nu)::int AS ersatta, count(*) FILTER (WHERE var = nu)::int AS samma FROM f`,
};
const OTHER_SOURCES: Statement = {
  name: 'revenue_other_sources',
  text: `SELECT count(*)::int AS antal FROM unnest($2::uuid[], $3::uuid[], $4::date[], $5::text[]) AS u(program_id, innehall_id, dag, valuta)
    WHERE EXISTS (${OF_SAME('<> $1')})`,
};
const FORGET_SUMS: Statement = { name: 'revenue_forget_sums', text: 'DELETE FROM intaktsumma WHERE dag = ANY($1::date[])' };
const SUM: Statement = {
  name: 'revenue_sum',
  text: `INSERT INTO intaktsumma (slag, dag, varde, valuta, kalla, belopp, rader, importerad)
    SELECT x.slag, i.dag, x.varde, i.valuta, i.kalla, sum(i.belopp), count(*), max(i.importerad)
    FROM intakt i LEFT JOIN innehall a ON a.id = i.innehall_id CROSS JOIN LATERAL (VALUES ('alla', ''), ('program', i.program_id::text),
      ('artikel', coalesce(a.id::text, '${NO_ARTICLE}')), ('sektion', coalesce(a.sektion, '${NO_ARTICLE}')), ('mall', coalesce(a.mall, '${NO_ARTICLE}')),
      ('agent', CASE WHEN a.id IS NULL THEN '${NO_ARTICLE}' WHEN a.agare ->> 'typ' = 'agent' THEN a.agare ->> 'id' ELSE '' END)) x(slag, varde)
    WHERE i.dag = ANY($1::date[]) GROUP BY 1, 2, 3, 4, 5`,
};

/** So many rows are written, and so many days summed, by one statement. */
const ROWS_AT_ONCE = 2_000;
const DAYS_AT_ONCE = 20;

/** The writing of what articles have earned (decisions.md §23). */
export class RevenueRows extends Aggregate {
  /** Until the transaction ends nobody else writes of revenue. */
  async lock(): Promise<void> {
    await this.db.query(LOCK, []);
  }

  /** The programs that are called so, in small letters, or have such an id: several where several are called the same. */
  async programsCalled(names: readonly string[]): Promise<Map<string, string[]>> {
    if (names.length === 0) return new Map();
    const rows = await this.db.query<{ id: string; namn: string }>(PROGRAMS, [names]);
    return new Map([...Map.groupBy(rows, ({ namn }) => namn)].map(([namn, found]) => [namn, found.map(({ id }) => id)]));
  }

  /** Keeps what a source tells, in place of what it told before of the same; each sum once. Whoever calls holds the lock. */
  async put(kalla: string, sums: readonly RevenueSum[], importerad: string): Promise<Told> {
    const told: Told = { nya: 0, ersatta: 0, samma: 0 };
    for (let from = 0; from < sums.length; from += ROWS_AT_ONCE) {
      const some = sums.slice(from, from + ROWS_AT_ONCE);
      const values = [...keysOf(some), some.map(({ belopp }) => belopp.toString())];
      const [row = { nya: 0, ersatta: 0, samma: 0 }] = await this.db.query<Told>(PUT, [kalla, importerad, ...values]);
      told.nya += row.nya;
      told.ersatta += row.ersatta;
      told.samma += row.samma;
    }
    await this.sum(sums);
    return told;
  }

  /** Of how many of the same another source tells too. */
  async toldByOthers(kalla: string, sums: readonly RevenueSum[]): Promise<number> {
    let many = 0;
    for (let from = 0; from < sums.length; from += ROWS_AT_ONCE) {
      const [row] = await this.db.query<{ antal: number }>(OTHER_SOURCES, [kalla, ...keysOf(sums.slice(from, from + ROWS_AT_ONCE))]);
      many += row?.antal ?? 0;
    }
    return many;
  }

  /** Sums those days anew: so no sum can be told twice. Whoever calls holds the lock. */
  async sum(days: ReadonlyArray<{ dag: string }>): Promise<void> {
    const all = [...new Set(days.map(({ dag }) => dag))].toSorted();
    for (let from = 0; from < all.length; from += DAYS_AT_ONCE) {
      const some = all.slice(from, from + DAYS_AT_ONCE);
      await this.db.query(FORGET_SUMS, [some]);
      await this.db.query(SUM, [some]);
    }
  }
}

function keysOf(sums: readonly RevenueSum[]): unknown[] {
  return [
    sums.map(({ program }) => program),
    sums.map(({ innehall }) => innehall),
    sums.map(({ dag }) => dag),
    sums.map(({ valuta }) => valuta),
  ];
}
