import type { Author } from '#lib/contract/article.ts';
import type { WatchState } from '#lib/contract/closed/feed-watch.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import type { FeedWatch } from '#lib/contract/feed-watch.ts';
import { boundedCount, countedOf } from '#lib/store/bounded-count.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';
import { type Order, type Stretch, stretchOf, type Window, windowText } from '#lib/store/stretch.ts';

/** What of a watch somebody decides. */
export type WatchFields = Pick<FeedWatch, 'adress' | 'namn' | 'sektion' | 'ord' | 'intervall' | 'vilande'>;

/** A watch that one instance is to read now. */
export interface TakenWatch extends Omit<WatchFields, 'vilande'> {
  id: string;
  misslyckanden: number;
  etag: string | null;
  senastAndrad: string | null;
}

/** What is kept of a reading. */
export interface ReadingOutcome {
  /** What was wrong; null when nothing was. */
  fel: FaultEntry | null;
  /** What was noticed though it was read. */
  anmarkning: FaultEntry | null;
  etag: string | null;
  senastAndrad: string | null;
  /** The address that it has from now on; null: the same. */
  flyttat: string | null;
  /** Milliseconds until it is asked again. */
  paus: number;
  /** What it is called where nobody has named it, and what it calls itself. */
  namn: { hittills: string; nu: string };
}

const STATE = `CASE WHEN b.vilande THEN 'vilande' WHEN b.fel IS NOT NULL THEN 'fel' WHEN b.hamtad IS NULL THEN 'ny' ELSE 'ok' END`;
const COLUMNS = `b.id, b.adress, b.namn, b.sektion, b.ord, b.intervall, b.vilande, ${STATE} AS tillstand, b.fel, b.anmarkning, b.misslyckanden, b.hamtad, b.lyckad,
  CASE WHEN NOT b.vilande THEN b.nasta END AS nasta, b.skapad`;

const BY_ID: Statement = { name: 'watch_by_id', text: `SELECT ${COLUMNS} FROM bevakning b WHERE b.id = $1 AND NOT b.borttagen` };
const LOCK: Statement = { name: 'watch_lock', text: `${BY_ID.text} FOR NO KEY UPDATE` };
const CREATE: Statement = {
  name: 'watch_create',
  text: `INSERT INTO bevakning (id, adress, namn, sektion, ord, intervall, vilande, av, skapad) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
    ON CONFLICT (md5(adress)) WHERE NOT borttagen DO NOTHING RETURNING id`,
};
const TAKEN: Statement = {
  name: 'watch_taken',
  text: 'SELECT b.id FROM bevakning b WHERE md5(b.adress) = md5($1) AND b.adress = $1 AND NOT b.borttagen AND b.id <> $2',
};
// What another address says of itself is nothing of this one's; whoever wakes a watch wants it read now.
const CHANGE: Statement = {
  name: 'watch_change',
  text: `UPDATE bevakning b SET adress = $2, namn = $3, sektion = $4, ord = $5, intervall = $6, vilande = $7,
      etag = CASE WHEN b.adress = $2 THEN b.etag END, senast_andrad = CASE WHEN b.adress = $2 THEN b.senast_andrad END,
      fel = CASE WHEN $8 THEN NULL ELSE b.fel END, anmarkning = CASE WHEN $8 THEN NULL ELSE b.anmarkning END, misslyckanden = CASE WHEN $8 THEN 0 ELSE b.misslyckanden END,
      nasta = CASE WHEN $8 THEN NULL ELSE b.nasta END, hallare = CASE WHEN $8 THEN NULL ELSE b.hallare END
    WHERE b.id = $1`,
};
const REMOVE: Statement = {
  name: 'watch_remove',
  text: 'UPDATE bevakning SET borttagen = true, nasta = NULL, hallare = NULL WHERE id = $1 AND NOT borttagen RETURNING id',
};

