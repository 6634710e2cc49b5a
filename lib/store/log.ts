import type { Author } from '#lib/contract/article.ts';
import { type LogEntry, logEntrySchema } from '#lib/contract/log.ts';
import type { LogEvent, LogOutcome } from '#lib/contract/log-events.ts';
import type { Counted } from '#lib/contract/page.ts';
import { boundedCount, countedOf, MOST_COUNTED } from '#lib/store/bounded-count.ts';
import { beginning, containing, containingByIndex, isShortForIndex } from '#lib/store/containing.ts';
import type { CountCache } from '#lib/store/count-cache.ts';
import { Aggregate, type Queryable, type Statement } from '#lib/store/database.ts';
import { type Bind, limitText, type Reading, readOf, type Stretch, stretchOf, type Window } from '#lib/store/stretch.ts';

export interface NewLogEntry {
  tid: string;
  operation: string;
  av: Author;
  orderAv: Author | null;
  innehall: string | null;
  detalj: Record<string, unknown>;
  korrelation: string;
}

/** What newLogValues gives the values of. */
export const LOG_INTO = 'INSERT INTO logg (tid, operation, principal, order_av, innehall_id, detalj, korrelation)';
const ADD: Statement = { name: 'log_add', text: `${LOG_INTO} VALUES ($1, $2, $3::jsonb, $4::jsonb, $5, $6::jsonb, $7)` };

/** Removes a piece of what the settings say is too old, with a line that tells what it was. */
const PRUNE: Statement = { name: 'log_prune', text: 'SELECT public.gallra_logg($1) AS antal' };

/** What so many articles are called says nothing of the log. */
const MOST_ARTICLES = 2_000;

const ARTICLES_CALLED: Statement = {
  name: 'log_articles_called',
  text: `SELECT DISTINCT id FROM (SELECT innehall_id AS id FROM sokpost WHERE rubrik LIKE $1 OR rubrik LIKE $2 LIMIT ${MOST_ARTICLES}) s`,
};
const PEOPLE_CALLED: Statement = {
  name: 'log_people_called',
  text: `SELECT id::text FROM person WHERE lower(namn) LIKE $1 OR epost LIKE $1 UNION SELECT id::text FROM agent WHERE lower(namn) LIKE $1`,
};

const HAS_TOLD: Statement = {
  name: 'log_has_told',
  text: `SELECT EXISTS (SELECT FROM logg WHERE innehall_id = $1 AND operation = ANY($3::text[]) AND detalj ->> 'underrattad' = $2) AS sagt`,
};

export interface LogFilter {
  innehall?: string | undefined;
  /** Id of whoever did it. */
  av?: string | undefined;
  /** Id or e-mail of whoever ordered it. */
  orderAv?: string | undefined;
  handelse?: LogEvent | undefined;
  utfall?: LogOutcome | undefined;
  /** From this instant on. */
  fran?: string | undefined;
  /** Before this instant. */
  fore?: string | undefined;
  /** Part of a headline, of a name or of what was noted, a correlation id, or the id of an article. */
  sok?: string | undefined;
}

/** A line, by what the log is in the order of: what comes behind it is the same whatever is added. */
export interface LogPlace {
  tid: string;
  id: string;
}

const COLUMNS = `l.id::text, l.tid, l.operation, l.principal AS av, l.order_av, l.innehall_id AS innehall, i.rubrik,
  loggens_utfall(l.operation, l.detalj) AS utfall, l.detalj, l.korrelation`;

/** The audit log: only added to, and at its beginning pruned by the rule of the settings (docs/decisions/log-retention.md). */
export class Log extends Aggregate {
  private readonly counts: Pick<CountCache, 'get'>;

  constructor(db: Queryable, counts: Pick<CountCache, 'get'>) {
    super(db);
    this.counts = counts;
  }

  /** Whether the person has been written to of one of those deeds with the article. */
  async hasToldOf(innehall: string, person: string, operations: readonly LogEvent[]): Promise<boolean> {
    const [row] = await this.db.query<{ sagt: boolean }>(HAS_TOLD, [innehall, person, operations]);
    return row?.sagt === true;
  }

  async add(entry: NewLogEntry): Promise<void> {
    await this.db.query(ADD, newLogValues(entry));
  }

  /**
   * Removes the oldest lines that are older than the settings say, about `most` of them; says how many it was, 0 when nothing is left
   * to remove, and `undefined` while another instance removes.
   */
  async prune(most: number): Promise<number | undefined> {
    const [row] = await this.db.query<{ antal: number | null }>(PRUNE, [most]);
    return row?.antal ?? undefined;
  }

