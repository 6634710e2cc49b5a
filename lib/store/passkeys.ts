import type { Passkey } from '#lib/contract/passkey.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';

/** A passkey as it is looked at: its public key, and what the device calls it. */
export interface KnownPasskey {
  id: string;
  kredential: string;
  publik_nyckel: string;
  transporter: string[];
}

export interface NewPasskey extends KnownPasskey {
  person: string;
  namn: string;
  raknare: number;
  sakerhetskopierad: boolean;
  skapad: string;
}

/** What a question may be put for: another passkey, or a login. */
export type QuestionKind = 'ny' | 'inloggning';

export interface Question {
  /** Of what is to be signed. */
  hash: string;
  person: string;
  sort: QuestionKind;
}

const SHOWN = 'id, namn, skapad, senast_anvand, sakerhetskopierad';

const LIST: Statement = { name: 'passkey_list', text: `SELECT ${SHOWN} FROM passernyckel WHERE person_id = $1 ORDER BY skapad, id` };
const KNOWN: Statement = {
  name: 'passkey_known',
  text: 'SELECT id, kredential, publik_nyckel, transporter FROM passernyckel WHERE person_id = $1 ORDER BY skapad, id',
};
const ADD: Statement = {
  name: 'passkey_add',
  text: `INSERT INTO passernyckel (id, person_id, kredential, publik_nyckel, namn, raknare, transporter, sakerhetskopierad, skapad)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (kredential) DO NOTHING RETURNING ${SHOWN}`,
};
const RENAME: Statement = {
  name: 'passkey_rename',
  text: `UPDATE passernyckel SET namn = $3 WHERE id = $1 AND person_id = $2 RETURNING ${SHOWN}`,
};
const REMOVE: Statement = { name: 'passkey_remove', text: 'DELETE FROM passernyckel WHERE id = $1 AND person_id = $2 RETURNING namn' };
// A device that does not count says 0 each time. Of two logins with the same count one is let in, whichever instance is asked.
const USE: Statement = {
  name: 'passkey_use',
  text: `UPDATE passernyckel SET raknare = $2, sakerhetskopierad = $3, senast_anvand = greatest($4, skapad)
    WHERE id = $1 AND (raknare < $2 OR (raknare = 0 AND $2 = 0)) RETURNING id`,
};
const ASK: Statement = {
  name: 'passkey_ask',
  text: `WITH old AS (DELETE FROM passernyckelfraga WHERE person_id = $2 AND utgar <= $5)
    INSERT INTO passernyckelfraga (hash, person_id, sort, utgar) VALUES ($1, $2, $3, $4)`,
};
const ANSWER: Statement = {
  name: 'passkey_answer',
  text: 'DELETE FROM passernyckelfraga WHERE hash = $1 AND person_id = $2 AND sort = $3 RETURNING utgar > $4 AS i_tid',
};
const PURGE: Statement = { name: 'passkey_purge', text: 'DELETE FROM passernyckelfraga WHERE utgar <= $1' };

/** Passkeys, and what they have been asked to sign (decisions.md §19). */
export class Passkeys extends Aggregate {
  async list(person: string): Promise<Passkey[]> {
    return this.db.query<Passkey>(LIST, [person]);
  }

  /** The person's, to be asked for and to be held against what is shown. */
  async known(person: string): Promise<KnownPasskey[]> {
    return this.db.query<KnownPasskey>(KNOWN, [person]);
  }

  /** The new one; undefined when it is somebody's already. */
  async add({ id, person, kredential, publik_nyckel, namn, raknare, transporter, sakerhetskopierad, skapad }: NewPasskey) {
    const values = [id, person, kredential, publik_nyckel, namn, raknare, transporter, sakerhetskopierad, skapad];
    const [row] = await this.db.query<Passkey>(ADD, values);
    return row;
  }

  /** The person's passkey with another name; undefined when they have none with that id. */
  async rename(id: string, person: string, namn: string): Promise<Passkey | undefined> {
    const [row] = await this.db.query<Passkey>(RENAME, [id, person, namn]);
    return row;
  }

  /** What the person's passkey was called, which opens nothing any more; undefined when they have none with that id. */
  async remove(id: string, person: string): Promise<string | undefined> {
    const [row] = await this.db.query<{ namn: string }>(REMOVE, [id, person]);
    return row?.namn;
  }

  /** Writes down that it has been used so many times; false when it has been used as often before: then it is no longer one of a kind. */
  async use(
    id: string,
    { raknare, sakerhetskopierad, now }: { raknare: number; sakerhetskopierad: boolean; now: string },
  ): Promise<boolean> {
    return (await this.db.query(USE, [id, raknare, sakerhetskopierad, now])).length > 0;
  }

  /** Keeps that the person has been asked; what they were asked in vain is forgotten. */
  async ask({ hash, person, sort }: Question, { utgar, now }: { utgar: string; now: string }): Promise<void> {
    await this.db.query(ASK, [hash, person, sort, utgar, now]);
  }

  /** Whether the person has been asked that, and answers in time: by this call, and by no other. */
  async answer({ hash, person, sort }: Question, now: string): Promise<boolean> {
    const [row] = await this.db.query<{ i_tid: boolean }>(ANSWER, [hash, person, sort, now]);
    return row?.i_tid === true;
  }

  /** Forgets questions that nobody has answered in time. */
  async purge(now: string): Promise<void> {
    await this.db.query(PURGE, [now]);
  }
}