const DUE = 'NOT b.vilande AND NOT b.borttagen AND (b.nasta IS NULL OR b.nasta <= now())';
/** One feed of a host at a time, whoever reads it, and a moment between two. */
const HOST = (watch: string) => `substring(${watch}.adress FROM '^https?://([^/?#]+)')`;
const HOST_IS_FREE = `NOT EXISTS (SELECT FROM bevakning h WHERE ${HOST('h')} = ${HOST('b')} AND h.id <> b.id
    AND ((h.hallare IS NOT NULL AND h.nasta > now()) OR h.hamtad > now() - interval '2 seconds'))`;
// Two who look at once would each see that nobody reads anything of a host.
const ONE_AT_A_TIME: Statement = { name: 'idea_watch_alone', text: `SELECT pg_advisory_xact_lock(hashtextextended('bevakning', 0))::text` };
const CLAIM: Statement = {
  name: 'idea_watch_claim',
  text: `UPDATE bevakning b SET hallare = $1, nasta = now() + $2 * interval '1 ms'
    FROM (SELECT b.id FROM bevakning b WHERE ${DUE} AND ${HOST_IS_FREE} ORDER BY b.nasta NULLS FIRST, b.id LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED) f
    WHERE b.id = f.id RETURNING b.id, b.adress, b.namn, b.sektion, b.ord, b.intervall, b.misslyckanden, b.etag, b.senast_andrad AS "senastAndrad"`,
};
const SECONDS_TO_NEXT: Statement = {
  name: 'idea_watch_seconds',
  text: `SELECT extract(epoch FROM min(coalesce(b.nasta, now())) - now())::float8 AS sekunder FROM bevakning b WHERE NOT b.vilande AND NOT b.borttagen`,
};
const HELD: Statement = { name: 'idea_watch_held', text: 'SELECT FROM bevakning WHERE id = $1 AND hallare = $2 FOR NO KEY UPDATE' };
// An address that is watched already stays with whoever watches it.
const RELEASE: Statement = {
  name: 'idea_watch_release',
  text: `UPDATE bevakning SET hallare = NULL, hamtad = $3, fel = $4::jsonb, etag = $5, senast_andrad = $6,
      lyckad = CASE WHEN $4::jsonb IS NULL THEN $3 ELSE lyckad END, misslyckanden = CASE WHEN $4::jsonb IS NULL THEN 0 ELSE misslyckanden + 1 END,
      nasta = now() + $7 * interval '1 ms', namn = CASE WHEN namn = $8 THEN $9 ELSE namn END, anmarkning = $10::jsonb,
      adress = CASE WHEN EXISTS (SELECT FROM bevakning b WHERE md5(b.adress) = md5($11) AND b.adress = $11 AND NOT b.borttagen) THEN adress ELSE coalesce($11, adress) END
    WHERE id = $1 AND hallare = $2`,
};
const POSTPONE: Statement = {
  name: 'idea_watch_postpone',
  text: `UPDATE bevakning SET hallare = NULL, nasta = now() + $3 * interval '1 ms' WHERE id = $1 AND hallare = $2`,
};
const PURGE: Statement = {
  name: 'watch_purge',
  text: `DELETE FROM bevakning b WHERE b.borttagen AND NOT EXISTS (SELECT FROM ide i WHERE i.bevakning_id = b.id)
      AND NOT EXISTS (SELECT FROM idekalla k WHERE k.bevakning_id = b.id)`,
};

const ORDER: Order = {
  way: 'ASC',
  columns: [
    { sql: 'svensk_ordning(b.namn)', type: 'text', of: (name) => `svensk_ordning(${name})` },
    { sql: 'b.id', type: 'uuid' },
  ],
};