  /** What all of the filter holds for, newest first. */
  async list(filter: LogFilter, window: Window<LogPlace>): Promise<Stretch<LogEntry, LogPlace>> {
    const selection = await this.select(filter);
    const [read, counted] = await Promise.all([this.read(selection, readOf(window), window.efter), this.count(selection)]);
    return stretchOf(read, counted, window, placeOf);
  }

  /** All that the filter holds for, newest first, `size` lines at a time; each stretch is read when it is asked for. */
  async *stretches(filter: LogFilter, size: number): AsyncGenerator<LogEntry[], void> {
    const selection = await this.select(filter);
    let efter: LogPlace | undefined;
    do {
      const read: LogEntry[] = await this.read(selection, { limit: size + 1, offset: 0 }, efter);
      const lines = read.slice(0, size);
      yield lines;
      const last = read.length > size ? lines.at(-1) : undefined;
      efter = last && placeOf(last);
    } while (efter !== undefined);
  }

  private async select(filter: LogFilter): Promise<Selection> {
    const where = conditionsOf(filter, filter.sok === undefined ? undefined : await this.lookUp(filter.sok));
    const inTime = filter.fran !== undefined || filter.fore !== undefined;
    // Few are looked up by what they have, and put in order; of many the newest are soon found by looking at one after the other.
    return { ...where, inTime, few: filter.sok !== undefined && !(await this.count(where)).minst };
  }

  private async read(selection: Selection, reading: Reading, efter: LogPlace | undefined): Promise<LogEntry[]> {
    const { name, values, few, inTime } = selection;
    const given = [...values];
    const bind: Bind = (value) => `$${given.push(value)}`;
    const text = few ? `WHERE id IN (${foundIn(selection).join(' UNION ALL ')})` : whereOf(selection);
    const where = efter === undefined ? text : `${text === '' ? 'WHERE' : `${text} AND`} ${behind(efter, inTime, bind)}`;
    const { name: limited, text: place } = limitText(reading, bind);
    // Of a stretch of time the index is in the order of time.
    const order = inTime ? 'tid DESC, id DESC' : 'id DESC';
    const chosen = few
      ? `(WITH funna AS MATERIALIZED (SELECT * FROM logg ${where}) SELECT * FROM funna ORDER BY ${order} ${place})`
      : `(SELECT * FROM logg ${where} ORDER BY ${order} ${place})`;
    const statement = {
      name: `log_list_${few ? 'fa' : 'alla'}${limited}_${name}${efter === undefined ? '' : '_efter'}`,
      text: `SELECT ${COLUMNS} FROM ${chosen} l LEFT JOIN innehall i ON i.id = l.innehall_id ORDER BY ${order.replaceAll(/(tid|id) DESC/g, 'l.$1 DESC')}`,
      // Of a stretch of time that it does not know the planner expects few lines, and puts all of them in order.
      anew: inTime,
    };
    const rows = await this.db.query<LogEntry>(statement, given);
    return rows.map((row) => logEntrySchema.parse(row));
  }

  private async lookUp(ord: string): Promise<Searched> {
    const monster = [containingByIndex(ord), ...(isShortForIndex(ord) ? [beginning(ord)] : [])];
    const [articles, people] = await Promise.all([
      this.db.query<{ id: string }>(ARTICLES_CALLED, [monster[0], monster.at(-1)]),
      this.db.query<{ id: string }>(PEOPLE_CALLED, [containing(ord)]),
    ]);
    const artiklar = [...articles.map(({ id }) => id), ...(UUID.test(ord) ? [ord] : [])];
    return { ord, monster, artiklar, vilka: people.map(({ id }) => id) };
  }

  private count(where: Conditions): Promise<Counted> {
    const { name, values } = where;
    return this.counts.get(`log ${name}\n${JSON.stringify(values)}`, async () => {
      const statement = { name: `log_count_${name}`, text: countOf(where) };
      const [row] = await this.db.query<{ antal: number }>(statement, values);
      return countedOf(row);
    });
  }
}

/** The values of a new line, in the order of its columns. */
export function newLogValues({ tid, operation, av, orderAv, innehall, detalj, korrelation }: NewLogEntry): unknown[] {
  const order = orderAv === null ? null : JSON.stringify(orderAv);
  return [tid, operation, JSON.stringify(av), order, innehall, JSON.stringify(detalj), korrelation];
}

