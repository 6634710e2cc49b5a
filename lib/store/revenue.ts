import { NO_ARTICLE } from '#lib/contract/revenue.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';
import type { DaySpan } from '#lib/store/traffic.ts';

/** What something has earned in one currency, in its smallest unit. */
export interface EarnedRow {
  nyckel: string;
  valuta: string;
  belopp: number;
  /** Of that, what was earned on days on which readings were counted. */
  matt: number;
  /** How often it was read on the days of which there is revenue; null where nothing is counted of it. */
  visningar: number | null;
}

/** Of which days a source tells what a program has paid. */
export interface CoveredRow {
  program: string;
  namn: string;
  kalla: string;
  fran: string;
  till: string;
  dagar: number;
  importerad: string;
}

/** What is asked about: some days, and one source or all (''). */
export interface RevenueSpan extends DaySpan {
  kalla: string;
}

/** What revenue is summed by where it is counted how often that was read. */
export type EarnedBy = 'sektion' | 'mall' | 'agent';

const MOST_ARTICLES = 30;
const MOST_ROWS = 300;
/** So many programs and sources are told of. */
const MOST_COVERED = 100;
/** Articles that are looked at for those that earned most of many days: the most of each day. */
const CANDIDATES = 3_000;
const LEAST_OF_A_DAY = 10;

const DAY = (column: string) => `to_char(${column}, 'YYYY-MM-DD')`;
const DAYS = (table: string) => `${table}.dag BETWEEN $1::date AND $2::date`;
const SPAN = (table: string) => `${DAYS(table)} AND ($3 = '' OR ${table}.kalla = $3)`;
// Below 2^53, which no newsroom earns, each is exact.
const SUMS = (table: string, began: string) =>
  `sum(${table}.belopp)::float8 AS belopp, coalesce(sum(${table}.belopp) FILTER (WHERE ${table}.dag >= ${began}), 0)::float8 AS matt`;
/** The article that a sum `o` is of; NULL where none is known. */
const ARTICLE = `CASE WHEN o.varde <> '${NO_ARTICLE}' THEN o.varde::uuid END`;
/** The days of which there is revenue: what is read on others says nothing of what it earned. */
const COVERED_DAYS = `d AS MATERIALIZED (SELECT s.dag FROM intaktsumma s WHERE s.slag = 'alla' AND ${SPAN('s')} GROUP BY s.dag)`;
const BEGAN = (kind: string) => `b AS MATERIALIZED (SELECT min(t.dag) AS dag FROM trafiksumma t WHERE t.slag = ${kind})`;

