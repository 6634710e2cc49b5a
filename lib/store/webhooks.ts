import type { Author } from '#lib/contract/article.ts';
import type { EventType } from '#lib/contract/closed/event.ts';
import type { DeliveryKind } from '#lib/contract/closed/webhook.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import type { Webhook, WebhookDelivery } from '#lib/contract/webhook.ts';
import { boundedCount, countedOf } from '#lib/store/bounded-count.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';
import { named } from '#lib/store/names.ts';
import { type Order, type Stretch, stretchOf, type Window, windowText } from '#lib/store/stretch.ts';

/** What of a webhook somebody decides, and what follows of it. */
export interface WebhookFields extends Pick<Webhook, 'namn' | 'adress' | 'typer' | 'lage'> {
  /** Whose rights decide what is sent. */
  agare: string;
  /** The event that came last; null where nothing has ever happened. */
  efter: string | null;
}

/** What is needed to send something to a receiver. */
export interface Receiver {
  id: string;
  namn: string;
  adress: string;
  typer: EventType[];
  /** Sealed. */
  hemlighet: string;
  agare: string;
  efter: string | null;
}

/** A receiver whose turn it is, and the delivery that is tried again, where there is one. */
export interface TakenReceiver extends Receiver {
  /** So many tries have failed in a row, the first of them then. */
  forsok: number;
  sedan: string | null;
  vantar: WaitingDelivery | null;
}

/** Which events a delivery is of: those of the kinds, behind one and up to another. */
export interface DeliveredStretch {
  typer: EventType[];
  fran: string | null;
  /** null: a try, of no events. */
  till: string | null;
  antal: number;
}

export interface WaitingDelivery extends DeliveredStretch {
  id: string;
  skapad: string;
}

export interface NewDelivery extends DeliveredStretch {
  id: string;
  webhook: string;
  slag: DeliveryKind;
  lage: WebhookDelivery['lage'];
  skapad: string;
}

/** How a try went. */
export interface TryOutcome {
  tid: string;
  status: number | null;
  ms: number;
  fel: FaultEntry | null;
}

const COLUMNS = `w.id, w.namn, w.adress, w.typer, w.lage, w.fel, w.sedan AS misslyckas_sedan,
  CASE WHEN w.lage = 'aktiv' AND w.forsok > 0 THEN w.nasta END AS nasta_forsok, w.levererad,
  (SELECT jsonb_build_object('id', p.id, 'namn', p.namn, 'aktiv', p.aktiv) FROM person p WHERE p.id = w.agare_id) AS agare, ${named('w.av')} AS av, w.skapad`;
const RECEIVER = 'w.id, w.namn, w.adress, w.typer, w.hemlighet, w.agare_id AS agare, w.efter';
const DELIVERY = 'l.id, l.slag, l.antal, l.lage, l.forsok, l.status, l.ms, l.fel, l.skapad, l.senast';

