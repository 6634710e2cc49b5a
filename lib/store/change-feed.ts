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

/** Listens for changes until `stop` is called; when the connection breaks it says so and tries again every second. */
export function listenForChanges(url: string, listener: ChangeListener): { stop(): Promise<void> } {
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let stopped = false;

  const lose = () => {
    if (client === undefined) return;
    client = undefined;
    listener.onHearing(false);
    if (!stopped) retry = setTimeout(connect, RETRY_MS);
  };

  const connect = async () => {
    const fresh = new pg.Client({ connectionString: url });
    client = fresh;
    fresh.on('notification', (message) => listener.onChange(message.payload ?? ''));
    fresh.on('error', lose);
    fresh.on('end', lose);
    try {
      await fresh.connect();
      await fresh.query(`LISTEN ${CHANNEL}`);
      listener.onHearing(true);
    } catch {
      // The `error` event may not come for a connection that never was; losing it is what happened either way.
      lose();
    }
  };

  void connect();
  return {
    async stop() {
      stopped = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