interface Conditions {
  /** Names the combination, for the prepared statement. */
  name: string;
  /** All of these. */
  all: readonly string[];
  /** One of these, where something is searched for; each has an index. */
  some: readonly string[];
  values: unknown[];
}

interface Selection extends Conditions {
  /** Whether it is of some time, and in the order of time. */
  inTime: boolean;
  /** Whether a search has found no more than can be put in order. */
  few: boolean;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What a search means: beside its own words, the articles and the people whose names have them. */
interface Searched {
  ord: string;
  /** The patterns that it may have. */
  monster: readonly string[];
  artiklar: readonly string[];
  vilka: readonly string[];
}

/** What comes behind that line; of one instant, by number. */
function behind({ tid, id }: LogPlace, inTime: boolean, bind: Bind): string {
  const number = `${bind(id)}::bigint`;
  if (!inTime) return `id < ${number}`;
  const time = `${bind(tid)}::timestamptz`;
  return `tid <= ${time} AND (tid, id) < (${time}, ${number})`;
}

function placeOf({ tid, id }: LogEntry): LogPlace {
  return { tid, id };
}

/** Each condition has an index of its own (prisma/migrations). */
const CONDITION: Record<Exclude<keyof LogFilter, 'sok'>, (value: string, bind: Bind) => string> = {
  innehall: (value, bind) => `innehall_id = ${bind(value)}::uuid`,
  av: (value, bind) => `(principal ->> 'id') = ${bind(value)}`,
  orderAv: (value, bind) => {
    const given = bind(value);
    return `(order_av ->> 'id') = coalesce((SELECT id::text FROM person WHERE epost = lower(${given})), ${given})`;
  },
  handelse: (value, bind) => `operation = ${bind(value)}`,
  utfall: (value, bind) => `loggens_utfall(operation, detalj) = ${bind(value)}`,
  fran: (value, bind) => `tid >= ${bind(value)}::timestamptz`,
  fore: (value, bind) => `tid < ${bind(value)}::timestamptz`,
};

const KEYS = ['innehall', 'av', 'orderAv', 'handelse', 'utfall', 'fran', 'fore'] as const satisfies ReadonlyArray<keyof typeof CONDITION>;

function conditionsOf(filter: LogFilter, searched: Searched | undefined): Conditions {
  const values: unknown[] = [];
  const bind: Bind = (value) => `$${values.push(value)}`;
  const given = KEYS.flatMap((key): { name: string; text: string }[] => {
    const value = filter[key];
    return value === undefined ? [] : [{ name: key, text: CONDITION[key](value, bind) }];
  });
  const mentions = searched === undefined ? [] : mentionsOf(searched, bind);
  return {
    name: [...given, ...mentions].map(({ name }) => name).join('_') || 'allt',
    all: given.map(({ text }) => text),
    some: mentions.map(({ text }) => text),
    values,
  };
}

/** The ways in which a line may mention what is searched for; those that no line can have are left out. */
function mentionsOf({ ord, monster, artiklar, vilka }: Searched, bind: Bind): { name: string; text: string }[] {
  const found = [
    ...monster.map((pattern) => ({ name: 'ord', text: `loggens_ord(detalj) LIKE ${bind(pattern)}` })),
    { name: 'kod', text: `korrelation = ${bind(ord)}` },
  ];
  if (artiklar.length > 0) found.push({ name: 'artiklar', text: `innehall_id = ANY(${bind(artiklar)}::uuid[])` });
  if (vilka.length === 0) return found;
  const who = `ANY(${bind(vilka)}::text[])`;
  return [...found, { name: 'av', text: `(principal ->> 'id') = ${who}` }, { name: 'order', text: `(order_av ->> 'id') = ${who}` }];
}

function whereOf({ all, some }: Conditions): string {
  const conditions = some.length === 0 ? all : [...all, `(${some.join(' OR ')})`];
  return conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;
}

/** What finds the lines that mention it, each way by itself: so the planner knows what each index has, and asks two of them where that is less. */
function foundIn({ all, some }: Conditions): string[] {
  return some.map((one) => `SELECT id FROM logg WHERE ${[...all, one].join(' AND ')}`);
}

function countOf(where: Conditions): string {
  if (where.some.length === 0) return boundedCount(`FROM logg ${whereOf(where)}`);
  const found = foundIn(where).map((one) => `(${one} LIMIT ${MOST_COUNTED + 1})`);
  return `SELECT count(*)::int AS antal FROM (${found.join(' UNION ')}) raknade`;
}