const LIST: Statement = { name: 'webhooks_list', text: `SELECT ${COLUMNS} FROM webhook w ORDER BY svensk_ordning(w.namn), w.id` };
const BY_ID: Statement = { name: 'webhook_by_id', text: `SELECT ${COLUMNS} FROM webhook w WHERE w.id = $1` };
const RECEIVER_BY_ID: Statement = { name: 'webhook_receiver', text: `SELECT ${RECEIVER} FROM webhook w WHERE w.id = $1` };
const LOCK: Statement = { name: 'webhook_lock', text: `${RECEIVER_BY_ID.text} FOR NO KEY UPDATE` };
/** Of two who make one at once, the second counts the first's. */
const HOLD: Statement = { name: 'webhooks_hold', text: `SELECT pg_advisory_xact_lock(hashtextextended('webhookar', 0))::text` };
const COUNT: Statement = { name: 'webhooks_count', text: 'SELECT count(*)::int AS antal FROM webhook' };
const CREATE: Statement = {
  name: 'webhook_create',
  text: `INSERT INTO webhook (id, namn, adress, typer, lage, agare_id, efter, hemlighet, av, skapad) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
};
// Whoever starts one that was paused wants it tried now; what it failed with before is forgotten.
const CHANGE: Statement = {
  name: 'webhook_change',
  text: `UPDATE webhook SET namn = $2, adress = $3, typer = $4, lage = $5, agare_id = $6, efter = $7, fel = NULL, forsok = 0, sedan = NULL, nasta = now(), hallare = NULL
    WHERE id = $1`,
};
const REMOVE: Statement = { name: 'webhook_remove', text: 'DELETE FROM webhook WHERE id = $1' };
const FORGET_WAITING: Statement = {
  name: 'webhook_forget_waiting',
  text: `DELETE FROM webhookleverans WHERE webhook_id = $1 AND lage = 'vantar'`,
};

/** The column keeps milliseconds: what is put now may be due half of one later. */
const DUE = `w.lage = 'aktiv' AND w.nasta <= now() + interval '1 millisecond'`;
/** There is something to send, or at least to look through. */
const BEHIND = `(EXISTS (SELECT FROM webhookleverans l WHERE l.webhook_id = w.id AND l.lage = 'vantar') OR EXISTS (SELECT FROM sist s
    WHERE w.efter IS NULL OR (s.nr, s.plats) > (split_part(w.efter, '.', 1)::bigint, split_part(w.efter, '.', 2)::int)))`;
const CLAIM: Statement = {
  name: 'webhook_claim',
  text: `WITH sist AS MATERIALIZED (SELECT nr, antal - 1 AS plats FROM sigill ORDER BY nr DESC LIMIT 1),
      tagen AS (SELECT w.id FROM webhook w WHERE ${DUE} AND ${BEHIND} ORDER BY w.nasta, w.id LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED)
    UPDATE webhook w SET hallare = $1, nasta = now() + $2 * interval '1 ms' FROM tagen WHERE w.id = tagen.id
    RETURNING ${RECEIVER}, w.forsok, w.sedan, (SELECT jsonb_build_object('id', l.id, 'typer', l.typer, 'fran', l.fran, 'till', l.till, 'antal', l.antal, 'skapad', l.skapad)
      FROM webhookleverans l WHERE l.webhook_id = w.id AND l.lage = 'vantar') AS vantar`,
};
// One that is being sent to may be done at any moment.
const SECONDS_TO_NEXT: Statement = {
  name: 'webhook_seconds',
  text: `SELECT extract(epoch FROM min(CASE WHEN w.hallare IS NULL THEN w.nasta ELSE now() END) - now())::float8 AS sekunder FROM webhook w WHERE w.lage = 'aktiv'`,
};
const HELD: Statement = { name: 'webhook_held', text: 'SELECT FROM webhook WHERE id = $1 AND hallare = $2 FOR NO KEY UPDATE' };
const PASS: Statement = {
  name: 'webhook_pass',
  text: 'UPDATE webhook SET efter = coalesce($3, efter), nasta = now(), hallare = NULL WHERE id = $1 AND hallare = $2',
};
const TAKEN: Statement = {
  name: 'webhook_taken',
  text: 'UPDATE webhook SET efter = coalesce($2, efter), levererad = $3, fel = NULL, forsok = 0, sedan = NULL, nasta = now(), hallare = NULL WHERE id = $1',
};
// Somebody may have paused it while it was tried: that was no fault of the receiver's.
const FAILED: Statement = {
  name: 'webhook_failed',
  text: `UPDATE webhook SET fel = CASE WHEN lage = 'aktiv' THEN $2::jsonb END, forsok = forsok + 1, sedan = coalesce(sedan, $3), nasta = now() + $4 * interval '1 ms', hallare = NULL
    WHERE id = $1`,
};
const PAUSE: Statement = {
  name: 'webhook_pause',
  text: `UPDATE webhook SET lage = 'pausad', fel = $3::jsonb, hallare = NULL WHERE id = $1 AND hallare = $2 AND lage = 'aktiv' RETURNING id`,
};
const LET_GO: Statement = {
  name: 'webhook_let_go',
  text: `UPDATE webhook SET nasta = now() + $3 * interval '1 ms', hallare = NULL WHERE id = $1 AND hallare = $2`,
};

const ADD_DELIVERY: Statement = {
  name: 'webhook_delivery_add',
  text: `INSERT INTO webhookleverans (id, webhook_id, slag, typer, fran, till, antal, lage, skapad) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
};
const TRIED: Statement = {
  name: 'webhook_delivery_tried',
  text: `UPDATE webhookleverans l SET lage = $2, senast = $3, status = $4, ms = $5, fel = $6::jsonb, forsok = l.forsok + 1 WHERE l.id = $1 RETURNING ${DELIVERY}`,
};
const DELIVERY_BY_ID: Statement = {
  name: 'webhook_delivery',
  text: `SELECT l.id, l.typer, l.fran, l.till, l.antal, l.skapad, l.lage FROM webhookleverans l WHERE l.webhook_id = $1 AND l.id = $2`,
};
const PURGE: Statement = {
  name: 'webhook_deliveries_purge',
  text: `DELETE FROM webhookleverans l USING webhook w WHERE l.webhook_id = w.id AND l.lage <> 'vantar' AND (l.skapad < now() - interval '30 days'
    OR (l.skapad, l.id) <= (SELECT g.skapad, g.id FROM webhookleverans g WHERE g.webhook_id = w.id ORDER BY g.skapad DESC, g.id DESC OFFSET 500 LIMIT 1))`,
};

