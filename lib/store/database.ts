import { AsyncLocalStorage } from 'node:async_hooks';
import { PrismaPg } from '@prisma/adapter-pg';
import { DatabaseAway } from '#lib/errors/database-away.ts';
import { CloseCopy, LOOK_AT_COPY, OF_A_COPY } from '#lib/store/close-copy.ts';
import { CALLS, connectionOf, type Pooled, SEARCHES, UPKEEP } from '#lib/store/connection.ts';
import { ask, Connections, gatherWrites, type Queryable, type Statement, type Taken } from '#lib/store/connections.ts';
import { storeFault } from '#lib/store/store-fault.ts';
import { PrismaClient } from '#prisma/generated/client.ts';

export type { Queryable, Statement } from '#lib/store/connections.ts';

/** The statements about one kind of thing, run wherever `db` runs them: in the pool or in a transaction. */
export abstract class Aggregate {
  protected readonly db: Queryable;

  constructor(db: Queryable) {
    this.db = db;
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

const ANSWERS: Statement = { name: 'database_answers', text: 'SELECT 1' };

/** A pool at a moment. */
export interface PoolState {
  pool: 'calls' | 'locks' | 'upkeep' | 'searches' | 'counts' | 'copy';
  max: number;
  total: number;
  idle: number;
  /** Calls that wait for a connection. */
  waits: number;
}

/** Calls that have a connection at once; fewer where the database has the same processors, and each connection its share of the same memory. */
const CALLS_AT_ONCE = 12;
const CALLS_AT_ONCE_BESIDE = 8;
/** Of those, what is kept through a pause: a connection that begins is let in and plans every statement anew. */
const CALLS_KEPT = 2;
const SEARCHES_AT_ONCE = 2;
const COUNTS_AT_ONCE = 2;

/** A copy of the database that searches may be asked of. */
export interface Copy {
  url: string;
  /** Told when it is asked from now on, or no longer. */
  onChange(isAsked: boolean, why?: unknown): void;
}

/**
 * The pool of connections, to a database elsewhere or `beside` the application on its machine. Statements of a transaction are pipelined: a write sends BEGIN with its first statement and
 * COMMIT with its last, so that a transaction costs hardly more waiting than one statement.
 */
export class Database implements Queryable {
  /** Where a session of one's own is to be had. */
  readonly directUrl: string;
  readonly prisma: PrismaClient;
  private readonly connections: Connections;
  private readonly single: Connections;
  private readonly patient: Connections;
  private readonly searching: Connections;
  private readonly counting: Connections;
  private readonly copied: Copied | undefined;
  /** The transaction that whoever asks is within. */
  private readonly held = new AsyncLocalStorage<Unit>();

  constructor(url: string, pooled?: Pooled, { beside = false, copy }: { beside?: boolean; copy?: Copy | undefined } = {}) {
    this.directUrl = pooled?.directUrl ?? url;
    this.connections = new Connections(url, CALLS, { max: beside ? CALLS_AT_ONCE_BESIDE : CALLS_AT_ONCE, min: CALLS_KEPT }, pooled);
    this.single = new Connections(this.directUrl, CALLS, { max: 1, idleTimeoutMillis: 0 });
    this.patient = new Connections(url, UPKEEP, { max: 1 }, pooled);
    this.searching = new Connections(url, SEARCHES, { max: SEARCHES_AT_ONCE }, pooled);
    this.counting = new Connections(url, CALLS, { max: COUNTS_AT_ONCE }, pooled);
    this.copied = copy && copiedTo(copy, { own: this.searching, looks: this.counting });
    this.prisma = prismaOf(url, pooled);
  }

  /** Always the same connection: for locks that its session holds. */
  get oneSession(): Queryable {
    return this.single;
  }

  /** For what nobody waits for and what takes its time. */
  get upkeep(): Queryable {
    return this.patient;
  }

  /**
   * For searches alone, a few at a time: however many are made at once, everybody else has their connections and most of the machine. Where there
   * is a copy of the database that follows it closely they are asked of that.
   */
  get searches(): Queryable {
    return this.copied?.searches ?? this.searching;
  }

  /** For what is counted whatever becomes of the call: whoever holds a connection for a transaction may wait for one of these. */
  get counts(): Queryable {
    return this.counting;
  }

  /** Throws for whoever is within a transaction: `holding` tells why. */
  async query<Row>(statement: Statement, values: unknown[]): Promise<Row[]> {
    this.refuseAnother(statement.name);
    return this.connections.query(statement, values);
  }

  /** Resolves when the database has answered, over a connection like everybody's. Throws DatabaseAway when it does not in time. */
  async answers(): Promise<void> {
    await this.query(ANSWERS, []);
  }

  /** Runs `work` in one transaction: committed when it returns, rolled back when it throws. */
  transaction<Result>(work: (unit: Queryable) => Promise<Result>): Promise<Result> {
    return this.holding(async (unit) => {
      const result = await work(unit);
      await unit.commit();
      return result;
    });
  }

  /**
   * The same for whoever commits by themselves; what they have not committed is rolled back. Until it is over nothing else may be
   * asked of the same connections by what `work` does, however deep within: as many at once as there are connections, each waiting for one
   * more, would wait for each other until all are given up. What must be asked beside it is asked of `counts`.
   */
  async holding<Result>(work: (unit: Unit) => Promise<Result>): Promise<Result> {
    this.refuseAnother('BEGIN');
    const unit = new Unit(await this.connections.take());
    try {
      return await this.held.run(unit, () => work(unit));
    } finally {
      await unit.rollback();
    }
  }

  private refuseAnother(statement: string): void {
    const unit = this.held.getStore();
    if (unit !== undefined && !unit.isOver) throw new Error(`what is within a transaction asks for another connection: ${statement}`);
  }

  /** How the pools are used at the moment; Prisma's own is not seen. */
  get pools(): PoolState[] {
    return [
      { pool: 'calls', ...this.connections.state },
      { pool: 'locks', ...this.single.state },
      { pool: 'upkeep', ...this.patient.state },
      { pool: 'searches', ...this.searching.state },
      { pool: 'counts', ...this.counting.state },
      ...(this.copied === undefined ? [] : [{ pool: 'copy' as const, ...this.copied.searching.state }]),
    ];
  }

  async close(): Promise<void> {
    await this.copied?.searches.stop();
    await Promise.all([
      this.prisma.$disconnect(),
      ...(this.copied === undefined ? [] : [this.copied.searching.close(), this.copied.looking.close()]),
      ...[this.connections, this.single, this.patient, this.searching, this.counting].map((each) => each.close()),
    ]);
  }
}

/** A copy as it is asked. */
interface Copied {
  searches: CloseCopy;
  searching: Connections;
  looking: Connections;
}

function copiedTo({ url, onChange }: Copy, { own, looks }: Record<'own' | 'looks', Connections>): Copied {
  const searching = new Connections(url, OF_A_COPY, { max: SEARCHES_AT_ONCE, onlyReads: true });
  const looking = new Connections(url, LOOK_AT_COPY, { max: 1, onlyReads: true });
  return { searches: new CloseCopy({ own, copy: searching, looks: { own: looks, copy: looking }, onChange }), searching, looking };
}

/** Whatever is asked through it fails as every other question does. */
function prismaOf(url: string, pooled: Pooled | undefined): PrismaClient {
  // It does not count the waiting for a connection to that for an answer.
  const patience = { ...CALLS, answerMs: CALLS.answerMs - CALLS.connectMs / 2, connectMs: CALLS.connectMs / 2 };
  const client = new PrismaClient({ adapter: new PrismaPg({ ...connectionOf(url, patience, pooled), max: 4 }) }).$extends({
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

/**
 * One transaction. Its first statement opens it; `commit` or `rollback` ends it and gives the connection back, or throws it away when
 * nobody can know what it is in the middle of.
 */
export class Unit implements Queryable {
  private readonly taken: Taken;
  private opened: Promise<unknown> | undefined;
  private fault: unknown;
  /** Why the first statement that failed did. */
  private failure: unknown;
  private readonly asked = new Set<Promise<unknown>>();
  private ended = false;

  constructor(taken: Taken) {
    this.taken = taken;
  }

  async query<Row>(statement: Statement, values: unknown[]): Promise<Row[]> {
    const { client, answerMs } = this.taken;
    // Whoever goes on when the transaction is over would write outside it, over a connection that is somebody else's by now.
    if (this.ended) throw new Error('the transaction has ended');
    const isFirst = this.opened === undefined;
    if (isFirst) gatherWrites(client);
    this.opened ??= client.query('BEGIN').catch((error: unknown) => {
      this.fault ??= storeFault(error);
    });
    const asked = ask<Row>(this.taken, statement, values, isFirst ? answerMs : undefined);
    this.asked.add(asked);
    try {
      return await asked;
    } catch (error) {
      this.failure ??= error;
      if (error instanceof DatabaseAway) this.fault ??= error;
      // What is asked behind a statement that failed is refused for that alone, and may be heard of first.
      throw isRefusedAfterAnother(error) ? this.failure : error;
    } finally {
      this.asked.delete(asked);
    }
  }

  /** Whether it has been committed or rolled back, or is about to be: it waits for nobody any more. */
  get isOver(): boolean {
    return this.ended;
  }

  async commit(): Promise<void> {
    this.ended = true;
    const { client, release } = this.taken;
    if (this.opened === undefined) return release();
    try {
      gatherWrites(client);
      const result = await client.query('COMMIT');
      // A transaction that had failed answers COMMIT without an error, by rolling back.
      if (result.command !== 'COMMIT') throw await this.whyItFailed();
      release();
    } catch (error) {
      const fault = storeFault(error);
      release(fault);
      throw fault;
    }
  }

  /** All that was asked has been answered, though not everybody who asked has been told yet. */
  private async whyItFailed(): Promise<unknown> {
    await Promise.allSettled(this.asked);
    return this.failure ?? new Error('the transaction had failed before COMMIT');
  }

  /** Does nothing after `commit`, whether that succeeded or not. */
  async rollback(): Promise<void> {
    if (this.ended) return;
    this.ended = true;
    const { client, release } = this.taken;
    if (this.opened === undefined) return release();
    // A connection that has gone takes its transaction with it: that is a rollback too, and so is it to be thrown away.
    if (this.fault !== undefined) return release(this.fault);
    try {
      await client.query('ROLLBACK');
      release();
    } catch (error) {
      release(storeFault(error));
    }
  }
}

/** PostgreSQL's code (25P02) for whatever is asked of a transaction in which something has failed. */
function isRefusedAfterAnother(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '25P02';
}
