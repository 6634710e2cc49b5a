import { Aggregate, type Statement } from '#lib/store/database.ts';
import { DEPTH_COLUMNS, READING_TIME_COLUMNS } from '#lib/store/page-views.ts';

/** Numbers of readings, the buckets in the order of lib/contract/page-view.ts. */
export interface ReadingFigures {
  visningar: number;
  lastid: number[];
  djup: number[];
}

export interface NamedFigures extends ReadingFigures {
  nyckel: string;
}

export interface ArticleFigures extends NamedFigures {
  rubrik: string;
}

/** An article, with the section that it stands in now. */
export interface ReadArticle extends ArticleFigures {
  sektion: string;
}

/** An article that is read at this moment. */
export interface ReadNow {
  nyckel: string;
  rubrik: string;
  sektion: string;
  visningar: number;
  /** Of those, in the last few minutes. */
  nyss: number;
}

/** Days (YYYY-MM-DD, Stockholm's), both included. */
export interface DaySpan {
  fran: string;
  till: string;
}

/** What figures are summed by; each has its rows. */
export type SummedBy = 'alla' | 'sprak' | 'kalla' | 'sektion' | 'mall' | 'agent';

/** So many rows of a figure are told, the largest first. */
export const MOST_TOLD = 100;
const MOST_ARTICLES = 30;
const MOST_NOW = 20;
/** Articles that are looked at for the most read of many days: the most read of each of them. */
const CANDIDATES = 3_000;
const LEAST_OF_A_DAY = 10;

const total = (columns: readonly string[], table: string) => columns.map((name) => `coalesce(sum(${table}.${name}), 0)::float8`).join(', ');
const FIGURES = (table: string) => `coalesce(sum(${table}.visningar), 0)::float8 AS visningar,
    ARRAY[${total(READING_TIME_COLUMNS, table)}] AS lastid, ARRAY[${total(DEPTH_COLUMNS, table)}] AS djup`;
const DAY = (column: string) => `to_char(${column}, 'YYYY-MM-DD')`;

const BEGAN: Statement = { name: 'traffic_began', text: `SELECT ${DAY('min(dag)')} AS dag FROM trafiksumma WHERE slag = 'alla'` };
// Of all of it the sum stands in every row, so that what is told of some is a part of what is told of all.
const NOW: Statement = {
  name: 'traffic_now',
  text: `SELECT n.innehall_id::text AS nyckel, i.rubrik, i.sektion, n.nyss::float8 AS nyss, n.visningar::float8 AS visningar, n.alla::float8 AS alla
    FROM (SELECT s.innehall_id, coalesce(sum(s.visningar) FILTER (WHERE s.minut >= $2::timestamptz), 0) AS nyss, sum(s.visningar) AS visningar,
        sum(sum(s.visningar)) OVER () AS alla FROM sidvisning_nyss s WHERE s.minut >= $1::timestamptz
      GROUP BY s.innehall_id ORDER BY 2 DESC, 3 DESC, 1 LIMIT ${MOST_NOW}) n JOIN innehall i ON i.id = n.innehall_id
    ORDER BY n.nyss DESC, n.visningar DESC, n.innehall_id`,
};
const TOTAL: Statement = {
  name: 'traffic_total',
  text: `SELECT ${FIGURES('t')} FROM trafiksumma t WHERE t.slag = 'alla' AND t.dag BETWEEN $1::date AND $2::date`,
};
const BY_DAY: Statement = {
  name: 'traffic_by_day',
  text: `SELECT ${DAY('t.dag')} AS nyckel, ${FIGURES('t')} FROM trafiksumma t WHERE t.slag = 'alla' AND t.dag BETWEEN $1::date AND $2::date
    GROUP BY t.dag ORDER BY t.dag`,
};
const BY: Statement = {
  name: 'traffic_by',
  text: `SELECT t.varde AS nyckel, ${FIGURES('t')} FROM trafiksumma t WHERE t.slag = $3 AND t.dag BETWEEN $1::date AND $2::date
    GROUP BY t.varde ORDER BY 2 DESC, 1 LIMIT ${MOST_TOLD}`,
};
// The first two digits of a stretch are its hour.
const BY_HOUR: Statement = {
  name: 'traffic_by_hour',
  text: `SELECT ${DAY('t.dag')} || ' ' || left(t.varde, 2) AS nyckel, ${FIGURES('t')} FROM trafiksumma t WHERE t.slag = 'stund' AND t.dag BETWEEN $1::date AND $2::date
    GROUP BY t.dag, left(t.varde, 2) ORDER BY 1`,
};
const AGENTS: Statement = { name: 'traffic_agents', text: 'SELECT id::text AS id, namn FROM agent WHERE id::text = ANY($1)' };
// Of many days the most read are among the most read of some of them: no more of each is looked at, and of those found all is summed.
const TOP: Statement = {
  name: 'traffic_top',
  text: `WITH d AS (SELECT s.dag::date AS dag FROM generate_series($1::date::timestamp, $2::date::timestamp, interval '1 day') s(dag)),
    k AS (SELECT l.varde FROM d CROSS JOIN LATERAL (SELECT t.varde, t.visningar FROM trafiksumma t WHERE t.slag = 'artikel' AND t.dag = d.dag
        ORDER BY t.visningar DESC, t.varde LIMIT $3) l GROUP BY l.varde ORDER BY sum(l.visningar) DESC, l.varde LIMIT ${MOST_ARTICLES})
    SELECT k.varde AS nyckel, i.rubrik, ${FIGURES('t')} FROM k JOIN trafiksumma t ON t.slag = 'artikel' AND t.varde = k.varde AND t.dag BETWEEN $1::date AND $2::date
      JOIN innehall i ON i.id = k.varde::uuid GROUP BY k.varde, i.rubrik ORDER BY 3 DESC, 1`,
};
// In the order of an index, so that nothing is read twice however many stretches there are.
const EACH_ARTICLE: Statement = {
  name: 'traffic_each_article',
  text: `WITH k AS MATERIALIZED (SELECT t.varde, ${FIGURES('t')} FROM trafiksumma t WHERE t.slag = 'artikel' AND t.varde > $3 AND t.dag BETWEEN $1::date AND $2::date
      GROUP BY t.varde ORDER BY t.varde LIMIT $4::int)
    SELECT k.varde AS nyckel, i.rubrik, i.sektion, k.visningar, k.lastid, k.djup FROM k JOIN innehall i ON i.id = k.varde::uuid ORDER BY k.varde`,
};
const OF_ARTICLE: Statement = {
  name: 'traffic_of_article',
  text: `SELECT CASE WHEN GROUPING(s.dag) = 0 THEN 'dag' WHEN GROUPING(s.sprak) = 0 THEN 'sprak' WHEN GROUPING(s.kalla) = 0 THEN 'kalla' ELSE 'alla' END AS slag,
      coalesce(${DAY('s.dag')}, s.sprak, s.kalla, '') AS nyckel, ${FIGURES('s')}
    FROM sidvisning s WHERE s.innehall_id = $1 AND s.dag BETWEEN $2::date AND $3::date
    GROUP BY GROUPING SETS ((), (s.dag), (s.sprak), (s.kalla)) ORDER BY 1, 2`,
};

