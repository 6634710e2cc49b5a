import { PrismaPg } from '@prisma/adapter-pg';
import type pg from 'pg';
import { poolOf } from '#lib/store/connection.ts';
import { storeFault } from '#lib/store/store-fault.ts';
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

async function run<Row>(client: pg.Pool | pg.PoolClient, statement: Statement, values: unknown[]): Promise<Row[]> {
  try {
    const result = await client.query({ name: statement.name, text: statement.text, values });
    return result.rows;
  } catch (error) {
    throw storeFault(error);
  }
}

/** An aggregate whose lists are read through Prisma: typed by the schema, and outside any transaction. */
export abstract class ListedAggregate extends Aggregate {
  protected readonly prisma: PrismaClient;

  constructor(db: Queryable, prisma: PrismaClient) {
    super(db);
    this.prisma = prisma;
  }
}

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
      throw storeFault(error);
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
          throw storeFault(error);
        }
      },
    },
  });
  // An extension of questions alone asks and answers just as the client does; its type says so of each question, not of the whole.
  return client as unknown as PrismaClient;
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
      throw storeFault(error);
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
