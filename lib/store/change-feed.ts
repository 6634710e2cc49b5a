import pg from 'pg';
import { Aggregate, type Statement } from '#lib/store/database.ts';

/** Where instances tell each other of changes. */
export const CHANNEL = 'studio_andrat';

/** Announced with every letter that is put into the outbox. */
export const OUTBOX_FILLED = 'utskick';

const NOTIFY: Statement = { name: 'change_notify', text: `SELECT pg_notify('${CHANNEL}', $1)` };

/** Tells all instances of a change, from within the transaction that makes it: never before it is true, never without it. */
export class ChangeFeed extends Aggregate {
  async announce(what: string): Promise<void> {
    await this.db.query(NOTIFY, [what]);
  }
}

export interface ChangeListener {
  /** A change another instance (or this one) has committed. */
  onChange(what: string): void;
  /** Whether changes are being heard. While they are not, nothing that depends on them may be kept. */
  onHearing(hears: boolean): void;
}

const RETRY_MS = 1_000;
/** How often it is asked whether the database is there, and how long the answer is waited for: no news come from one that hangs. */
const HEARTBEAT_MS = 2_000;
const PATIENCE_MS = 3_000;

/**
 * Listens for changes until `stop` is called; when the connection breaks, or the database does not answer over it, it says so and tries
 * again every second.
 */
export function listenForChanges(url: string, listener: ChangeListener): { stop(): Promise<void> } {
  let client: pg.Client | undefined;
  let next: NodeJS.Timeout | undefined;
  let stopped = false;

  /** Only what is said of the connection in use counts. */
  const lose = (lost: pg.Client) => {
    // What is underway over it makes its end an abrupt one, and there may be nobody to answer a farewell.
    if (lost !== client) return;
    client = undefined;
    clearTimeout(next);
    lost.end().catch(() => {});
    listener.onHearing(false);
    if (!stopped) next = setTimeout(connect, RETRY_MS);
  };

  const beat = async (listening: pg.Client) => {
    try {
      await listening.query('SELECT 1');
      if (listening === client && !stopped) next = setTimeout(beat, HEARTBEAT_MS, listening);
    } catch {
      lose(listening);
    }
  };

  const connect = async () => {
    const fresh = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
      keepAlive: true,
    });
    client = fresh;
    fresh.on('notification', (message) => listener.onChange(message.payload ?? ''));
    fresh.on('error', () => lose(fresh));
    fresh.on('end', () => lose(fresh));
    try {
      await fresh.connect();
      await fresh.query(`LISTEN ${CHANNEL}`);
      listener.onHearing(true);
      await beat(fresh);
    } catch {
      // The `error` event may not come for a connection that never was; losing it is what happened either way.
      lose(fresh);
    }
  };

  void connect();
  return {
    async stop() {
      stopped = true;
      clearTimeout(next);
      const farewell = client?.end();
      // A database that hangs says no farewell.
      await Promise.race([farewell, new Promise((resolve) => setTimeout(resolve, RETRY_MS).unref())]);
    },
  };
}
