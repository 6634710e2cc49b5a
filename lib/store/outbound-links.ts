import type { Author } from '#lib/contract/article.ts';
import { boundedCount, countedOf } from '#lib/store/bounded-count.ts';
import { containingByIndex } from '#lib/store/containing.ts';
import { Aggregate, type Queryable, type Statement } from '#lib/store/database.ts';
import { type Bind, type Order, type Stretch, stretchOf, type Window, windowText } from '#lib/store/stretch.ts';
import type { DaySpan } from '#lib/store/traffic.ts';

/** An outbound link of the site, as it is written. */
export interface OutboundLinkRow {
  kod: string;
  programId: string;
  adress: string;
  /** As it was given; `slut` is the moment from which it leads nowhere. */
  giltigTill: string | null;
  slut: string | null;
  sektioner: string[];
}

/** With the name of its program, and how often readers have followed it since a day. */
export interface ListedOutboundLink extends OutboundLinkRow {
  program: string;
  klick: number;
  skapad: string;
}

/** One sum: of a day, or of a link in a block. */
interface ClickSum {
  dag: string | null;
  kod: string | null;
  block: string | null;
  klick: number;
}

interface ArticleClicks {
  dagar: Array<{ dag: string; klick: number }>;
  /** The most followed first. */
  lankar: Array<{ kod: string; block: string; klick: number }>;
}

export interface OutboundFilter {
  sok: string;
  program?: string | undefined;
  /** Whether they lead somewhere at `nu`. */
  utgangna?: boolean | undefined;
  nu: string;
  /** The first day (YYYY-MM-DD) of which clicks are counted. */
  sedan: string;
}

/** What every address, and every link, begins with is not among the words. */
const SPELT_OUT = /^(?:https:\/\/|\/ut\/)/i;
/** What is searched, as the index has it. */
const WORDS = "(' ' || u.kod || ' ' || lower(substr(u.adress, 9)))";
const COLUMNS = 'u.kod, u.program_id AS "programId", u.adress, u.giltig_till AS "giltigTill", u.slut, u.sektioner';
const FROM = 'FROM utlank u JOIN annonsprogram p ON p.id = u.program_id';

/** With its clicks each of the links that `found` ends in: not of those that a list passes by. */
const listed = (since: string, found: string) => `SELECT u.*,
    (SELECT coalesce(sum(k.antal), 0)::int FROM utklick k WHERE k.kod = u.kod AND k.dag >= ${since}::date) AS klick
  FROM (SELECT ${COLUMNS}, p.namn AS program, u.skapad ${FROM} ${found}) u ORDER BY u.skapad DESC, u.kod DESC`;

