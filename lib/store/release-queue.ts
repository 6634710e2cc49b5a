import type { ItemFacts } from '#lib/content/facts.ts';
import type { Author } from '#lib/contract/article.ts';
import type { ContentStatus } from '#lib/contract/closed/article.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { ReleaseKind, ReleaseState } from '#lib/contract/release.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';
import { named } from '#lib/store/names.ts';

/** The right to carry out one release, until it ends or its time is over. */
export interface Lease {
  id: string;
  hallare: string;
  /** The release's place among those of its item. */
  tur: string;
}

/** A release as whoever carries it out gets it. */
export interface ReleaseOrderRow {
  id: string;
  innehall: string;
  lage: ReleaseKind;
  /** Tried in test mode: a draft of what was to be published. */
  prov: boolean;
  tillstand: ReleaseState;
  revisioner: Partial<Record<Language, string>>;
  /** What was pinned with them; `null` for an order that publishes nothing, and for what was over before facts were kept. */
  fakta: ItemFacts | null;
  datum: string | null;
  av: Author;
  order_av: Author | null;
  /** Who confirmed what an agent had asked for. */
  godkand_av: Author | null;
  overstyr: boolean;
  stopp: boolean;
  forsok: number;
  /** Its time, or when it was given. */
  tur: string;
  larmad: string | null;
  /** Why the latest try came to nothing. */
  fel: FaultEntry[] | null;
  /** Of an order that the person named is to confirm, the hash of all it is of, and until when they may. */
  order_hash: string | null;
  order_fore: string | null;
  /** What was asked, when it was asked with a key. */
  begaran: string | null;
  /** When the first try began that the publishing system answered; null while there is none. */
  borjade: string | null;
}

export interface ClaimedRelease extends ReleaseOrderRow {
  hallare: string;
  /** Whether something of it is delivered to the publishing system. */
  levereras: boolean;
  /** The database's clock when it was claimed. */
  nu: string;
}

const COLUMNS = `r.id, r.innehall_id AS innehall, r.lage, r.prov, r.tillstand, r.revisioner, r.fakta, r.datum, ${named('r.av')} AS av, ${named('r.order_av')} AS order_av, ${named('r.godkand_av')} AS godkand_av, r.overstyr, r.stopp, r.forsok, r.tur,
  r.larmad, r.begaran, r.fel, r.order_hash, r.order_fore,
  (SELECT s.detalj->>'borjade' FROM release_steg s WHERE s.release_id = r.id AND s.detalj ? 'borjade' ORDER BY s.nr LIMIT 1) AS borjade`;

/*
 * Releases of one item are carried out one at a time and in order: of those whose time has come, the earlier first; of
 * the same minute, Swedish first. One that is being carried out, even by a process that has died, ends before another begins.
 */
export const FIRST_OF_ITEM = `NOT EXISTS (SELECT 1 FROM release o WHERE o.innehall_id = r.innehall_id AND o.nasta IS NOT NULL AND o.id <> r.id
  AND (o.tillstand = 'pagar' OR r.tillstand <> 'pagar' AND (o.tillstand = 'koad' OR o.tur <= now())
    AND (o.tur, NOT o.revisioner ? 'sv', o.nr) < (r.tur, NOT r.revisioner ? 'sv', r.nr)))`;
// Swedish goes to the publishing system, and so does what brings that in line; English alone is Studio's own.
const DELIVERED = `(r.revisioner ? 'sv' OR r.lage IN ('nedtagning', 'avstamning', 'flytt'))`;
const TAKE = `UPDATE release r SET tur = greatest(tur, ${afterThoseTried('r.innehall_id', 'r.id')}), tillstand = 'pagar', hallare = $1, nasta = now() + $2 * interval '1 ms', forsok = forsok + 1, andrad = now()
  FROM forst WHERE r.id = forst.id RETURNING ${COLUMNS}, r.hallare, ${DELIVERED} AS levereras, now() AS nu`;