const TOTAL: Statement = {
  name: 'revenue_total',
  text: `WITH ${COVERED_DAYS}, ${BEGAN("'alla'")}
    SELECT '' AS nyckel, s.valuta, ${SUMS('s', '(SELECT dag FROM b)')}, (SELECT sum(t.visningar)::float8 FROM trafiksumma t JOIN d ON d.dag = t.dag WHERE t.slag = 'alla' AND ${DAYS('t')}) AS visningar
    FROM intaktsumma s WHERE s.slag = 'alla' AND ${SPAN('s')} GROUP BY s.valuta ORDER BY sum(s.rader) DESC, s.valuta`,
};
const BY_DAY: Statement = {
  name: 'revenue_by_day',
  text: `WITH i AS MATERIALIZED (SELECT s.dag, s.valuta, sum(s.belopp)::float8 AS belopp FROM intaktsumma s WHERE s.slag = 'alla' AND ${SPAN('s')} GROUP BY s.dag, s.valuta)
    SELECT ${DAY('i.dag')} AS nyckel, i.valuta, i.belopp, i.belopp AS matt,
      (SELECT t.visningar::float8 FROM trafiksumma t WHERE t.slag = 'alla' AND t.dag = i.dag AND t.varde = '' LIMIT 1) AS visningar
    FROM i ORDER BY i.dag, i.valuta`,
};
const BY: Statement = {
  name: 'revenue_by',
  text: `WITH ${COVERED_DAYS}, ${BEGAN('$4')},
    v AS (SELECT t.varde, sum(t.visningar)::float8 AS visningar FROM trafiksumma t JOIN d ON d.dag = t.dag WHERE t.slag = $4 AND ${DAYS('t')} GROUP BY t.varde)
    SELECT s.varde AS nyckel, s.valuta, ${SUMS('s', '(SELECT dag FROM b)')}, max(v.visningar) AS visningar
    FROM intaktsumma s LEFT JOIN v ON v.varde = s.varde WHERE s.slag = $4 AND ${SPAN('s')} GROUP BY s.varde, s.valuta ORDER BY 3 DESC, 1, 2 LIMIT ${MOST_ROWS}`,
};
const BY_PROGRAM: Statement = {
  name: 'revenue_by_program',
  text: `WITH ${BEGAN("'alla'")} SELECT s.varde AS nyckel, s.valuta, ${SUMS('s', '(SELECT dag FROM b)')}, NULL AS visningar
    FROM intaktsumma s WHERE s.slag = 'program' AND ${SPAN('s')} GROUP BY s.varde, s.valuta ORDER BY 3 DESC, 1, 2 LIMIT ${MOST_ROWS}`,
};
// Of many days those that earned most are among the first of some of them: no more of each is looked at, and of those found all is summed. Of one source
// by an index of its own, which no statement that is for all of them too would be planned by. The sums name articles in a column of theirs: those that whoever
// asks does not see are passed over here, each looked up by its id until there are enough, where an EXISTS might read all articles.
const top = (name: string, ofSource: string): Statement => ({
  name,
  text: `WITH ${COVERED_DAYS}, ${BEGAN("'artikel'")},
    o AS (SELECT l.varde, sum(l.belopp) AS belopp FROM d CROSS JOIN LATERAL (SELECT s.varde, s.belopp FROM intaktsumma s WHERE s.slag = 'artikel' AND s.valuta = $4 AND s.dag = d.dag
        ${ofSource} ORDER BY s.belopp DESC, s.varde LIMIT $5) l GROUP BY l.varde ORDER BY sum(l.belopp) DESC, l.varde),
    k AS MATERIALIZED (SELECT o.varde FROM o WHERE o.varde = '${NO_ARTICLE}' OR (SELECT true FROM innehall i WHERE i.id = ${ARTICLE})
        ORDER BY o.belopp DESC, o.varde LIMIT ${MOST_ARTICLES}),
    v AS MATERIALIZED (SELECT k.varde, l.visningar FROM k CROSS JOIN LATERAL (SELECT sum(t.visningar)::float8 AS visningar FROM trafiksumma t
        WHERE t.slag = 'artikel' AND t.varde = k.varde AND ${DAYS('t')} AND t.dag IN (SELECT d.dag FROM d)) l)
    SELECT k.varde AS nyckel, l.valuta, l.belopp, l.matt, v.visningar FROM k CROSS JOIN LATERAL (SELECT s.valuta, ${SUMS('s', '(SELECT dag FROM b)')}
        FROM intaktsumma s WHERE s.slag = 'artikel' AND s.varde = k.varde AND ${SPAN('s')} GROUP BY s.valuta) l LEFT JOIN v ON v.varde = k.varde
    ORDER BY l.valuta = $4 DESC, l.belopp DESC, 1, 2`,
});
const TOP = top('revenue_top', '');
const TOP_OF_SOURCE = top('revenue_top_of_source', 'AND s.kalla = $3');
const OF_ARTICLE: Statement = {
  name: 'revenue_of_article',
  text: `WITH ${BEGAN("'artikel'")},
    r AS MATERIALIZED (SELECT i.dag, i.program_id, i.valuta, sum(i.belopp) AS belopp FROM intakt i WHERE i.innehall_id = $4 AND ${SPAN('i')} GROUP BY 1, 2, 3),
    v AS MATERIALIZED (SELECT t.dag, sum(t.visningar)::float8 AS visningar FROM trafiksumma t WHERE t.slag = 'artikel' AND t.varde = $4::text AND ${DAYS('t')} GROUP BY 1),
    d AS MATERIALIZED (SELECT s.dag FROM intaktsumma s WHERE s.slag = 'alla' AND ${SPAN('s')} GROUP BY s.dag)
    SELECT CASE WHEN GROUPING(r.dag) = 0 THEN 'dag' WHEN GROUPING(r.program_id) = 0 THEN 'program' ELSE 'alla' END AS slag,
      coalesce(${DAY('r.dag')}, r.program_id::text, '') AS nyckel, r.valuta, ${SUMS('r', '(SELECT dag FROM b)')},
      CASE WHEN GROUPING(r.dag) = 0 THEN (SELECT v.visningar FROM v WHERE v.dag = r.dag) ELSE (SELECT sum(v.visningar) FROM v JOIN d ON d.dag = v.dag) END AS visningar
    FROM r GROUP BY GROUPING SETS ((r.valuta), (r.valuta, r.dag), (r.valuta, r.program_id)) ORDER BY 1, 2, 3`,
};
// Its days are counted currency by currency, each of which a day has once; only of what is paid in several is it counted which days they share. As bytes, for
// their order says nothing.
const COVERED: Statement = {
  name: 'revenue_covered',
  text: `WITH v AS MATERIALIZED (SELECT s.varde COLLATE "C" AS varde, s.kalla COLLATE "C" AS kalla, min(s.dag) AS fran, max(s.dag) AS till, count(*)::int AS dagar, max(s.importerad) AS importerad
      FROM intaktsumma s WHERE s.slag = 'program' AND ${SPAN('s')} GROUP BY 1, 2, s.valuta),
    k AS MATERIALIZED (SELECT v.varde, v.kalla, min(v.fran) AS fran, max(v.till) AS till, max(v.importerad) AS importerad, CASE WHEN count(*) = 1 THEN max(v.dagar)
        ELSE (SELECT count(DISTINCT s.dag)::int FROM intaktsumma s WHERE s.slag = 'program' AND s.varde = v.varde COLLATE "default" AND s.kalla = v.kalla COLLATE "default" AND ${DAYS('s')}) END AS dagar
      FROM v GROUP BY v.varde, v.kalla)
    SELECT k.varde AS program, p.namn, k.kalla, ${DAY('k.fran')} AS fran, ${DAY('k.till')} AS till, k.dagar, k.importerad
    FROM k JOIN annonsprogram p ON p.id = k.varde::uuid ORDER BY svensk_ordning(p.namn), k.varde, k.kalla LIMIT ${MOST_COVERED}`,
};
const TOLD_TWICE: Statement = {
  name: 'revenue_told_twice',
  text: `SELECT count(*)::int AS antal FROM (SELECT FROM intaktsumma s WHERE s.slag = 'program' AND ${SPAN('s')} GROUP BY s.dag, s.varde, s.valuta HAVING count(*) > 1) t`,
};
const PROGRAM_NAMES: Statement = {
  name: 'revenue_program_names',
  text: 'SELECT id::text AS id, namn FROM annonsprogram WHERE id::text = ANY($1)',
};
const HEADLINES: Statement = {
  name: 'revenue_headlines',
  text: 'SELECT id::text AS id, rubrik AS namn FROM innehall WHERE id = ANY($1::uuid[])',
};

