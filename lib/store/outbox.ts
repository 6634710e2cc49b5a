import type { LetterState, OutboxLetter } from '#lib/contract/letter.ts';
import type { Person } from '#lib/contract/person.ts';
import { boundedCount, countedOf } from '#lib/store/bounded-count.ts';
import { CHANNEL, OUTBOX_FILLED } from '#lib/store/change-feed.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';
import { knowsOf } from '#lib/store/knows-of.ts';
import { ownRightsJson } from '#lib/store/roles.ts';
import { type Order, type Stretch, stretchOf, type Window, windowText } from '#lib/store/stretch.ts';

/** A letter to be written to each of `till`. */
export interface NewLetter {
  till: readonly string[];
  amne: string;
  text: string;
  /** The article it is about. */
  innehall: string | null;
  /** What the letter has where its text says so, sealed: whoever reads the outbox reads none of it. */
  hemlighet?: string;
}

/** A letter that the caller alone may send, for as long as its lease lasts. */
export interface ClaimedLetter {
  id: string;
  till: string;
  amne: string;
  text: string;
  skapad: string;
  /** Which try this is, from 1. What is told of a letter counts only while no later try has begun. */
  forsok: number;
  hemlighet: string | null;
}

/** Longer than any try takes: a sender that has died leaves its letters to the others after this. */
const LEASE = "interval '3 minutes'";

const PUT: Statement = {
  name: 'outbox_put',
  text: `WITH ny AS (INSERT INTO utskick (till, amne, text, innehall_id, hemlighet) SELECT mottagare, $2, $3, $4, $7 FROM unnest($1::text[]) AS mottagare
      WHERE NOT EXISTS (SELECT FROM person p WHERE p.epost = mottagare AND NOT ${knowsOf('p', '$4::uuid')}) RETURNING id)
    SELECT pg_notify($5, $6) FROM (SELECT count(*) FROM ny) antal`,
};
/** The column keeps milliseconds: what is put now may be due half of one later. */
const ROUNDED = `interval '1 millisecond'`;
const CLAIM: Statement = {
  name: 'outbox_claim',
  text: `UPDATE utskick SET nasta = now() + ${LEASE}, forsok = forsok + 1
    WHERE id IN (SELECT id FROM utskick WHERE lage = 'vantar' AND nasta <= now() + ${ROUNDED} ORDER BY nasta LIMIT $1 FOR UPDATE SKIP LOCKED)
    RETURNING id, till, amne, text, skapad, forsok, hemlighet`,
};
const DONE: Statement = {
  name: 'outbox_done',
  text: `UPDATE utskick SET lage = $3, fel = NULL, skickat = CASE WHEN $3 = 'skickat' THEN now() END
    WHERE id = $1 AND forsok = $2 AND lage = 'vantar'`,
};
const AGAIN: Statement = {
  name: 'outbox_again',
  text: `UPDATE utskick SET nasta = now() + $3 * interval '1 second', fel = $4 WHERE id = $1 AND forsok = $2 AND lage = 'vantar'`,
};
const GIVE_UP: Statement = {
  name: 'outbox_give_up',
  text: `UPDATE utskick SET lage = 'misslyckat', fel = $3 WHERE id = $1 AND forsok = $2 AND lage = 'vantar'`,
};
const NEXT_IN: Statement = {
  name: 'outbox_next_in',
  text: `SELECT extract(epoch FROM min(nasta) - now())::float8 AS sekunder FROM utskick WHERE lage = 'vantar'`,
};
const LETTER_COLUMNS = `id, till, amne, text, skapad, lage, forsok, CASE WHEN lage = 'vantar' THEN nasta END AS nasta, fel, innehall_id AS innehall, skickat`;
// A letter of which nobody knows whether it went may be being sent at this moment: it has to be over first.
const SEND_AGAIN: Statement = {
  name: 'outbox_send_again',
  text: `WITH igen AS (UPDATE utskick SET lage = 'vantar', forsok = 0, nasta = now() WHERE id = $1 AND lage IN ('misslyckat', 'bara_utkorg') RETURNING *)
    SELECT ${LETTER_COLUMNS}, pg_notify($2, $3)::text AS _ FROM igen`,
};
/** Newest first. */
const ORDER: Order = {
  way: 'DESC',
  columns: [
    { sql: 'skapad', type: 'timestamptz' },
    { sql: 'id', type: 'uuid' },
  ],
};
const GET: Statement = { name: 'outbox_get', text: `SELECT ${LETTER_COLUMNS} FROM utskick WHERE id = $1` };
const OPENS_LOGIN_OF: Statement = {
  name: 'outbox_opens_login_of',
  text: `SELECT p.roll, ${ownRightsJson('p.roll')} AS egen_roll FROM person p
    WHERE p.epost = (SELECT till FROM utskick WHERE id = $1 AND hemlighet IS NOT NULL)`,
};
const TAKE_BACK: Statement = {
  name: 'outbox_take_back',
  text: "DELETE FROM utskick WHERE innehall_id = $1 AND lage = 'vantar'",
};
const PURGE: Statement = {
  name: 'outbox_purge',
  text: "DELETE FROM utskick WHERE lage <> 'vantar' AND skapad < now() - interval '90 days'",
};