const BY_CODE: Statement = { name: 'outbound_by_code', text: listed('$2', 'WHERE u.kod = $1') };
const LOCK: Statement = { name: 'outbound_lock', text: `SELECT ${COLUMNS} FROM utlank u WHERE u.kod = $1 FOR NO KEY UPDATE` };
const TAKEN: Statement = {
  name: 'outbound_taken',
  text: `SELECT kod FROM utlank WHERE kod = $1 OR (kod >= $1 || '-' AND kod < $1 || '.')`,
};
const OF_ADDRESS: Statement = {
  name: 'outbound_of_address',
  text: `SELECT u.kod FROM utlank u WHERE md5(u.adress) = md5($1) AND u.adress = $1 AND u.program_id = $2
      AND u.sektioner = '{}' AND u.slut IS NULL ORDER BY u.skapad, u.kod LIMIT 1`,
};
const CREATE: Statement = {
  name: 'outbound_create',
  text: `INSERT INTO utlank (kod, program_id, adress, giltig_till, slut, sektioner, av, skapad) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
    ON CONFLICT (kod) DO NOTHING RETURNING kod`,
};
const CHANGE: Statement = {
  name: 'outbound_change',
  text: 'UPDATE utlank SET program_id = $2, adress = $3, giltig_till = $4, slut = $5, sektioner = $6 WHERE kod = $1',
};
/** Not while clicks on it are being written: what is asked afterwards sees them. */
const LOCK_ALL: Statement = { name: 'outbound_lock_all', text: 'SELECT FROM utlank u WHERE u.kod = $1 FOR UPDATE' };
const REMOVE: Statement = {
  name: 'outbound_remove',
  text: 'DELETE FROM utlank u WHERE u.kod = $1 AND NOT EXISTS (SELECT FROM utklick k WHERE k.kod = u.kod) RETURNING u.kod',
};
const LEADING: Statement = {
  name: 'outbound_leading',
  text: `SELECT kod FROM utlank WHERE kod = ANY($1) AND (slut IS NULL OR slut > $2) AND (sektioner = '{}' OR $3 = ANY(sektioner))`,
};
const BY_DAY: Statement = {
  name: 'outbound_by_day',
  text: `SELECT to_char(dag, 'YYYY-MM-DD') AS dag, sum(antal)::int AS klick FROM utklick WHERE kod = $1 AND dag >= $2::date GROUP BY dag ORDER BY utklick.dag`,
};
/** Summed before the articles are looked up: of a link that many have, for those that are told alone. */
const BY_ARTICLE: Statement = {
  name: 'outbound_by_article',
  text: `SELECT k.innehall, coalesce(i.rubrik, '') AS rubrik, k.block, k.klick
    FROM (SELECT innehall_id AS innehall, block, sum(antal)::int AS klick FROM utklick WHERE kod = $1 AND dag >= $2::date
      GROUP BY innehall_id, block ORDER BY klick DESC, innehall_id, block LIMIT 100) k
    LEFT JOIN innehall i ON i.id = k.innehall ORDER BY k.klick DESC, k.innehall, k.block`,
};

const OF_ARTICLE: Statement = {
  name: 'outbound_of_article',
  text: `SELECT to_char(k.dag, 'YYYY-MM-DD') AS dag, k.kod, k.block, sum(k.antal)::float8 AS klick FROM utklick k
    WHERE k.innehall_id = $1 AND k.dag BETWEEN $2::date AND $3::date GROUP BY GROUPING SETS ((k.dag), (k.kod, k.block)) ORDER BY k.dag, 4 DESC, k.kod, k.block`,
};

const ORDER: Order = {
  way: 'DESC',
  columns: [
    { sql: 'u.skapad', type: 'timestamptz' },
    { sql: 'u.kod', type: 'text' },
  ],
};

/** The outbound links of the site (decisions.md §23): what their codes lead to, and how often readers have followed them. */
export class OutboundLinks extends Aggregate {
  /** What has been clicked in an article that whoever asks does not see keeps a link too. */
  private readonly whole: Queryable;

  constructor(db: Queryable, whole: Queryable) {
    super(db);
    this.whole = whole;
  }

  /** Newest first. */
  async list(filter: OutboundFilter, window: Window): Promise<Stretch<ListedOutboundLink>> {
    const given: unknown[] = [filter.sedan];
    const bind: Bind = (value) => `$${given.push(value)}`;
    const conditions = Object.entries(conditionsOf(filter, bind)).filter((one): one is [string, string] => one[1] !== undefined);
    const where = ['true', ...conditions.map(([, condition]) => condition)].join(' AND ');
    const kind = conditions.map(([name]) => `_${name}`).join('');
    const { name, further, place, values } = windowText(ORDER, window, given);
    const rows: Statement = {
      name: `outbound_list${kind}_${name}`,
      text: listed('$1', `WHERE ${where} ${further} ${place}`),
    };
    // The day is of no use to a count, and yet one of its values.
    const count: Statement = { name: `outbound_count${kind}`, text: boundedCount(`${FROM} WHERE $1::date IS NOT NULL AND ${where}`) };
    const [found, [counted]] = await Promise.all([
      this.db.query<ListedOutboundLink>(rows, values),
      this.db.query<{ antal: number }>(count, given),
    ]);
    return stretchOf(found, countedOf(counted), window, ({ skapad, kod }) => [skapad, kod]);
  }