const DELIVERIES: Order = {
  way: 'DESC',
  columns: [
    { sql: 'l.skapad', type: 'timestamptz' },
    { sql: 'l.id', type: 'uuid' },
  ],
};

/** Receivers that are sent what happens, and what has been sent to them: whose turn it is, every instance hears of the database. */
export class Webhooks extends Aggregate {
  /** All, in the order of their names: they are few. */
  list(): Promise<Webhook[]> {
    return this.db.query<Webhook>(LIST, []);
  }

  async byId(id: string): Promise<Webhook | undefined> {
    const [row] = await this.db.query<Webhook>(BY_ID, [id]);
    return row;
  }

  async receiver(id: string): Promise<Receiver | undefined> {
    const [row] = await this.db.query<Receiver>(RECEIVER_BY_ID, [id]);
    return row;
  }

  /** The same, held until the transaction ends. */
  async lock(id: string): Promise<Receiver | undefined> {
    const [row] = await this.db.query<Receiver>(LOCK, [id]);
    return row;
  }

  /** How many there are; nobody else makes one until the transaction ends. */
  async countForWriting(): Promise<number> {
    await this.db.query(HOLD, []);
    const [row] = await this.db.query<{ antal: number }>(COUNT, []);
    return row?.antal ?? 0;
  }

  async create(id: string, fields: WebhookFields, hemlighet: string, av: Author, skapad: string): Promise<void> {
    await this.db.query(CREATE, [id, ...valuesOf(fields), hemlighet, JSON.stringify(av), skapad]);
  }

  /** From now on it is tried anew, where it is active. */
  async change(id: string, fields: WebhookFields): Promise<void> {
    await this.db.query(CHANGE, [id, ...valuesOf(fields)]);
  }

  async remove(id: string): Promise<void> {
    await this.db.query(REMOVE, [id]);
  }

  /** Leaves what waits to be sent: its events come no more, or come anew. */
  async forgetWaiting(id: string): Promise<void> {
    await this.db.query(FORGET_WAITING, [id]);
  }

  /** The one that has waited longest of those that there is something for, for `hallare` alone for so long; `undefined` when there is none. */
  async claim(hallare: string, leaseMs: number): Promise<TakenReceiver | undefined> {
    const [row] = await this.db.query<TakenReceiver>(CLAIM, [hallare, leaseMs]);
    // Times within JSON are as the database writes them.
    return row && { ...row, vantar: row.vantar && { ...row.vantar, skapad: new Date(row.vantar.skapad).toISOString() } };
  }