/**
 * Letters to be sent. What is put here commits with the transaction that causes it, and is sent behind it. All times are
 * the database's: instances whose clocks differ take no letter from each other.
 */
export class Outbox extends Aggregate {
  /** Writes the letter to each of `till`, and tells every sender once the transaction has committed. */
  async put({ till, amne, text, innehall, hemlighet }: NewLetter): Promise<void> {
    if (till.length > 0) await this.db.query(PUT, [[...till], amne, text, innehall, CHANNEL, OUTBOX_FILLED, hemlighet ?? null]);
  }

  /** Letters whose time has come, oldest first; nobody else gets them until their lease is over. */
  claim(limit: number): Promise<ClaimedLetter[]> {
    return this.db.query<ClaimedLetter>(CLAIM, [limit]);
  }

  async done({ id, forsok }: ClaimedLetter, lage: Extract<LetterState, 'skickat' | 'bara_utkorg'>): Promise<void> {
    await this.db.query(DONE, [id, forsok, lage]);
  }

  /** To be tried again after so many seconds. */
  async again({ id, forsok }: ClaimedLetter, seconds: number, fel: string): Promise<void> {
    await this.db.query(AGAIN, [id, forsok, seconds, fel]);
  }

  async giveUp({ id, forsok }: ClaimedLetter, fel: string): Promise<void> {
    await this.db.query(GIVE_UP, [id, forsok, fel]);
  }

  /** Seconds until a letter is due, or its lease over; `null` when none waits. */
  async nextIn(): Promise<number | null> {
    const [row] = await this.db.query<{ sekunder: number | null }>(NEXT_IN, []);
    return row?.sekunder ?? null;
  }

  /** Lets a letter that was given up, or that nobody could send, wait anew; `undefined` when it is in neither state. Whoever asks has been shown it: by `get`. */
  async sendAgain(id: string): Promise<OutboxLetter | undefined> {
    const [row] = await this.db.query<OutboxLetter & { _: string }>(SEND_AGAIN, [id, CHANNEL, OUTBOX_FILLED]);
    if (row === undefined) return undefined;
    const { _, ...letter } = row;
    return letter;
  }

  async get(id: string): Promise<OutboxLetter | undefined> {
    const [row] = await this.db.query<OutboxLetter>(GET, [id]);
    return row;
  }

  /** The role of whoever comes in by the link that stands in the letter; `undefined` where it has none. */
  async opensLoginOf(id: string): Promise<Pick<Person, 'roll' | 'egen_roll'> | undefined> {
    const [row] = await this.db.query<Pick<Person, 'roll' | 'egen_roll'>>(OPENS_LOGIN_OF, [id]);
    return row;
  }

  /** Newest first, of one state or of all. */
  async list(lage: LetterState | null, window: Window): Promise<Stretch<OutboxLetter>> {
    const values = lage === null ? [] : [lage];
    const [name, text] = lage === null ? ['alla', 'FROM utskick WHERE true'] : ['lage', 'FROM utskick WHERE lage = $1'];
    const { name: kind, further, place, values: given } = windowText(ORDER, window, values);
    const list = { name: `outbox_list_${kind}_${name}`, text: `SELECT ${LETTER_COLUMNS} ${text} ${further} ${place}` };
    const [rows, [counted]] = await Promise.all([
      this.db.query<OutboxLetter>(list, given),
      this.db.query<{ antal: number }>({ name: `outbox_count_${name}`, text: boundedCount(text) }, values),
    ]);
    return stretchOf(rows, countedOf(counted), window, ({ skapad, id }) => [skapad, id]);
  }

  /** Forgets the letters about the article that have not been sent. */
  async takeBack(innehall: string): Promise<void> {
    await this.db.query(TAKE_BACK, [innehall]);
  }

  /** Removes letters that were over three months ago: they name people. */
  async purge(): Promise<void> {
    await this.db.query(PURGE, []);
  }
}
