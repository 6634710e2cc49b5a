import type { Writable } from 'node:stream';
import type pg from 'pg';
import { CALLS, connectionOf, mayOnlyBeRead, type Patience, type Pooled, poolOf } from '#lib/store/connection.ts';
import { endsOthers, storeFault } from '#lib/store/store-fault.ts';
import { tracedStatement } from '#lib/traces/work.ts';

/** A prepared statement: the database plans it once per connection and knows it by `name` from then on. */
export interface Statement {
  name: string;
  text: string;
  /** Planned for the values of each question: where a plan that is kept for all of them may read through what grows. */
  anew?: boolean;
}

export interface Queryable {
  query<Row>(statement: Statement, values: unknown[]): Promise<Row[]>;
}

/** As many connections at most, how many of them are kept however long nobody asks, and how long the others may rest. */
type PoolSize = Pick<pg.PoolConfig, 'idleTimeoutMillis' | 'min'> & {
  max: number;
  /** It is a copy, over whose connections nobody means to write. */
  onlyReads?: boolean;
};

/** A connection taken for a time, and how long its first statement may be waited for. */
export interface Taken {
  client: pg.PoolClient;
  answerMs: number;
  /** Whether statements are prepared by name over it. */
  named: boolean;
  /** Gives it back; after that fault, or for good when it is `true`, it is used by nobody again. */
  release(fault?: unknown): void;
}

/**
 * Connections to the database, as many at once as `size` says. Whoever waits in vain (the database does not answer, or no connection
 * is free) is told so with DatabaseAway when the patience is over, and the connection is thrown away: nobody gets one on which an
 * answer to somebody else may yet come. With it go those that rest: whatever swallowed one question may have cut them off too.
 */
export class Connections implements Queryable {
  private readonly make: () => pg.Pool;
  private readonly patience: Patience;
  private readonly most: number;
  private readonly onlyReads: boolean;
  private readonly named: boolean;
  /** What begins a transaction in which a statement has the time that it has here, over a pooler that gives all the same. */
  private readonly beginning: string | undefined;
  private pool: pg.Pool;

  constructor(url: string, patience: Patience, { onlyReads = false, ...size }: PoolSize, pooled?: Pooled) {
    this.patience = patience;
    this.most = size.max;
    this.onlyReads = onlyReads;
    this.named = pooled?.keepsStatements ?? true;
    if (pooled !== undefined && patience.statementMs !== CALLS.statementMs)
      this.beginning = `BEGIN; SET LOCAL statement_timeout = ${patience.statementMs}`;
    this.make = () => poolOf({ ...size, ...connectionOf(url, patience, pooled) });
    this.pool = this.make();
  }

  async query<Row>(statement: Statement, values: unknown[]): Promise<Row[]> {
    const taken = await this.take();
    const { release } = taken;
    try {
      const rows = await (this.beginning === undefined
        ? ask<Row>(taken, statement, values, taken.answerMs)
        : askWithin<Row>(this.beginning, taken, statement, values));
      release();
      return rows;
    } catch (error) {
      release(error);
      throw error;
    }
  }

  async take(): Promise<Taken> {
    const { pool, named, onlyReads } = this;
    const began = performance.now();
    try {
      const client = await pool.connect();
      const answerMs = Math.ceil(this.patience.answerMs - (performance.now() - began));
      const release = (fault?: unknown) => {
        // One that may only be read is kept by nobody: the next to write would be refused over it, though the database may be written to by then.
        client.release(fault !== undefined || (!onlyReads && mayOnlyBeRead(client)));
        if (endsOthers(fault)) this.leave(pool);
      };
      return { client, answerMs, named, release };
    } catch (error) {
      throw storeFault(error);
    }
  }

  /** Lets the connections of that pool end as they become free; new ones are made for whoever asks from now on. */
  private leave(pool: pg.Pool): void {
    if (pool !== this.pool || pool.ending) return;
    this.pool = this.make();
    // It ends when the last of its connections is given back, which no new question waits for.
    pool.end().catch(() => {});
  }

  /** How many connections there are, how many of them rest, and how many calls wait for one. */
  get state(): { max: number; total: number; idle: number; waits: number } {
    const { totalCount: total, idleCount: idle, waitingCount: waits } = this.pool;
    return { max: this.most, total, idle, waits };
  }

  async close(): Promise<void> {
    await this.pool.end();
  }
}

/** The sockets whose writes are being gathered. */
const gathering = new WeakSet<Writable>();

/**
 * Sends what is asked over a connection in one turn of the program as one write: the statements of a transaction that wait for
 * nothing of each other, its COMMIT included. Each by itself would cost both sides a call to their systems.
 */
export function gatherWrites({ connection: { stream } }: pg.PoolClient): void {
  if (gathering.has(stream)) return;
  gathering.add(stream);
  stream.cork();
  // Behind every promise that is ready by now: whoever goes on because of those still asks in this turn.
  process.nextTick(() => {
    gathering.delete(stream);
    stream.uncork();
  });
}

interface TimedQuery extends pg.QueryConfig {
  query_timeout?: number;
}

/** Asks over that connection. Throws what went wrong as the application knows it. */
export async function ask<Row>(
  { client, named }: Pick<Taken, 'client' | 'named'>,
  { name, text, anew = false }: Statement,
  values: unknown[],
  answerMs?: number,
): Promise<Row[]> {
  const query: TimedQuery = {
    ...(named && !anew ? { name } : {}),
    text,
    values,
    ...(answerMs === undefined ? {} : { query_timeout: answerMs }),
  };
  try {
    gatherWrites(client);
    const result = await tracedStatement({ statement: name }, () => client.query(query));
    return result.rows;
  } catch (error) {
    throw storeFault(error);
  }
}

/** The same in a transaction of its own that begins so. All of it is sent at once. */
async function askWithin<Row>(beginning: string, taken: Taken, statement: Statement, values: unknown[]): Promise<Row[]> {
  gatherWrites(taken.client);
  const [begun, answered, ended] = await Promise.allSettled([
    taken.client.query(beginning),
    ask<Row>(taken, statement, values, taken.answerMs),
    taken.client.query('COMMIT'),
  ]);
  if (answered.status === 'rejected') throw answered.reason;
  for (const each of [begun, ended]) if (each.status === 'rejected') throw storeFault(each.reason);
  return answered.value;
}
