import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { DatabaseAway } from '#lib/errors/database-away.ts';
import { NoRoom } from '#lib/errors/no-room.ts';
import { PrismaClient } from '#prisma/generated/client.ts';

/** A prepared statement: the database plans it once per connection and knows it by `name` from then on. */
export interface Statement {
  name: string;
  text: string;
}

export interface Queryable {
  query<Row>(statement: Statement, values: unknown[]): Promise<Row[]>;
}

/** The statements about one kind of thing, run wherever `db` runs them: in the pool or in a transaction. */
export abstract class Aggregate {
  protected readonly db: Queryable;

  constructor(db: Queryable) {
    this.db = db;
  }
}

/** PostgreSQL's names for a database that cannot be reached or is going down; anything else is our own mistake. */
const UNREACHABLE = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['57P01', '57P02', '57P03', '08000', '08001', '08003', '08004', '08006', '53300'],
]);

/** PostgreSQL's class for what it has too little of (53100: a full disk), and the words it has for a quota and a disk that cannot be written to. */
const USED_UP = /^53/;
const UNWRITABLE = /No space left on device|Disk quota exceeded|Read-only file system/;

function translate(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = codeOf(error);
  const away = UNREACHABLE.has(code) || /Connection terminated|timeout exceeded when trying to connect|not queryable/.test(error.message);
  if (away) return new DatabaseAway('databasen går inte att nå', { cause: error });
  return USED_UP.test(code) || UNWRITABLE.test(error.message) ? new NoRoom(error) : error;
}

/** PostgreSQL's code, or the network's; Prisma has either further within. */
function codeOf(error: object): string {
  for (const place of ['meta', 'driverAdapterError', 'cause']) {
    const within: unknown = Reflect.get(error, place);
    const found = typeof within === 'object' && within !== null ? codeOf(within) : '';
    if (found !== '') return found;
  }
  const code: unknown = Reflect.get(error, 'originalCode') ?? Reflect.get(error, 'code');
  return typeof code === 'string' ? code : '';
}

async function run<Row>(client: pg.Pool | pg.PoolClient, statement: Statement, values: unknown[]): Promise<Row[]> {
  try {
    const result = await client.query({ name: statement.name, text: statement.text, values });
    return result.rows;
  } catch (error) {
    throw translate(error);
  }
}

// Times travel as ISO 8601 in UTC, as the contract wants them; a Date would lose nothing but time.
const TIMESTAMPTZ = 1184;
const JSON_TYPE = 114;
const JSONB_TYPE = 3802;
const parsers = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (format !== 'binary' && oid === TIMESTAMPTZ) return isoTime;
    if (format !== 'binary' && (oid === JSON_TYPE || oid === JSONB_TYPE)) return JSON.parse;
    return pg.types.getTypeParser(oid, format);
  },
};

/** `2026-11-20 06:45:01.5+00` (every session runs in UTC) as `2026-11-20T06:45:01.500Z`. */
function isoTime(value: string): string {
  const [whole = '', fraction = ''] = value.slice(0, -3).split('.');
  return `${whole.replace(' ', 'T')}.${fraction.slice(0, 3).padEnd(3, '0')}Z`;
}

/** An aggregate whose lists are read through Prisma: typed by the schema, and outside any transaction. */
export abstract class ListedAggregate extends Aggregate {
  protected readonly prisma: PrismaClient;

  constructor(db: Queryable, prisma: PrismaClient) {
    super(db);
    this.prisma = prisma;
  }
}

/*
 * Times are told in UTC. The planner is told that pages are on a disk without arms, and not to read whole tables: it takes
 * a packed value (a document, a search vector) to cost nothing to unpack, and would rather unpack thousands than use the
 * index made for them. Every statement here has an index. Words are alike in spite of two letters that have changed places.
 */
const SESSION =
  '-c timezone=UTC -c tcp_keepalives_idle=30 -c tcp_keepalives_interval=10 -c tcp_keepalives_count=3 -c random_page_cost=1.1 -c enable_seqscan=off -c pg_trgm.word_similarity_threshold=0.4';

