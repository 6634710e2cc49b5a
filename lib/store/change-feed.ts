import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { Aggregate, type Statement } from '#lib/store/database.ts';

/** Where instances tell each other of changes. */
export const CHANNEL = 'studio_andrat';

/** Announced with every letter that is put into the outbox. */
export const OUTBOX_FILLED = 'utskick';

const NOTIFY: Statement = { name: 'change_notify', text: `SELECT pg_notify('${CHANNEL}', $1)` };
/** Nothing is lost with a beat: no disk is waited for. */
const BEAT: Statement = { name: 'change_beat', text: `SELECT set_config('synchronous_commit', 'off', true), pg_notify($1, $2)` };

const NEWS: Statement = {
  name: 'news_notify',
  text: `SELECT set_config('synchronous_commit', 'off', true), pg_notify('${CHANNEL}', told) FROM unnest($1::text[]) told`,
};

/** Tells all instances of a change, from within the transaction that makes it: never before it is true, never without it. */
export class ChangeFeed extends Aggregate {
  async announce(what: string): Promise<void> {
    await this.db.query(NOTIFY, [what]);
  }

  /** Tells all instances of what may be lost: behind what it tells of, and without waiting for the disk. */
  async announceBehind(what: readonly string[]): Promise<void> {
    await this.db.query(NEWS, [what]);
  }

  /** A sign of life to whoever listens on that channel of its own, sent the way that changes are. */
  async beat(channel: string, nr: number): Promise<void> {
    await this.db.query(BEAT, [channel, String(nr)]);
  }
}

export interface ChangeListener {
  /** A change another instance (or this one) has committed. */
  onChange(what: string): void;
  /** Whether changes are being heard. While they are not, nothing that depends on them may be kept. */
  onHearing(hears: boolean): void;
}

/** How it is known that changes are heard. */
export interface Pulse {
  /** Sends a beat to a channel, to the database and the way that changes are written. */
  beat(channel: string, nr: number): Promise<void>;
  /** How often. */
  everyMs: number;
}

export const BEAT_EVERY_MS = 1_400;
/** So many periods after the last beat that was heard had been sent, changes are not heard. */
const BEATS_MISSED = 3;
/** How long something may be served that another instance has ended. */
export const STALE_MS = BEATS_MISSED * BEAT_EVERY_MS;

const RETRY_MS = 1_000;
/** How long a new connection, and LISTEN over it, are waited for. */
const PATIENCE_MS = 3_000;

/**
 * Listens for changes until `stop` is called. They are heard while its own beats are (docs/decisions/heartbeat.md): of whatever was
 * committed before the last beat was sent, it has been told. When none comes, or the connection breaks, it says so and makes another,
 * every second until it hears again.
 */
export function listenForChanges(url: string, listener: ChangeListener, pulse: Pulse): { stop(): Promise<void> } {
  let current: Connection | undefined;
  let next: NodeJS.Timeout | undefined;

  const lose = (lost: Connection) => {
    // Only what is said of the connection in use counts.
    if (lost !== current) return;
    current = undefined;
    lost.drop();
    listener.onHearing(false);
    next = setTimeout(connect, RETRY_MS);
  };
  const connect = () => {
    current = new Connection(url, listener, pulse, lose);
    void current.open();
  };

  connect();
  return {
    async stop() {
      clearTimeout(next);
      const last = current;
      // That it ends now is no news.
      current = undefined;
      await last?.end();
    },
  };
}

/** One connection that listens, and the beats that tell whether it does. */
class Connection {
  private readonly client: pg.Client;
  private readonly listener: ChangeListener;
  private readonly pulse: Pulse;
  private readonly onLost: (lost: Connection) => void;
  /** Its own, so that nobody else is woken by its beats, nor it by those that were meant for one before it. */
  private readonly channel = `studio_slag_${randomBytes(8).toString('hex')}`;
  /** When the beats were sent that have not been heard. */
  private readonly sent = new Map<number, number>();
  private nr = 0;
  private sending = false;
  private hears = false;
  private over = false;
  private beating: NodeJS.Timeout | undefined;
  private deadline: NodeJS.Timeout | undefined;

  constructor(url: string, listener: ChangeListener, pulse: Pulse, onLost: (lost: Connection) => void) {
    this.listener = listener;
    this.pulse = pulse;
    this.onLost = onLost;
    this.client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
      keepAlive: true,
    });
  }

  async open(): Promise<void> {
    const { client } = this;
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === this.channel) this.heard(Number(payload));
      else this.listener.onChange(payload);
    });
    client.on('error', () => this.onLost(this));
    client.on('end', () => this.onLost(this));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}; LISTEN ${this.channel}`);
    } catch {
      // The `error` event may not come for a connection that never was; losing it is what happened either way.
      this.onLost(this);
      return;
    }
    if (this.over) return;
    this.waitFrom(performance.now());
    this.beating = setInterval(() => this.beat(), this.pulse.everyMs);
    this.beat();
  }

  private beat(): void {
    // One that has not been taken is not followed by others, which would wait behind it.
    if (this.sending) return;
    this.sending = true;
    const nr = ++this.nr;
    this.sent.set(nr, performance.now());
    // A beat that could not be sent is one that is not heard.
    this.pulse
      .beat(this.channel, nr)
      .catch(() => this.sent.delete(nr))
      .finally(() => {
        this.sending = false;
      });
  }

  private heard(nr: number): void {
    const at = this.sent.get(nr);
    if (at === undefined || this.over) return;
    for (const earlier of this.sent.keys()) if (earlier <= nr) this.sent.delete(earlier);
    this.waitFrom(at);
    if (this.hears) return;
    this.hears = true;
    this.listener.onHearing(true);
  }

  /** Changes have been heard up to that moment; they are taken to be for some beats more. */
  private waitFrom(moment: number): void {
    clearTimeout(this.deadline);
    const ms = moment + BEATS_MISSED * this.pulse.everyMs - performance.now();
    this.deadline = setTimeout(() => this.onLost(this), ms);
  }

  /** At once: there may be nobody at the other end to answer a farewell. */
  drop(): void {
    this.hush();
    this.client.connection.stream.destroy();
  }

  async end(): Promise<void> {
    this.hush();
    // A database that hangs says no farewell.
    await Promise.race([this.client.end(), new Promise((resolve) => setTimeout(resolve, RETRY_MS).unref())]);
  }

  private hush(): void {
    this.over = true;
    clearInterval(this.beating);
    clearTimeout(this.deadline);
  }
}