/** What articles have earned, summed (decisions.md §23). Amounts of different currencies are never one sum. */
export class Revenue extends Aggregate {
  /** All of it: the currency that most rows are in first. */
  total(span: RevenueSpan): Promise<EarnedRow[]> {
    return this.db.query<EarnedRow>(TOTAL, valuesOf(span));
  }

  byDay(span: RevenueSpan): Promise<EarnedRow[]> {
    return this.db.query<EarnedRow>(BY_DAY, valuesOf(span));
  }

  by(slag: EarnedBy, span: RevenueSpan): Promise<EarnedRow[]> {
    return this.db.query<EarnedRow>(BY, [...valuesOf(span), slag]);
  }

  byProgram(span: RevenueSpan): Promise<EarnedRow[]> {
    return this.db.query<EarnedRow>(BY_PROGRAM, valuesOf(span));
  }

  /** The articles that whoever asks sees and that have earned most in a currency in so many days, with all that they have earned in them. */
  top(span: RevenueSpan, valuta: string, dagar: number): Promise<EarnedRow[]> {
    const each = Math.max(LEAST_OF_A_DAY, Math.floor(CANDIDATES / dagar));
    return this.db.query<EarnedRow>(span.kalla === '' ? TOP : TOP_OF_SOURCE, [...valuesOf(span), valuta, each]);
  }

  /** One article: all of it, and by day and program. */
  ofArticle(id: string, span: RevenueSpan): Promise<Array<EarnedRow & { slag: 'alla' | 'dag' | 'program' }>> {
    return this.db.query(OF_ARTICLE, [...valuesOf(span), id]);
  }

  covered(span: RevenueSpan): Promise<CoveredRow[]> {
    return this.db.query<CoveredRow>(COVERED, valuesOf(span));
  }

  /** How often several sources tell of the same program, day and currency: never where `covered`, what is told of those days, has no program twice. */
  async toldTwice(span: RevenueSpan, covered: readonly CoveredRow[]): Promise<number> {
    const programs = new Set(covered.map(({ program }) => program));
    if (covered.length < MOST_COVERED && programs.size === covered.length) return 0;
    const [row] = await this.db.query<{ antal: number }>(TOLD_TWICE, valuesOf(span));
    return row?.antal ?? 0;
  }

  programNames(ids: readonly string[]): Promise<Map<string, string>> {
    return this.names(PROGRAM_NAMES, ids);
  }

  headlines(ids: readonly string[]): Promise<Map<string, string>> {
    return this.names(HEADLINES, ids);
  }

  private async names(statement: Statement, ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    return new Map((await this.db.query<{ id: string; namn: string }>(statement, [ids])).map(({ id, namn }) => [id, namn]));
  }
}

function valuesOf({ fran, till, kalla }: RevenueSpan): [string, string, string] {
  return [fran, till, kalla];
}