/** Kept alive, so that a machine that vanished is noticed on both sides within minutes: with it goes what it held. */
const CONNECTION = { connectionTimeoutMillis: 5_000, keepAlive: true, options: SESSION, types: parsers, pipeline: true };

/**
 * The pool of connections. Statements of a transaction are pipelined: a write sends BEGIN with its first statement and
 * COMMIT with its last, so that a transaction costs hardly more waiting than one statement.
 */
export class Database implements Queryable {
  readonly url: string;
  readonly prisma: PrismaClient;
  private readonly pool: pg.Pool;
  /** Always the same connection: for locks that its session holds. */
  readonly oneSession: Queryable;
  private readonly single: pg.Pool;

  constructor(url: string) {
    this.url = url;
    this.pool = poolOf(url, { max: 12 });
    this.single = poolOf(url, { max: 1, idleTimeoutMillis: 0 });
    this.oneSession = { query: (statement, values) => run(this.single, statement, values) };
    this.prisma = prismaOf(url);
  }

  query<Row>(statement: Statement, values: unknown[]): Promise<Row[]> {
    return run(this.pool, statement, values);
  }

  /** Runs `work` in one transaction: committed when it returns, rolled back when it throws. */
  async transaction<Result>(work: (unit: Queryable) => Promise<Result>): Promise<Result> {
    const unit = await this.begin();
    try {
      const result = await work(unit);
      await unit.commit();
      return result;
    } catch (error) {
      await unit.rollback();
      throw error;
    }
  }

  async begin(): Promise<Unit> {
    try {
      return new Unit(await this.pool.connect());
    } catch (error) {
      throw translate(error);
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.prisma.$disconnect(), this.pool.end(), this.single.end()]);
  }
}

/** Whatever is asked through it fails as every other question does. */
function prismaOf(connectionString: string): PrismaClient {
  const client = new PrismaClient({ adapter: new PrismaPg({ connectionString, max: 4 }) }).$extends({
    query: {
      async $allOperations({ args, query }) {
        try {
          return await query(args);
        } catch (error) {
          throw translate(error);
        }
      },
    },
  });
  // An extension of questions alone asks and answers just as the client does; its type says so of each question, not of the whole.
  return client as unknown as PrismaClient;
}

function poolOf(connectionString: string, size: Pick<pg.PoolConfig, 'max' | 'idleTimeoutMillis'>): pg.Pool {
  const pool = new pg.Pool({ ...size, ...CONNECTION, connectionString });
  // An idle connection that breaks is replaced at the next query, which then tells its caller; nothing is lost here.
  pool.on('error', () => {});
  // One that breaks within a transaction, while none of its statements is underway, is told of by the next.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** One transaction. Its first statement opens it; `commit` or `rollback` ends it and gives the connection back. */
export class Unit implements Queryable {
  private readonly client: pg.PoolClient;
  private opened: Promise<unknown> | undefined;
  private broken = false;
  private ended = false;

  constructor(client: pg.PoolClient) {
    this.client = client;
  }

  query<Row>(statement: Statement, values: unknown[]): Promise<Row[]> {
    if (this.opened === undefined) {
      this.opened = this.client.query('BEGIN');
      this.opened.catch(() => {
        this.broken = true;
      });
    }
    return run(this.client, statement, values);
  }

  async commit(): Promise<void> {
    this.ended = true;
    if (this.opened === undefined) return this.client.release();
    try {
      const result = await this.client.query('COMMIT');
      // A transaction that had failed answers COMMIT without an error, by rolling back.
      if (result.command !== 'COMMIT') throw new Error('the transaction had failed before COMMIT');
      this.client.release();
    } catch (error) {
      this.client.release(true);
      throw translate(error);
    }
  }

  /** Does nothing after `commit`, whether that succeeded or not. */
  async rollback(): Promise<void> {
    if (this.ended) return;
    this.ended = true;
    if (this.opened === undefined) return this.client.release();
    try {
      await this.client.query('ROLLBACK');
      this.client.release(this.broken);
    } catch {
      // The connection is gone, and the transaction with it: that is a rollback too.
      this.client.release(true);
    }
  }
}
