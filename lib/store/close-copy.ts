import { DatabaseAway } from '#lib/errors/database-away.ts';
import { CALLS, type Patience } from '#lib/store/connection.ts';
import { Connections, type Queryable, type Statement } from '#lib/store/connections.ts';

/*
 * A copy of the database that may be read (streaming replication). How far behind it is is told by no clock of another machine: what has
 * been written at a time of this process's own is held against what the copy has carried out.
 */

/** No answer of the copy tells what was so longer ago than this. */
export const MOST_BEHIND_MS = 5_000;
/** How often it is looked at how far it has come, while it is asked. */
const LOOK_EVERY_MS = 500;

/** A copy that does not answer is waited for no longer than this: the database is asked then. */
export const OF_A_COPY: Patience = { connectMs: 500, answerMs: 2_800, statementMs: 2_500, lockMs: 1_000, idleInTransactionMs: 30_000 };
export const LOOK_AT_COPY: Patience = { ...OF_A_COPY, answerMs: 1_000, statementMs: 900 };
const LOOK_AT_START: Patience = CALLS;

/** Which cluster it is, and how far it has come in what is written of it; `null` for one that does not say. */
interface Place extends Record<string, unknown> {
  kluster: string;
  databas: string;
  ar_kopia: boolean;
  plats: number | null;
}

// What a copy has carried out, and what any other has written.
const PLACE: Statement = {
  name: 'copy_place',
  text: `SELECT (SELECT system_identifier::text FROM pg_control_system()) AS kluster, current_database()::text AS databas, pg_is_in_recovery() AS ar_kopia,
    (CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_lsn() END - '0/0'::pg_lsn)::float8 AS plats`,
};

/** PostgreSQL's code for what a copy broke off since it was in the way of what it has to carry out. */
const IN_THE_WAY = '40001';
/** Its code for what took longer than it was given: it would elsewhere too. */
const TOO_LONG = '57014';

interface Parts {
  /** What searches of the database itself are asked of. */
  own: Queryable;
  copy: Queryable;
  /** For looking how far each has come: answers soon, or not at all. */
  looks: { own: Queryable; copy: Queryable };
  /** Told when the copy is asked from now on, or no longer. */
  onChange(isAsked: boolean, why?: unknown): void;
  mostBehindMs?: number;
  now?: () => number;
}

/**
 * Asks the copy, as long as it is known to have carried out all that was written until `mostBehindMs` ago; otherwise, and when it fails, the
 * database itself. Nobody waits until that is known. For questions that may be answered a little late, and change nothing.
 */
export class CloseCopy implements Queryable {
  private readonly parts: Required<Parts>;
  /** What had been written when, oldest first: of what the copy has not been seen to have carried out. */
  private written: Array<{ place: number; at: number }> = [];
  /** Until when the copy may be asked. */
  private goodUntil = Number.NEGATIVE_INFINITY;
  private lookedAt = Number.NEGATIVE_INFINITY;
  private looking: Promise<void> | undefined;
  private isAsked = false;

  constructor(parts: Parts) {
    this.parts = { mostBehindMs: MOST_BEHIND_MS, now: () => performance.now(), ...parts };
  }

  async query<Row>(statement: Statement, values: unknown[]): Promise<Row[]> {
    const { own, copy, now } = this.parts;
    if (now() - this.lookedAt >= LOOK_EVERY_MS) this.look();
    if (now() >= this.goodUntil) {
      this.tell(false);
      return own.query(statement, values);
    }
    try {
      return await copy.query(statement, values);
    } catch (error) {
      if (!isOfTheCopy(error)) throw error;
      this.leave(error);
      return own.query(statement, values);
    }
  }

  /** To be called when nothing more is asked. */
  async stop(): Promise<void> {
    await this.looking;
  }

  /** One look at a time; of whatever it fails for, the copy is not asked. */
  look(): void {
    this.looking ??= this.seen()
      .catch((error: unknown) => this.leave(error))
      .finally(() => {
        this.looking = undefined;
      });
  }

  private async seen(): Promise<void> {
    const { looks, mostBehindMs, now } = this.parts;
    this.lookedAt = now();
    const at = this.lookedAt;
    const [written] = await looks.own.query<Place>(PLACE, []);
    if (written?.plats != null) this.written.push({ place: written.plats, at });
    const [carriedOut] = await looks.copy.query<Place>(PLACE, []);
    if (!isCopy(carriedOut, written)) throw new Error('no copy of this database');
    const reached = carriedOut?.plats ?? -1;
    const last = this.written.findLast(({ place }) => place <= reached);
    if (last !== undefined) this.goodUntil = last.at + mostBehindMs;
    this.written = this.written.filter((one) => one.place > reached && one.at > now() - mostBehindMs);
    this.tell(now() < this.goodUntil);
  }

  private leave(why: unknown): void {
    this.written = [];
    this.goodUntil = Number.NEGATIVE_INFINITY;
    this.tell(false, why);
  }

  private tell(isAsked: boolean, why?: unknown): void {
    if (isAsked === this.isAsked) return;
    this.isAsked = isAsked;
    this.parts.onChange(isAsked, why);
  }
}

/** One that has taken its original's place in a fail-over is none any more. */
function isCopy(one: Place | undefined, of: Place | undefined): boolean {
  return one?.ar_kopia === true && one.kluster === of?.kluster && one.databas === of.databas;
}

/** Whether it failed since the copy is what it is; anything else would have failed at the database too. */
function isOfTheCopy(error: unknown): boolean {
  if (error instanceof DatabaseAway) return codeOf(error.cause) !== TOO_LONG;
  return codeOf(error) === IN_THE_WAY;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** Whether what answers at that address is a copy of the database at the other. Throws when either cannot be reached. */
export async function isCopyOf(url: string, copyUrl: string): Promise<boolean> {
  const [own, copy] = [new Connections(url, LOOK_AT_START, { max: 1 }), new Connections(copyUrl, LOOK_AT_START, { max: 1 })];
  try {
    const [[one], [other]] = await Promise.all([own.query<Place>(PLACE, []), copy.query<Place>(PLACE, [])]);
    return isCopy(other, one);
  } finally {
    await Promise.all([own.close(), copy.close()]);
  }
}