  async byCode(kod: string, sedan: string): Promise<ListedOutboundLink | undefined> {
    const [row] = await this.db.query<ListedOutboundLink>(BY_CODE, [kod, sedan]);
    return row;
  }

  /** The link, held until the transaction ends. */
  async lock(kod: string): Promise<OutboundLinkRow | undefined> {
    const [row] = await this.db.query<OutboundLinkRow>(LOCK, [kod]);
    return row;
  }

  /** The codes that are that word, or begin with it and a hyphen. */
  async taken(kod: string): Promise<Set<string>> {
    return new Set((await this.db.query<{ kod: string }>(TAKEN, [kod])).map((row) => row.kod));
  }

  /** The first link of the program that leads to the address from everywhere and for ever. */
  async ofAddress(adress: string, program: string): Promise<string | undefined> {
    const [row] = await this.db.query<{ kod: string }>(OF_ADDRESS, [adress, program]);
    return row?.kod;
  }

  /** Whether it was made: a code that is taken stays what it is. */
  async create(link: OutboundLinkRow, av: Author, skapad: string): Promise<boolean> {
    return (await this.db.query(CREATE, [...valuesOf(link), JSON.stringify(av), skapad])).length > 0;
  }

  async change(link: OutboundLinkRow): Promise<void> {
    await this.db.query(CHANGE, valuesOf(link));
  }

  /** Whether it was removed: one that a reader has followed stays. */
  async remove(kod: string): Promise<boolean> {
    await this.db.query(LOCK_ALL, [kod]);
    return (await this.whole.query(REMOVE, [kod])).length > 0;
  }

  /** Those of the codes that lead somewhere from an article of the section. */
  async leading(codes: readonly string[], sektion: string, nu: string): Promise<Set<string>> {
    if (codes.length === 0) return new Set();
    return new Set((await this.db.query<{ kod: string }>(LEADING, [[...codes], nu, sektion])).map(({ kod }) => kod));
  }

  clicksByDay(kod: string, sedan: string): Promise<Array<{ dag: string; klick: number }>> {
    return this.db.query(BY_DAY, [kod, sedan]);
  }

  /** How often readers have followed links from the article: by day, and by link and block. */
  async clicksOfArticle(innehall: string, { fran, till }: DaySpan): Promise<ArticleClicks> {
    const rows = await this.db.query<ClickSum>(OF_ARTICLE, [innehall, fran, till]);
    return {
      dagar: rows.flatMap(({ dag, klick }) => (dag === null ? [] : [{ dag, klick }])),
      lankar: rows.flatMap(({ kod, block, klick }) => (kod === null || block === null ? [] : [{ kod, block, klick }])),
    };
  }

  /** The hundred places from which it was followed most. */
  clicksByPlace(kod: string, sedan: string): Promise<Array<{ innehall: string | null; rubrik: string; block: string; klick: number }>> {
    return this.db.query(BY_ARTICLE, [kod, sedan]);
  }
}

function conditionsOf({ sok, program, utgangna, nu }: OutboundFilter, bind: Bind): Record<string, string | undefined> {
  const part = sok.replace(SPELT_OUT, '');
  const words = part === '' ? undefined : bind(containingByIndex(part));
  return {
    sok: words && `${WORDS} LIKE ${words}`,
    program: program === undefined ? undefined : `u.program_id = ${bind(program)}`,
    ...(utgangna === undefined
      ? {}
      : utgangna
        ? { utgangna: `u.slut <= ${bind(nu)}` }
        : { gallande: `(u.slut IS NULL OR u.slut > ${bind(nu)})` }),
  };
}

function valuesOf({ kod, programId, adress, giltigTill, slut, sektioner }: OutboundLinkRow): unknown[] {
  return [kod, programId, adress, giltigTill, slut, sektioner];
}
