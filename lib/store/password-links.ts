import type { PasswordLinkKind } from '#lib/contract/password-link.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';

export interface NewPasswordLink {
  person: string;
  art: PasswordLinkKind;
  hash: string;
  skapad: string;
  utgar: string;
}

/** A link that is good for something, with whose password it is to choose. */
export interface OpenPasswordLink {
  art: PasswordLinkKind;
  utgar: string;
  person: string;
  namn: string;
  epost: string;
}

const PUT: Statement = {
  name: 'password_link_put',
  text: `INSERT INTO losenordslank AS l (person_id, art, hash, skapad, utgar) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (person_id, art) DO UPDATE SET hash = excluded.hash, skapad = excluded.skapad, utgar = excluded.utgar
    WHERE l.skapad <= $6 RETURNING art`,
};
const OPEN: Statement = {
  name: 'password_link_open',
  text: `SELECT l.art, l.utgar, p.id AS person, p.namn, p.epost FROM losenordslank l JOIN person p ON p.id = l.person_id AND p.aktiv
    WHERE l.hash = $1 AND l.utgar > $2`,
};
// Of two who use it at once one gets the row, and the other finds it gone.
const USE: Statement = {
  name: 'password_link_use',
  text: `DELETE FROM losenordslank l USING person p WHERE p.id = l.person_id AND p.aktiv AND l.hash = $1 AND l.utgar > $2
    RETURNING l.art, l.utgar, p.id AS person, p.namn, p.epost`,
};
const REMOVE: Statement = { name: 'password_link_remove', text: 'DELETE FROM losenordslank WHERE person_id = $1' };
const REMOVE_OF_ROLE: Statement = {
  name: 'password_link_remove_of_role',
  text: 'DELETE FROM losenordslank l USING person p WHERE p.id = l.person_id AND p.roll = $1',
};
const PURGE: Statement = { name: 'password_link_purge', text: 'DELETE FROM losenordslank WHERE utgar <= $1' };

/** Links by which somebody chooses a password. Of each kind a person has the latest alone. */
export class PasswordLinks extends Aggregate {
  /** Whether it was kept: not where the person has one of that kind that was made after `unlessSince`. */
  async put({ person, art, hash, skapad, utgar }: NewPasswordLink, unlessSince: string): Promise<boolean> {
    return (await this.db.query(PUT, [person, art, hash, skapad, utgar, unlessSince])).length > 0;
  }

  async open(hash: string, now: string): Promise<OpenPasswordLink | undefined> {
    const [row] = await this.db.query<OpenPasswordLink>(OPEN, [hash, now]);
    return row;
  }

  /** Uses it up; `undefined` for one that is not good any more. */
  async use(hash: string, now: string): Promise<OpenPasswordLink | undefined> {
    const [row] = await this.db.query<OpenPasswordLink>(USE, [hash, now]);
    return row;
  }

  /** None of those whose role it is: what the links would open has become more. */
  async removeOfRole(roll: string): Promise<void> {
    await this.db.query(REMOVE_OF_ROLE, [roll]);
  }

  /** None of the person's opens anything any more: what they would have been for has been done another way. */
  async remove(person: string): Promise<void> {
    await this.db.query(REMOVE, [person]);
  }

  async purge(now: string): Promise<void> {
    await this.db.query(PURGE, [now]);
  }
}
