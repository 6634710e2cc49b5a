import type { Logger } from 'pino';
import type { Environment } from '#lib/config/environment.ts';
import type { Pooled } from '#lib/store/connection.ts';
import { CountCache } from '#lib/store/count-cache.ts';
import { Database, type Queryable } from '#lib/store/database.ts';
import { ReportBlocks } from '#lib/store/report-blocks.ts';
import type { Seer } from '#lib/store/seen-by.ts';
import { SessionLock } from '#lib/store/session-lock.ts';
import { Store } from '#lib/store/store.ts';

export type Stores = ReturnType<typeof openStores>;

interface Parts {
  /** Of a database that is up to date. */
  databaseUrl: string;
  /** There is a pooler at that address. */
  pooled?: Pooled;
  /** A copy of it, for searches. */
  copyUrl?: string;
  environment: Pick<Environment, 'databaseUrl'>;
  log: Pick<Logger, 'warn'>;
  now(): Date;
}

/** What is kept in the database: over connections of its own for each that must not wait for another. */
export function openStores({ databaseUrl, pooled, copyUrl, environment, log, now }: Parts) {
  const onChange = (isAsked: boolean, err?: unknown) =>
    log.warn(
      err === undefined ? {} : { err },
      isAsked ? 'searches are asked of the copy of the database' : 'the copy is not close enough: searches are asked of the database',
    );
  const copy = copyUrl === undefined ? undefined : { url: copyUrl, onChange };
  const database = new Database(databaseUrl, pooled, { beside: environment.databaseUrl === undefined, copy });
  const counts = new CountCache(() => now().getTime());
  const shared = { counts, reportBlocks: new ReportBlocks(), prisma: database.prisma, searches: database.searches };
  const storeOn = (db: Queryable, seer?: Seer) => new Store(db, shared, seer);
  const writes = new Set<() => void>([() => counts.clear()]);
  return {
    database,
    storeOn,
    /** Does `work` in one transaction: all of it is kept, or nothing. */
    inTransaction: <Result>(work: (store: Store) => Promise<Result>) => database.transaction((unit) => work(storeOn(unit))),
    /** Bound to the pool. */
    store: storeOn(database),
    /** The same, for what nobody waits for. */
    upkeep: storeOn(database.upkeep),
    /**
     * The same over connections that no transaction holds: for what is counted and looked at beside calls, however many of them wait, and for what
     * is kept, which a call may look up while it holds a connection. Were that asked over one of those, as many calls as there are would all wait
     * for another.
     */
    aside: storeOn(database.counts),
    /** To be called after every write that this process has committed. */
    wrote: () => {
      for (const listener of writes) listener();
    },
    /** Tells of each of them, until the process ends. */
    onWrote: (listener: () => void) => void writes.add(listener),
    /** Held by the instance that makes the first newsroom. */
    beginning: new SessionLock(database.oneSession, 'redaktion'),
    /** Held by the instance that makes the night's archive. */
    nightly: new SessionLock(database.oneSession, 'sakerhetskopia'),
    tidying: new SessionLock(database.oneSession, 'bildfiler'),
    /** Held by the instance that renders what is out of date. */
    rendering: new SessionLock(database.oneSession, 'rendering'),
  };
}
