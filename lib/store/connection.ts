import pg from 'pg';

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

/*
 * Times are told in UTC. The planner is told that pages are on a disk without arms, and not to read whole tables: it takes
 * a packed value (a document, a search vector) to cost nothing to unpack, and would rather unpack thousands than use the
 * index made for them. Every statement here has an index. Words are alike in spite of two letters that have changed places.
 */
const SESSION = { timezone: 'UTC', random_page_cost: '1.1', enable_seqscan: 'off', 'pg_trgm.word_similarity_threshold': '0.4' };

/** A machine that vanished is noticed on both sides within minutes: with it goes what it held. And what is between forgets no connection that rests. */
const KEPT_ALIVE_AFTER_MS = 30_000;
const KEPT_ALIVE = { tcp_keepalives_idle: String(KEPT_ALIVE_AFTER_MS / 1_000), tcp_keepalives_interval: '10', tcp_keepalives_count: '3' };

/** How long is waited for what, in ms: less than the ten seconds within which every caller has an answer, whatever the database does. */
export interface Patience {
  /** For a connection: one that is free, or a new one. */
  connectMs: number;
  /** For a connection and what is asked over it, together. */
  answerMs: number;
  /** What the server itself allows a statement, so that it ends what nobody waits for any more. */
  statementMs: number;
  /** For what another transaction has locked. */
  lockMs: number;
  /** A transaction that is asked nothing for so long has been forgotten. */
  idleInTransactionMs: number;
}

/** What somebody waits for. */
export const CALLS: Patience = { connectMs: 4_000, answerMs: 8_000, statementMs: 7_000, lockMs: 5_000, idleInTransactionMs: 30_000 };

/** Searches: whoever searches waits for others to have searched, rather than everybody for them all. */
export const SEARCHES: Patience = { ...CALLS, connectMs: 6_000, answerMs: 9_000, statementMs: 2_500 };

/** What nobody waits for, and what may have much to go through: old rows that are removed. */
export const UPKEEP: Patience = { connectMs: 4_000, answerMs: 330_000, statementMs: 300_000, lockMs: 5_000, idleInTransactionMs: 30_000 };

/** A pooler that hands out connections for a transaction at a time, and with them what others have set: docs/decisions/pooler.md. */
export interface Pooled {
  /** The same database and login, past the pooler. */
  directUrl: string;
  /** Whether it knows prepared statements, and makes them anew on the connection that it hands out. */
  keepsStatements: boolean;
}

/** What every session of the application is told, in the words of the server. */
export function sessionSettings(patience: Patience): Record<string, string> {
  return { ...SESSION, ...limitsOf(patience) };
}

function limitsOf({ statementMs, lockMs, idleInTransactionMs }: Patience): Record<string, string> {
  return {
    statement_timeout: String(statementMs),
    lock_timeout: String(lockMs),
    idle_in_transaction_session_timeout: String(idleInTransactionMs),
  };
}

/** Over a pooler nothing can be told to a session: its role has been told for good (role-settings.ts). */
export function connectionOf(url: string, patience: Patience, pooled?: Pooled): pg.PoolConfig {
  const { connectMs, answerMs } = patience;
  const told = Object.entries({ ...sessionSettings(patience), ...KEPT_ALIVE }).map(([name, value]) => `-c ${name}=${value}`);
  return {
    ...{ connectionString: url, connectionTimeoutMillis: connectMs, query_timeout: answerMs },
    ...{ keepAlive: true, keepAliveInitialDelayMillis: KEPT_ALIVE_AFTER_MS },
    ...(pooled === undefined ? { options: told.join(' ') } : {}),
  };
}

/** By what a server tells that it may be read alone, when it is come to and when that changes. */
const ONLY_READ_SIGNS: ReadonlySet<string> = new Set(['in_hot_standby', 'default_transaction_read_only']);

/** Of each connection, those signs that it shows. */
const shown = new WeakMap<pg.Connection, Set<string>>();

interface ToldParameter {
  parameterName: string;
  parameterValue: string;
}

/** Listens from the beginning: what a server is like it tells before it can be asked anything. */
class ListeningClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const signs = new Set<string>();
    shown.set(this.connection, signs);
    this.connection.on('parameterStatus', ({ parameterName, parameterValue }: ToldParameter) => {
      if (!ONLY_READ_SIGNS.has(parameterName)) return;
      if (parameterValue === 'on') signs.add(parameterName);
      else signs.delete(parameterName);
    });
  }
}

/** Whether the server at the other end of that connection has told that it may be read alone, as the copy that a fail-over leads to may for a while. */
export function mayOnlyBeRead({ connection }: pg.PoolClient): boolean {
  return (shown.get(connection)?.size ?? 0) > 0;
}

/** Connections that a statement finds as the application wants them. A statement that is not answered in time takes its connection with it. */
export function poolOf(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...config, types: parsers, pipeline: true, Client: ListeningClient });
  // An idle connection that breaks is replaced at the next query, which then tells its caller; nothing is lost here.
  pool.on('error', () => {});
  // One that breaks within a transaction, while none of its statements is underway, is told of by the next.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