const CLAIM: Statement = {
  name: 'release_claim',
  text: `WITH forst AS (SELECT r.id FROM release r JOIN innehall i ON i.id = r.innehall_id WHERE r.nasta <= now() AND ${FIRST_OF_ITEM} AND (NOT $3 OR NOT ${DELIVERED})
    ORDER BY r.nasta LIMIT 1 FOR NO KEY UPDATE OF r, i SKIP LOCKED) ${TAKE}`,
};
const CLAIM_ONE: Statement = {
  name: 'release_claim_one',
  text: `WITH forst AS (SELECT r.id FROM release r JOIN innehall i ON i.id = r.innehall_id WHERE r.id = $3 AND r.nasta <= now() AND ${FIRST_OF_ITEM}
    FOR NO KEY UPDATE OF r, i SKIP LOCKED) ${TAKE}`,
};
const HELD = `id = $1 AND hallare = $2 AND tillstand = 'pagar'`;
const RENEW: Statement = {
  name: 'release_renew',
  text: `UPDATE release SET nasta = now() + $3 * interval '1 ms' WHERE ${HELD} RETURNING stopp`,
};
const STEP: Statement = {
  name: 'release_held_step',
  text: `WITH h AS (UPDATE release SET nasta = now() + $3 * interval '1 ms', andrad = now() WHERE ${HELD} AND NOT stopp RETURNING id)
    INSERT INTO release_steg (release_id, nr, steg, tillstand, detalj, tid)
    SELECT h.id, (SELECT coalesce(max(nr), 0) + 1 FROM release_steg WHERE release_id = h.id), $4, $5, $6::jsonb, now() FROM h RETURNING nr`,
};
const DONE: Statement = {
  name: 'release_done',
  text: `UPDATE release SET tillstand = 'klar', lage = CASE WHEN $3 THEN 'utkast' ELSE lage END, prov = $3, nasta = NULL, hallare = NULL, fel = NULL, utford = now(), andrad = now()
    WHERE ${HELD} AND NOT stopp RETURNING id`,
};
const GIVE_UP: Statement = {
  name: 'release_give_up',
  text: `UPDATE release SET tillstand = $3, nasta = NULL, hallare = NULL, fel = coalesce($4::jsonb, fel), andrad = now() WHERE ${HELD} RETURNING id`,
};
const POSTPONE: Statement = {
  name: 'release_postpone',
  text: `UPDATE release SET tillstand = 'koad', nasta = now() + $3 * interval '1 second', hallare = NULL, fel = $4::jsonb, andrad = now(),
      larmad = CASE WHEN $5 THEN now() ELSE larmad END
    WHERE ${HELD} RETURNING id`,
};
const ORDER: Statement = { name: 'release_order', text: `SELECT ${COLUMNS} FROM release r WHERE r.id = $1` };
const BY_KEY: Statement = {
  name: 'release_by_key',
  text: `SELECT ${COLUMNS} FROM release r WHERE r.nyckel = $1 AND r.skapad > now() - interval '7 days' ORDER BY r.nr DESC LIMIT 1`,
};
const WAITING: Statement = {
  name: 'release_waiting',
  text: `SELECT ${COLUMNS} FROM release r WHERE r.innehall_id = $1 AND r.nasta IS NOT NULL ORDER BY r.tur, r.nr`,
};
const NEWER: Statement = {
  name: 'release_newer',
  text: `SELECT 1 FROM release o JOIN release r ON r.innehall_id = o.innehall_id WHERE r.id = $1 AND o.nr > r.nr AND o.lage IN ('publicera', 'schemalagd')
    AND o.revisioner ?| ARRAY(SELECT jsonb_object_keys(r.revisioner)) AND o.tillstand IN ('klar', 'koad', 'pagar', 'nedtagen', 'schemalagd') LIMIT 1`,
};
// One that is being carried out is left alone, also by those whose view of it is old.
const FREE = `id = $1 AND (tillstand IN ('schemalagd', 'koad') OR tillstand = 'pagar' AND nasta <= now())`;
const MOVE: Statement = {
  name: 'release_move',
  text: `UPDATE release SET lage = 'schemalagd', tillstand = 'schemalagd', datum = $2, tur = $2, nasta = $2, hallare = NULL, fel = NULL, larmad = NULL, andrad = $3
    WHERE ${FREE} RETURNING id`,
};
const CANCEL: Statement = {
  name: 'release_cancel',
  text: `UPDATE release SET tillstand = 'avbruten', nasta = NULL, hallare = NULL, andrad = $2 WHERE ${FREE} RETURNING id`,
};
const AGAIN: Statement = {
  name: 'release_again',
  text: `UPDATE release SET tillstand = 'koad', nasta = now(), hallare = NULL, stopp = false, larmad = NULL, tur = now(), andrad = $4,
      av = $2::jsonb, order_av = $3::jsonb, godkand_av = NULL
    WHERE id = $1 AND (tillstand = 'misslyckad' OR tillstand = 'koad') RETURNING id`,
};
const SECONDS_TO_NEXT: Statement = {
  name: 'release_seconds_to_next',
  text: 'SELECT extract(epoch FROM min(nasta) - now())::float8 AS sekunder FROM release WHERE nasta IS NOT NULL',
};