/** The feeds that are watched for ideas (decisions.md §23), and who reads which: every time is the database's. */
export class FeedWatches extends Aggregate {
  /** In the order of their names, by the Swedish alphabet. */
  async list(tillstand: WatchState | undefined, window: Window): Promise<Stretch<FeedWatch>> {
    const given = tillstand === undefined ? [] : [tillstand];
    const from = `FROM bevakning b WHERE NOT b.borttagen${tillstand === undefined ? '' : ` AND ${STATE} = $1`}`;
    const kind = tillstand === undefined ? '' : '_state';
    const { name, further, place, values } = windowText(ORDER, window, given);
    const [found, [counted]] = await Promise.all([
      this.db.query<FeedWatch>({ name: `watch_list${kind}_${name}`, text: `SELECT ${COLUMNS} ${from} ${further} ${place}` }, values),
      this.db.query<{ antal: number }>({ name: `watch_count${kind}`, text: boundedCount(from) }, given),
    ]);
    return stretchOf(found, countedOf(counted), window, ({ namn, id }) => [namn, id]);
  }

  async byId(id: string): Promise<FeedWatch | undefined> {
    const [row] = await this.db.query<FeedWatch>(BY_ID, [id]);
    return row;
  }

  /** The watch, held until the transaction ends. */
  async lock(id: string): Promise<FeedWatch | undefined> {
    const [row] = await this.db.query<FeedWatch>(LOCK, [id]);
    return row;
  }

  /** Whether it was made: an address is watched once. */
  async create(id: string, fields: WatchFields, av: Author, skapad: string): Promise<boolean> {
    return (await this.db.query(CREATE, [id, ...valuesOf(fields), JSON.stringify(av), skapad])).length > 0;
  }

  /** Whether another watch than that has the address. */
  async isTaken(adress: string, but: string): Promise<boolean> {
    return (await this.db.query(TAKEN, [adress, but])).length > 0;
  }

  /** With `now` it is read at once, and what went wrong before is forgotten. */
  async change(id: string, fields: WatchFields, { now }: { now: boolean }): Promise<void> {
    await this.db.query(CHANGE, [id, ...valuesOf(fields), now]);
  }

  /** Whether there was one. What came of it stays. */
  async remove(id: string): Promise<boolean> {
    return (await this.db.query(REMOVE, [id])).length > 0;
  }

  /** The watch that has waited longest, for `hallare` alone for so long; `undefined` when none is due. Within a transaction. */
  async claim(hallare: string, leaseMs: number): Promise<TakenWatch | undefined> {
    await this.db.query(ONE_AT_A_TIME, []);
    const [row] = await this.db.query<TakenWatch>(CLAIM, [hallare, leaseMs]);
    return row;
  }

  async secondsToNext(): Promise<number | null> {
    const [row] = await this.db.query<{ sekunder: number | null }>(SECONDS_TO_NEXT, []);
    return row?.sekunder ?? null;
  }

  /** Whether it is still that holder's; then nobody takes it before the transaction ends. */
  async holds(id: string, hallare: string): Promise<boolean> {
    return (await this.db.query(HELD, [id, hallare])).length > 0;
  }

  /** Keeps how the reading went and leaves the watch, which is called `namn` from now on where it was called by its host, and goes where its feed has moved. */
  async release(
    id: string,
    hallare: string,
    { fel, anmarkning, etag, senastAndrad, flyttat, paus, namn }: ReadingOutcome,
    nu: string,
  ): Promise<void> {
    const json = (entry: FaultEntry | null) => (entry === null ? null : JSON.stringify(entry));
    await this.db.query(RELEASE, [id, hallare, nu, json(fel), etag, senastAndrad, paus, namn.hittills, namn.nu, json(anmarkning), flyttat]);
  }

  /** Leaves the watch as it was, for so long. */
  async postpone(id: string, hallare: string, ms: number): Promise<void> {
    await this.db.query(POSTPONE, [id, hallare, ms]);
  }

  /** Removes those that have been removed and of which nothing is left. */
  async purge(): Promise<void> {
    await this.db.query(PURGE, []);
  }
}

function valuesOf({ adress, namn, sektion, ord, intervall, vilande }: WatchFields): unknown[] {
  return [adress, namn, sektion, ord, intervall, vilande];
}
