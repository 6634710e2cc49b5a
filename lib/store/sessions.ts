import type { Session, SignInWay } from '#lib/contract/session.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';
import { endLogins, type Kept } from '#lib/store/end-logins.ts';
import { type PersonRecord, personColumns } from '#lib/store/people.ts';

export interface NewSession {
  id: string;
  hash: string;
  person: string;
  session_nr: number;
  skapad: string;
  utgar: string;
  klient: string;
  adress: string;
  inloggad_med: SignInWay;
}

/** A login that stands, with whose it is. */
export interface OpenSession {
  session: string;
  utgar: string;
  person: PersonRecord;
}

interface OpenRow extends Omit<OpenSession, 'person'>, PersonRecord {}

const PERSON = 'JOIN person p ON p.id = s.person_id AND p.aktiv AND p.session_nr = s.session_nr';
// $1 is now, $2 since when it must have been used.
const STANDS = 's.utgar > $1 AND s.senast_anvand > $2';

const ADD: Statement = {
  name: 'session_add',
  text: `INSERT INTO session (id, hash, person_id, session_nr, skapad, senast_anvand, utgar, klient, adress, inloggad_med)
    VALUES ($1, $2, $3, $4, $5, $5, $6, $7, $8, $9)`,
};
const OPEN: Statement = {
  name: 'session_open',
  text: `SELECT s.id AS session, s.utgar, ${personColumns('p')}
    FROM session s ${PERSON} WHERE s.hash = $3 AND ${STANDS}`,
};
// Of several instances that serve one login, one writes it down.
const USED: Statement = {
  name: 'session_used',
  text: `UPDATE session SET senast_anvand = $2 WHERE id = $1 AND senast_anvand < $2::timestamptz - interval '50 seconds'`,
};
const LIST: Statement = {
  name: 'session_list',
  text: `SELECT s.id, s.klient, s.adress, s.inloggad_med, s.skapad, s.senast_anvand, s.utgar
    FROM session s ${PERSON} WHERE s.person_id = $3 AND ${STANDS} ORDER BY s.senast_anvand DESC, s.id`,
};
const END: Statement = { name: 'session_end', text: 'DELETE FROM session WHERE id = $1 AND person_id = $2 RETURNING id' };
const END_BY_HASH: Statement = {
  name: 'session_end_by_hash',
  text: `WITH ended AS (DELETE FROM session WHERE hash = $1 RETURNING id, person_id)
    SELECT e.id AS session, p.id, p.namn FROM ended e JOIN person p ON p.id = e.person_id`,
};
const PURGE: Statement = { name: 'session_purge', text: 'DELETE FROM session WHERE utgar <= $1 OR senast_anvand <= $2' };

/** Logins (decisions.md §19). One is over when its person is, when their session number has been raised since, or when its time is up. */
export class Sessions extends Aggregate {
  async add({ id, hash, person, session_nr, skapad, utgar, klient, adress, inloggad_med }: NewSession): Promise<void> {
    await this.db.query(ADD, [id, hash, person, session_nr, skapad, utgar, klient, adress, inloggad_med]);
  }

  /** The login whose token has that hash, if it stands. */
  async open(hash: string, now: string, idleMs: number): Promise<OpenSession | undefined> {
    const [row] = await this.db.query<OpenRow>(OPEN, [now, idleSince(now, idleMs), hash]);
    if (row === undefined) return undefined;
    const { session, utgar, ...person } = row;
    return { session, utgar, person };
  }

  async markUsed(id: string, now: string): Promise<void> {
    await this.db.query(USED, [id, now]);
  }

  /** A person's logins that stand, last used first. */
  list(person: string, now: string, idleMs: number): Promise<Array<Omit<Session, 'denna'>>> {
    return this.db.query(LIST, [now, idleSince(now, idleMs), person]);
  }

  /** Ends one of the person's logins; whether there was one. */
  async end(id: string, person: string): Promise<boolean> {
    return (await this.db.query(END, [id, person])).length > 0;
  }

  /** Ends the login whose token has that hash; whose it was, if there was one. */
  async endByHash(hash: string): Promise<{ session: string; id: string; namn: string } | undefined> {
    const [row] = await this.db.query<{ session: string; id: string; namn: string }>(END_BY_HASH, [hash]);
    return row;
  }

  /** Ends all of a person's logins but what is kept, also those that are being made; how many there were. */
  endAll(person: string, kept: Kept): Promise<number> {
    return endLogins(this.db, person, kept);
  }

  /** Removes what is out of time. */
  async purge(now: string, idleMs: number): Promise<void> {
    await this.db.query(PURGE, [now, idleSince(now, idleMs)]);
  }
}

function idleSince(now: string, idleMs: number): string {
  return new Date(Date.parse(now) - idleMs).toISOString();
}
