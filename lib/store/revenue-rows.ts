import { NO_ARTICLE } from '#lib/contract/revenue.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';
import { keyOf } from '#lib/store/link-places.ts';
import { type KeptRevenue, partsAfter } from '#lib/store/revenue-parts.ts';
import type { DaySpan } from '#lib/store/traffic.ts';

/** What a program has paid for an article of a day, in the smallest unit of the currency; `innehall` is null where no article is known. */
export interface RevenueSum {
  program: string;
  innehall: string | null;
  /** The outbound link that it was told of, where that says which article it is of; '' where the article itself was told, or none. */
  kod: string;
  /** YYYY-MM-DD */
  dag: string;
  valuta: string;
  belopp: bigint;
}

/** What was removed of a day in a currency. */
export interface RemovedRevenue extends Pick<RevenueSum, 'dag' | 'valuta' | 'belopp'> {
  antal: number;
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
const OF_SAME = (source: string, told: 'i.belopp' | 'i.lopnr' = 'i.belopp') =>
  ['i.innehall_id = u.innehall_id', 'u.innehall_id IS NULL AND i.innehall_id IS NULL']
    .map(
      (same) =>
        `SELECT ${told} FROM intakt i WHERE ${same} AND i.dag = u.dag AND i.program_id = u.program_id AND i.valuta = u.valuta AND i.kalla ${source}`,
    )
    .join(' UNION ALL ');
const KEY = 'innehall_id, dag, program_id, valuta, kalla';
// What a source has told before of the same: where it is booked now; where the outbound links of it were booked then; and what nobody wrote down the links of, on
// the articles that these stand in or on none, where they may have been booked.
const KEPT: Statement = {
  name: 'revenue_kept',
  text: `WITH u AS MATERIALIZED (SELECT * FROM unnest($2::uuid[], $3::uuid[], $4::date[], $5::text[], $6::text[]) AS u(program_id, innehall_id, dag, valuta, kod)),
    s AS MATERIALIZED (SELECT DISTINCT k.kod, p.innehall_id FROM (SELECT DISTINCT kod FROM u WHERE kod <> '') k
      JOIN lank l ON l.nyckel = ${keyOf("'/ut/' || k.kod")} JOIN lankplats p ON p.lank_id = l.id),
    f AS (SELECT i.lopnr FROM u CROSS JOIN LATERAL (${OF_SAME('= $1', 'i.lopnr')}) i
      UNION SELECT i.lopnr FROM intakt i WHERE i.dag = ANY($4::date[]) AND i.kalla = $1 AND i.delar ?| $7::text[]
      UNION SELECT i.lopnr FROM u JOIN s ON s.kod = u.kod JOIN intakt i ON i.innehall_id = s.innehall_id AND i.dag = u.dag AND i.program_id = u.program_id
        AND i.valuta = u.valuta AND i.kalla = $1 AND i.delar IS NULL
      UNION SELECT i.lopnr FROM u JOIN intakt i ON i.innehall_id IS NULL AND i.dag = u.dag AND i.program_id = u.program_id
        AND i.valuta = u.valuta AND i.kalla = $1 AND i.delar IS NULL WHERE u.kod <> '')
    SELECT i.program_id AS program, i.innehall_id AS innehall, to_char(i.dag, 'YYYY-MM-DD') AS dag, i.valuta, i.belopp::text AS belopp, i.delar
    FROM f JOIN intakt i ON i.lopnr = f.lopnr`,
};
const PUT: Statement = {
  name: 'revenue_put',
  text: `INSERT INTO intakt (program_id, innehall_id, dag, valuta, kalla, belopp, delar, importerad)
    SELECT u.program_id, u.innehall_id, u.dag, u.valuta, $1, u.belopp, u.delar, $2::timestamptz
    FROM unnest($3::uuid[], $4::uuid[], $5::date[], $6::text[], $7::bigint[], $8::jsonb[]) AS u(program_id, innehall_id, dag, valuta, belopp, delar) ORDER BY 2, 3, 1, 4
    ON CONFLICT (${KEY}) DO UPDATE SET belopp = excluded.belopp, delar = excluded.delar, importerad = excluded.importerad`,
};
const TAKE_AWAY: Statement = {
  name: 'revenue_take_away',
  text: `DELETE FROM intakt WHERE lopnr IN (SELECT i.lopnr FROM unnest($2::uuid[], $3::uuid[], $4::date[], $5::text[]) AS u(program_id, innehall_id, dag, valuta)
    CROSS JOIN LATERAL (${OF_SAME('= $1', 'i.lopnr')}) i)`,
};
const OTHER_SOURCES: Statement = {
  name: 'revenue_other_sources',
  text: `SELECT count(*)::int AS antal FROM unnest($2::uuid[], $3::uuid[], $4::date[], $5::text[]) AS u(program_id, innehall_id, dag, valuta)
    WHERE EXISTS (${OF_SAME('<> $1')})`,
};
const REMOVE: Statement = {
  name: 'revenue_remove',
  text: `WITH b AS (DELETE FROM intakt WHERE kalla = $1 AND dag BETWEEN $2::date AND $3::date AND ($4 = '' OR program_id::text = $4) RETURNING dag, valuta, belopp)
    SELECT to_char(b.dag, 'YYYY-MM-DD') AS dag, b.valuta, count(*)::int AS antal, sum(b.belopp)::text AS belopp FROM b GROUP BY b.dag, b.valuta ORDER BY b.dag, b.valuta`,
};
const LEFT: Statement = {
  name: 'revenue_left',
  text: `SELECT count(*)::int AS antal FROM intakt i WHERE i.kalla = $1 AND i.dag = ANY($2::date[]) AND i.program_id = ANY($3::uuid[]) AND i.importerad <> $4::timestamptz`,
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

  /**
   * Keeps what a source tells, in place of what it told before of the same: of an outbound link wherever that was booked, as it may have moved since, or been given
   * to another program; else of the article. Each sum once. Whoever calls holds the lock.
   */
  async put(kalla: string, sums: readonly RevenueSum[], importerad: string): Promise<Told> {
    const told: Told = { nya: 0, ersatta: 0, samma: 0 };
    const byDay = sums.toSorted((a, b) => (a.dag < b.dag ? -1 : Number(a.dag > b.dag)));
    for (let from = 0; from < byDay.length; from += ROWS_AT_ONCE) {
      const some = byDay.slice(from, from + ROWS_AT_ONCE);
      const codes = some.map(({ kod }) => kod);
      const links = [...new Set(codes)].filter((kod) => kod !== '');
      const kept = await this.db.query<KeptRevenue>(KEPT, [kalla, ...keysOf(some), codes, links]);
      const after = partsAfter(kept, some);
      if (after.gone.length > 0) await this.db.query(TAKE_AWAY, [kalla, ...keysOf(after.gone)]);
      const amounts = [after.rows.map(({ belopp }) => belopp), after.rows.map(({ delar }) => JSON.stringify(delar))];
      if (after.rows.length > 0) await this.db.query(PUT, [kalla, importerad, ...keysOf(after.rows), ...amounts]);
      told.nya += after.told.nya;
      told.ersatta += after.told.ersatta;
      told.samma += after.told.samma;
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

  /** How much a source has told before of those days and programs and does not tell `now`. */
  async leftOf(kalla: string, sums: ReadonlyArray<Pick<RevenueSum, 'dag' | 'program'>>, now: string): Promise<number> {
    const [days, programs] = [new Set(sums.map(({ dag }) => dag)), new Set(sums.map(({ program }) => program))];
    const [row] = await this.db.query<{ antal: number }>(LEFT, [kalla, [...days], [...programs], now]);
    return row?.antal ?? 0;
  }

  /** Removes what a source has told of some days, of one program or ('') of all, and tells how much of each day and currency. Whoever calls holds the lock. */
  async remove(kalla: string, { fran, till, program }: DaySpan & { program: string }): Promise<RemovedRevenue[]> {
    const rows = await this.db.query<Omit<RemovedRevenue, 'belopp'> & { belopp: string }>(REMOVE, [kalla, fran, till, program]);
    const gone = rows.map((row) => ({ ...row, belopp: BigInt(row.belopp) }));
    await this.sum(gone);
    return gone;
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

function keysOf(sums: ReadonlyArray<Pick<RevenueSum, 'program' | 'innehall' | 'dag' | 'valuta'>>): unknown[] {
  return [
    sums.map(({ program }) => program),
    sums.map(({ innehall }) => innehall),
    sums.map(({ dag }) => dag),
    sums.map(({ valuta }) => valuta),
  ];
}