/** What has been counted of the readers' reading, summed (decisions.md §23). */
export class Traffic extends Aggregate {
  /** The first day of which anything is counted. */
  async began(): Promise<string | null> {
    const [row] = await this.db.query<{ dag: string | null }>(BEGAN, []);
    return row?.dag ?? null;
  }

  /** What has been read since a moment (ISO 8601), and of what article by article: first what has been read most since a later one. */
  async now(since: string, later: string): Promise<{ visningar: number; artiklar: ReadNow[] }> {
    const rows = await this.db.query<ReadNow & { alla: number }>(NOW, [since, later]);
    return { visningar: rows[0]?.alla ?? 0, artiklar: rows.map(({ alla: _, ...article }) => article) };
  }

  async total({ fran, till }: DaySpan): Promise<ReadingFigures> {
    const [row] = await this.db.query<ReadingFigures>(TOTAL, [fran, till]);
    return row ?? { visningar: 0, lastid: [], djup: [] };
  }

  /** Day by day, the first first. */
  byDay({ fran, till }: DaySpan): Promise<NamedFigures[]> {
    return this.db.query<NamedFigures>(BY_DAY, [fran, till]);
  }

  /** Hour by hour (YYYY-MM-DD HH), the first first; those in which nothing was read are not among them. */
  byHour({ fran, till }: DaySpan): Promise<NamedFigures[]> {
    return this.db.query<NamedFigures>(BY_HOUR, [fran, till]);
  }

  /** The largest first. */
  by(slag: SummedBy, { fran, till }: DaySpan): Promise<NamedFigures[]> {
    return this.db.query<NamedFigures>(BY, [fran, till, slag]);
  }

  /** What agents are called. */
  async agentNames(ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.db.query<{ id: string; namn: string }>(AGENTS, [ids]);
    return new Map(rows.map(({ id, namn }) => [id, namn]));
  }

  /** The most read articles of so many days, with all that they were read in them. */
  top({ fran, till }: DaySpan, dagar: number): Promise<ArticleFigures[]> {
    return this.db.query<ArticleFigures>(TOP, [fran, till, Math.max(LEAST_OF_A_DAY, Math.floor(CANDIDATES / dagar))]);
  }

  /** Every article that was read in those days, with all that it was read in them, by its id and so many at a time. */
  async *eachArticle({ fran, till }: DaySpan, size: number): AsyncGenerator<ReadArticle[], void> {
    // What has been read may be gone since, and a stretch shorter for it: the end is where there is nothing more.
    for (let last = ''; ; ) {
      const read: ReadArticle[] = await this.db.query<ReadArticle>(EACH_ARTICLE, [fran, till, last, size]);
      const end = read.at(-1)?.nyckel;
      if (end === undefined) return;
      yield read;
      last = end;
    }
  }

  /** One article: all of it, and by day, language and source. */
  ofArticle(id: string, { fran, till }: DaySpan): Promise<(NamedFigures & { slag: 'alla' | 'dag' | 'sprak' | 'kalla' })[]> {
    return this.db.query(OF_ARTICLE, [id, fran, till]);
  }
}