  /** Until one is looked at the next time, less than nothing where that may be now; `null` where nothing is sent to anybody. */
  async secondsToNext(): Promise<number | null> {
    const [row] = await this.db.query<{ sekunder: number | null }>(SECONDS_TO_NEXT, []);
    return row?.sekunder ?? null;
  }

  /** Whether it is still that holder's; then nobody takes it before the transaction ends. */
  async holds(id: string, hallare: string): Promise<boolean> {
    return (await this.db.query(HELD, [id, hallare])).length > 0;
  }

  /** Up to there was nothing for it; `null`: nothing at all. */
  async pass(id: string, hallare: string, efter: string | null): Promise<void> {
    await this.db.query(PASS, [id, hallare, efter]);
  }

  /** It has taken everything up to there. Its holder writes it. */
  async taken(id: string, efter: string | null, nu: string): Promise<void> {
    await this.db.query(TAKEN, [id, efter, nu]);
  }

  /** It has not, and is tried again in so long. Its holder writes it. */
  async failed(id: string, fel: FaultEntry, nu: string, againMs: number): Promise<void> {
    await this.db.query(FAILED, [id, JSON.stringify(fel), nu, againMs]);
  }

  /** Stops sending. Whether that was for this holder to do. */
  async pause(id: string, hallare: string, fel: FaultEntry): Promise<boolean> {
    return (await this.db.query(PAUSE, [id, hallare, JSON.stringify(fel)])).length > 0;
  }

  /** Leaves it as it was, for so long. */
  async letGo(id: string, hallare: string, ms: number): Promise<void> {
    await this.db.query(LET_GO, [id, hallare, ms]);
  }

  async addDelivery({ id, webhook, slag, typer, fran, till, antal, lage, skapad }: NewDelivery): Promise<void> {
    await this.db.query(ADD_DELIVERY, [id, webhook, slag, typer, fran, till, antal, lage, skapad]);
  }

  /** Keeps how a try went; the delivery as it is then, `undefined` where it has been removed. */
  async tried(id: string, lage: WebhookDelivery['lage'], { tid, status, ms, fel }: TryOutcome): Promise<WebhookDelivery | undefined> {
    const json = fel === null ? null : JSON.stringify(fel);
    const [row] = await this.db.query<WebhookDelivery>(TRIED, [id, lage, tid, status, ms, json]);
    return row;
  }

  async delivery(webhook: string, id: string): Promise<(WaitingDelivery & Pick<WebhookDelivery, 'lage'>) | undefined> {
    const [row] = await this.db.query<WaitingDelivery & Pick<WebhookDelivery, 'lage'>>(DELIVERY_BY_ID, [webhook, id]);
    return row;
  }

  /** Newest first. */
  async deliveries(webhook: string, window: Window): Promise<Stretch<WebhookDelivery>> {
    const from = 'FROM webhookleverans l WHERE l.webhook_id = $1';
    const { name, further, place, values } = windowText(DELIVERIES, window, [webhook]);
    const [found, [counted]] = await Promise.all([
      this.db.query<WebhookDelivery>(
        { name: `webhook_deliveries_${name}`, text: `SELECT ${DELIVERY} ${from} ${further} ${place}` },
        values,
      ),
      this.db.query<{ antal: number }>({ name: 'webhook_deliveries_count', text: boundedCount(from) }, [webhook]),
    ]);
    return stretchOf(found, countedOf(counted), window, ({ skapad, id }) => [skapad, id]);
  }

  /** Removes what was sent more than thirty days, or five hundred deliveries, ago. */
  async purge(): Promise<void> {
    await this.db.query(PURGE, []);
  }
}

function valuesOf({ namn, adress, typer, lage, agare, efter }: WebhookFields): unknown[] {
  return [namn, adress, typer, lage, agare, efter];
}