// What the item shows of its schedule follows from the releases that wait: lib/content/states.ts has the moves.
const REFRESH_SCHEDULE: Statement = {
  name: 'release_refresh_schedule',
  text: `UPDATE innehall i SET schemalagd = s.schema, andrad = $2, status = CASE WHEN i.status IN ('utkast', 'granskning') AND s.schema IS NOT NULL
      THEN 'schemalagd' WHEN i.status = 'schemalagd' AND s.schema IS NULL THEN 'utkast' ELSE i.status END
    FROM (SELECT ${scheduleOf('$1')} AS schema) s WHERE i.id = $1 RETURNING i.status`,
};

/**
 * SQL of the earliest place that comes after those of an item's releases that have been tried and are over; NULL when there
 * is none. A publishing system keeps what comes last in order, also after the database's clock has been set back.
 */
export function afterThoseTried(innehall: string, id: string): string {
  return `(SELECT max(t.tur) + interval '1 ms' FROM release t WHERE t.innehall_id = ${innehall} AND t.id <> ${id} AND t.nasta IS NULL AND t.forsok > 0)`;
}

/** SQL of what `innehall.schemalagd` is: the earliest scheduled release that is not over. */
export function scheduleOf(innehall: string): string {
  return `(SELECT jsonb_build_object('release', id, 'datum', to_char(datum, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'av', av, 'revisioner', revisioner,
    'sprak', (SELECT jsonb_agg(k ORDER BY k DESC) FROM jsonb_object_keys(revisioner) k))
    FROM release WHERE innehall_id = ${innehall} AND lage = 'schemalagd' AND nasta IS NOT NULL ORDER BY tur, nr LIMIT 1)`;
}

/**
 * The releases that are not over: who carries out which, and in what order. Every time is the database's, so that no
 * instance's clock can hasten or delay anything.
 */
export class ReleaseQueue extends Aggregate {
  /**
   * The release that has waited longest of those that may begin, for `hallare` alone for so long; `undefined` when there is
   * none. With `utanLeverans` only of those that nothing is delivered of to a publishing system.
   */
  async claim(hallare: string, leaseMs: number, utanLeverans: boolean): Promise<ClaimedRelease | undefined> {
    const [row] = await this.db.query<ClaimedRelease>(CLAIM, [hallare, leaseMs, utanLeverans]);
    return row;
  }

  /** The same of one release: `undefined` while its time or its turn has not come. */
  async claimOne(id: string, hallare: string, leaseMs: number): Promise<ClaimedRelease | undefined> {
    const [row] = await this.db.query<ClaimedRelease>(CLAIM_ONE, [hallare, leaseMs, id]);
    return row;
  }

  /** Lengthens the lease. `false` when it is lost, or when the release is to stop. */
  async renew({ id, hallare }: Lease, leaseMs: number): Promise<boolean> {
    const [row] = await this.db.query<{ stopp: boolean }>(RENEW, [id, hallare, leaseMs]);
    return row !== undefined && !row.stopp;
  }

