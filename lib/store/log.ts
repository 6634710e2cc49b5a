import type { Author } from '#lib/contract/article.ts';
import { type LogEntry, logEntrySchema } from '#lib/contract/log.ts';
import type { LogEvent, LogOutcome } from '#lib/contract/log-events.ts';
import type { Page } from '#lib/contract/page.ts';
import type { CountCache } from '#lib/store/count-cache.ts';
import { Aggregate, type Queryable, type Statement } from '#lib/store/database.ts';

export interface NewLogEntry {
  tid: string;
  operation: string;
  av: Author;
  orderAv: Author | null;
  innehall: string | null;
  detalj: Record<string, unknown>;
  korrelation: string;
}

const ADD: Statement = {
  name: 'log_add',
  text: `INSERT INTO logg (tid, operation, principal, order_av, innehall_id, detalj, korrelation)
    VALUES ($1, $2, $3::jsonb, $4::jsonb, $5, $6::jsonb, $7)`,
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

const COLUMNS = `l.id::text, l.tid, l.operation, l.principal AS av, l.order_av, l.innehall_id AS innehall, i.rubrik,
  loggens_utfall(l.operation, l.detalj) AS utfall, l.detalj, l.korrelation`;

/** The audit log, append-only. */
export class Log extends Aggregate {
  private readonly counts: CountCache;

  constructor(db: Queryable, counts: CountCache) {
    super(db);
    this.counts = counts;
  }

  async add(entry: NewLogEntry): Promise<void> {
    await this.db.query(ADD, [
      entry.tid,
      entry.operation,
      JSON.stringify(entry.av),
      entry.orderAv === null ? null : JSON.stringify(entry.orderAv),
      entry.innehall,
      JSON.stringify(entry.detalj),
      entry.korrelation,
    ]);
  }

  /** One page of what all of the filter holds for, newest first, and the count of all such. */
  async list(filter: LogFilter, page: Page): Promise<{ logg: LogEntry[]; antal: number }> {
    const where = conditionsOf(filter);
    const limit = where.values.length;
    const [rows, antal] = await Promise.all([
      this.db.query<LogEntry>(
        {
          name: `log_list_${where.name}`,
          text: `SELECT ${COLUMNS} FROM (SELECT * FROM logg ${where.text} ORDER BY id DESC LIMIT $${limit + 1} OFFSET $${limit + 2}) l
            LEFT JOIN innehall i ON i.id = l.innehall_id ORDER BY l.id DESC`,
        },
        [...where.values, page.per_sida, (page.sida - 1) * page.per_sida],
      ),
      this.counts.get(`log ${where.name}\n${JSON.stringify(where.values)}`, () => this.count(where)),
    ]);
    return { logg: rows.map((row) => logEntrySchema.parse(row)), antal };
  }

  private async count({ name, text, values }: Conditions): Promise<number> {
    const statement = { name: `log_count_${name}`, text: `SELECT count(*)::int AS antal FROM logg ${text}` };
    const [row] = await this.db.query<{ antal: number }>(statement, values);
    return row?.antal ?? 0;
  }
}

interface Conditions {
  /** Names the combination, for the prepared statement. */
  name: string;
  text: string;
  values: string[];
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Puts a value among those of the statement; what stands for it there. */
type Bind = (value: string) => string;

/** Each condition has an index of its own (prisma/migrations). */
const CONDITION: Record<keyof LogFilter, (value: string, bind: Bind) => string> = {
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
  sok: searched,
};

/** Each place is asked by its index; the names of those who do things are few, and lead to what they have done. */
function searched(value: string, bind: Bind): string {
  const whole = bind(value);
  const part = bind(containing(value));
  const who = `(SELECT id::text FROM person WHERE lower(namn) LIKE ${part} OR epost LIKE ${part}
    UNION SELECT id::text FROM agent WHERE lower(namn) LIKE ${part}) vem`;
  return `id IN (
    SELECT id FROM logg WHERE loggens_ord(detalj) LIKE ${part}
    UNION SELECT id FROM logg WHERE korrelation = ${whole}::text
    UNION SELECT l.id FROM sokpost s JOIN logg l ON l.innehall_id = s.innehall_id WHERE s.rubrik LIKE ${part}
    ${UUID.test(value) ? `UNION SELECT id FROM logg WHERE innehall_id = (${whole}::text)::uuid` : ''}
    UNION SELECT l.id FROM ${who} JOIN logg l ON (l.principal ->> 'id') = vem.id
    UNION SELECT l.id FROM ${who} JOIN logg l ON (l.order_av ->> 'id') = vem.id)`;
}

/** A pattern for what has those words somewhere, in lower case, with its own signs read as letters. */
function containing(words: string): string {
  return `%${words.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
}

const KEYS = ['innehall', 'av', 'orderAv', 'handelse', 'utfall', 'fran', 'fore', 'sok'] as const satisfies ReadonlyArray<keyof LogFilter>;

function conditionsOf(filter: LogFilter): Conditions {
  const values: string[] = [];
  const bind: Bind = (value) => `$${values.push(value)}`;
  const given = KEYS.flatMap((key) => {
    const value = filter[key];
    return value === undefined ? [] : [{ key, text: CONDITION[key](value, bind) }];
  });
  return {
    name: given.map(({ key }) => (key === 'sok' && UUID.test(filter.sok ?? '') ? 'id' : key)).join('_') || 'allt',
    text: given.length === 0 ? '' : `WHERE ${given.map(({ text }) => text).join(' AND ')}`,
    values,
  };
}