  /** Records a step, and lengthens the lease; `false`, and nothing recorded, when it is lost or the release is to stop. */
  async step(
    { id, hallare }: Lease,
    leaseMs: number,
    steg: string,
    tillstand: 'klar' | 'misslyckad',
    detalj: Record<string, unknown>,
  ): Promise<boolean> {
    const rows = await this.db.query(STEP, [id, hallare, leaseMs, steg, tillstand, JSON.stringify(detalj)]);
    return rows.length > 0;
  }

  /** Ends the release as carried out, or as tried in test mode; `false` when the lease is lost or it was to stop: the caller must roll back then. */
  async done({ id, hallare }: Lease, prov = false): Promise<boolean> {
    const rows = await this.db.query(DONE, [id, hallare, prov]);
    return rows.length > 0;
  }

  /** Ends the release without having carried it out; `false` when the lease is lost. `null` leaves the cause there is. */
  async giveUp({ id, hallare }: Lease, tillstand: 'misslyckad' | 'avbruten' | 'ersatt', fel: FaultEntry[] | null): Promise<boolean> {
    const rows = await this.db.query(GIVE_UP, [id, hallare, tillstand, fel === null ? null : JSON.stringify(fel)]);
    return rows.length > 0;
  }

  /** Lets the release wait so many seconds; `larm` records that somebody has been told of it. */
  async postpone({ id, hallare }: Lease, seconds: number, fel: FaultEntry[], larm: boolean): Promise<boolean> {
    const rows = await this.db.query(POSTPONE, [id, hallare, seconds, JSON.stringify(fel), larm]);
    return rows.length > 0;
  }

  async order(id: string): Promise<ReleaseOrderRow | undefined> {
    const [row] = await this.db.query<ReleaseOrderRow>(ORDER, [id]);
    return row;
  }

  /** The release that an earlier call with the same key began. */
  async byKey(nyckel: string): Promise<ReleaseOrderRow | undefined> {
    const [row] = await this.db.query<ReleaseOrderRow>(BY_KEY, [nyckel]);
    return row;
  }

  /** Those of an item that are not over, in order. */
  waiting(innehall: string): Promise<ReleaseOrderRow[]> {
    return this.db.query<ReleaseOrderRow>(WAITING, [innehall]);
  }

  /** Whether a later release of one of its languages has been carried out, or is going to be. */
  async hasNewer(id: string): Promise<boolean> {
    const rows = await this.db.query(NEWER, [id]);
    return rows.length > 0;
  }

  /** Gives a release that waits another time; `false` when it does not wait any more. */
  async move(id: string, datum: string, now: string): Promise<boolean> {
    const rows = await this.db.query(MOVE, [id, datum, now]);
    return rows.length > 0;
  }

  /** `false` when it does not wait any more. */
  async cancel(id: string, now: string): Promise<boolean> {
    const rows = await this.db.query(CANCEL, [id, now]);
    return rows.length > 0;
  }

  /** Lets a release that failed, or waits for another try, be tried at once, on the responsibility of `av`. */
  async again(id: string, av: Author, orderAv: Author | null, now: string): Promise<boolean> {
    const rows = await this.db.query(AGAIN, [id, JSON.stringify(av), orderAv === null ? null : JSON.stringify(orderAv), now]);
    return rows.length > 0;
  }

  /** Until a release is due, or a lease over; `null` when none waits. */
  async secondsToNext(): Promise<number | null> {
    const [row] = await this.db.query<{ sekunder: number | null }>(SECONDS_TO_NEXT, []);
    return row?.sekunder ?? null;
  }

  /** Brings what the item shows of its schedule in line with the releases that wait; its status after that. */
  async refreshSchedule(innehall: string, now: string): Promise<ContentStatus> {
    const [row] = await this.db.query<{ status: ContentStatus }>(REFRESH_SCHEDULE, [innehall, now]);
    if (row === undefined) throw new Error(`item ${innehall} is gone`);
    return row.status;
  }
}
