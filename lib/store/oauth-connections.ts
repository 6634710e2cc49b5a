import type { Connection, Scope } from '#lib/contract/connection.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';
import { type PersonRecord, personColumns } from '#lib/store/people.ts';

export interface NewConnection {
  id: string;
  /** The login by which its person has let it in. */
  session: string;
  person: string;
  /** The client_id, whole. */
  klient: string;
  klient_namn: string;
  klient_vard: string;
  omdirigering: string;
  resurs: string;
  omfang: readonly Scope[];
  skapad: string;
}

/** A connection as the token endpoint meets it. */
export interface ConnectionForClient {
  id: string;
  klient: string;
  klient_vard: string;
  omdirigering: string;
  resurs: string;
  omfang: Scope[];
  /** When its person was asked. */
  skapad: string;
  /** Who it acts for. */
  person: { id: string; namn: string };
  /** Whether anything of it still opens: not revoked, and its person may log in as then. */
  galler: boolean;
}

export interface CodeRow extends ConnectionForClient {
  utmaning: string;
  utgar: string;
  inlost: string | null;
}

export interface TokenRow extends ConnectionForClient {
  sort: TokenKind;
  utgar: string;
  forbrukad: string | null;
  nyckel_omfang: Scope[];
}

export type TokenKind = 'atkomst' | 'fornyelse';

export interface NewToken {
  hash: string;
  anslutning: string;
  sort: TokenKind;
  omfang: readonly Scope[];
  utgar: string;
}

/** What an access token opens. */
export interface OpenedConnection {
  anslutning: string;
  vard: string;
  omfang: Scope[];
  senast_anvand: string | null;
  person: PersonRecord;
}

interface OpenedRow extends Omit<OpenedConnection, 'person'>, PersonRecord {}

const FOR_CLIENT = `a.id, a.klient, a.klient_vard, a.omdirigering, a.resurs, a.omfang, a.skapad, json_build_object('id', p.id, 'namn', p.namn) AS person,
  a.aterkallad IS NULL AND p.aktiv AND p.session_nr = a.session_nr AS galler`;
const OF_PERSON = 'JOIN person p ON p.id = a.person_id';

const CREATE: Statement = {
  name: 'connection_create',
  // It stands for as long as that login would: what ends the person's logins meanwhile ends it too, whenever its row comes.
  text: `INSERT INTO anslutning (id, person_id, session_nr, klient, klient_namn, klient_vard, omdirigering, resurs, omfang, skapad)
    SELECT $1, s.person_id, s.session_nr, $4, $5, $6, $7, $8, $9, $10
    FROM session s JOIN person p ON p.id = s.person_id AND p.aktiv AND p.session_nr = s.session_nr
    WHERE s.id = $2 AND s.person_id = $3 ON CONFLICT (id) DO NOTHING RETURNING id`,
};
const ADD_CODE: Statement = {
  name: 'connection_add_code',
  text: 'INSERT INTO anslutningskod (hash, anslutning_id, utmaning, utgar) VALUES ($1, $2, $3, $4)',
};
const FIND_CODE: Statement = {
  name: 'connection_find_code',
  text: `SELECT ${FOR_CLIENT}, k.utmaning, k.utgar, k.inlost
    FROM anslutningskod k JOIN anslutning a ON a.id = k.anslutning_id ${OF_PERSON} WHERE k.hash = $1`,
};
const REDEEM: Statement = {
  name: 'connection_redeem_code',
  text: 'UPDATE anslutningskod SET inlost = $2 WHERE hash = $1 AND inlost IS NULL RETURNING hash',
};
const ADD_TOKEN: Statement = {
  name: 'connection_add_token',
  text: 'INSERT INTO anslutningsnyckel (hash, anslutning_id, sort, omfang, utgar) VALUES ($1, $2, $3, $4, $5)',
};
const FIND_TOKEN: Statement = {
  name: 'connection_find_token',
  text: `SELECT ${FOR_CLIENT}, n.sort, n.utgar, n.forbrukad, n.omfang AS nyckel_omfang
    FROM anslutningsnyckel n JOIN anslutning a ON a.id = n.anslutning_id ${OF_PERSON} WHERE n.hash = $1`,
};
const USE_UP: Statement = {
  name: 'connection_use_up_token',
  text: 'UPDATE anslutningsnyckel SET forbrukad = $2 WHERE hash = $1 AND forbrukad IS NULL RETURNING hash',
};
const REMOVE_TOKEN: Statement = { name: 'connection_remove_token', text: 'DELETE FROM anslutningsnyckel WHERE hash = $1' };
const HOLD: Statement = { name: 'connection_hold', text: 'SELECT id FROM anslutning WHERE id = $1 AND aterkallad IS NULL FOR UPDATE' };
const REVOKE: Statement = {
  name: 'connection_revoke',
  // What its program has made of links opens nothing more either: they are its person's word for it, which is taken back.
  text: `WITH a AS (UPDATE anslutning SET aterkallad = $2 WHERE id = $1 AND aterkallad IS NULL RETURNING id),
    d AS (UPDATE delning SET aterkallad = $2 FROM a WHERE av ->> 'anslutning' = a.id::text AND delning.aterkallad IS NULL)
    SELECT id FROM a`,
};
const OPEN: Statement = {
  name: 'connection_open',
  text: `SELECT a.id AS anslutning, a.klient_vard AS vard, n.omfang, a.senast_anvand,
      ${personColumns('p')}
    FROM anslutningsnyckel n JOIN anslutning a ON a.id = n.anslutning_id ${OF_PERSON}
    WHERE n.hash = $1 AND n.sort = 'atkomst' AND n.utgar > $2 AND a.resurs = $3
      AND a.aterkallad IS NULL AND p.aktiv AND p.session_nr = a.session_nr`,
};
/** Within this time after it was told, a program that renews what it has does so to be let in to more. */
const STEPPING_UP = `interval '1 minute'`;
// Where it has renewed what it had all the same, and comes again, it does not know how to ask.
const STEP_UP: Statement = {
  name: 'connection_step_up',
  text: `UPDATE anslutning SET hojning_begard = $2 WHERE id = $1
    RETURNING coalesce(hojning_nekad > $2::timestamptz - ${STEPPING_UP}, false) AS "isAgain"`,
};
const REFUSE_RENEWAL: Statement = {
  name: 'connection_refuse_renewal',
  text: `UPDATE anslutning SET hojning_nekad = $2 WHERE id = $1 AND hojning_begard > $2::timestamptz - ${STEPPING_UP}
    AND (hojning_nekad IS NULL OR hojning_nekad < hojning_begard) RETURNING id`,
};
const USED: Statement = { name: 'connection_used', text: 'UPDATE anslutning SET senast_anvand = $2 WHERE id = $1' };
const LISTED = `SELECT a.id, a.klient_namn AS klient, a.klient_vard AS vard, a.resurs, a.omfang,
    json_build_object('id', p.id, 'epost', p.epost, 'namn', p.namn) AS person, a.skapad, a.senast_anvand
  FROM anslutning a ${OF_PERSON}
  WHERE a.aterkallad IS NULL AND p.aktiv AND p.session_nr = a.session_nr
    AND EXISTS (SELECT FROM anslutningsnyckel n WHERE n.anslutning_id = a.id AND n.forbrukad IS NULL AND n.utgar > $1)`;
const LIST_OWN: Statement = { name: 'connection_list_own', text: `${LISTED} AND a.person_id = $2 ORDER BY a.skapad DESC` };
const LIST_ALL: Statement = { name: 'connection_list_all', text: `${LISTED} ORDER BY p.namn, a.skapad DESC` };
const FIND: Statement = {
  name: 'connection_find',
  text: `SELECT a.id, a.person_id AS person, a.klient_namn AS klient, a.klient_vard AS vard FROM anslutning a WHERE a.id = $1`,
};
const PURGE_TOKENS: Statement = { name: 'connection_purge_tokens', text: 'DELETE FROM anslutningsnyckel WHERE utgar < $1' };
// What nothing opens any more, and nothing can be exchanged for; the log tells that it was there.
const PURGE: Statement = {
  name: 'connection_purge',
  text: `DELETE FROM anslutning a WHERE a.skapad < $1::timestamptz - interval '1 day'
    AND NOT EXISTS (SELECT FROM anslutningsnyckel n WHERE n.anslutning_id = a.id)`,
};

/** The connections of assistants, with their codes and tokens: of these, hashes alone are kept. */
export class OauthConnections extends Aggregate {
  /** Notes that its program is told what it lacks and its person could grant; whether it has been told so, and to ask for it, just before. */
  async stepUp(id: string, now: string): Promise<boolean> {
    const [row] = await this.db.query<{ isAgain: boolean }>(STEP_UP, [id, now]);
    return row?.isAgain === true;
  }

  /** Whether what its program would renew is too little, as it was told just now: once for each time that it was. */
  async refusesRenewal(id: string, now: string): Promise<boolean> {
    return (await this.db.query(REFUSE_RENEWAL, [id, now])).length > 0;
  }

  /** Whether it was made: one of that id may be there already, and the login by which it is let in may be over. */
  async create(connection: NewConnection): Promise<boolean> {
    const { id, session, person, klient, klient_namn, klient_vard, omdirigering, resurs, omfang, skapad } = connection;
    const values = [id, session, person, klient, klient_namn, klient_vard, omdirigering, resurs, omfang, skapad];
    return (await this.db.query(CREATE, values)).length > 0;
  }

  async addCode(code: { hash: string; anslutning: string; utmaning: string; utgar: string }): Promise<void> {
    await this.db.query(ADD_CODE, [code.hash, code.anslutning, code.utmaning, code.utgar]);
  }

  async findCode(hash: string): Promise<CodeRow | undefined> {
    const [row] = await this.db.query<CodeRow>(FIND_CODE, [hash]);
    return row;
  }

  /** Whether the code is redeemed by this call: of several at once, one is told so. */
  async redeem(hash: string, now: string): Promise<boolean> {
    return (await this.db.query(REDEEM, [hash, now])).length > 0;
  }

  async addToken({ hash, anslutning, sort, omfang, utgar }: NewToken): Promise<void> {
    await this.db.query(ADD_TOKEN, [hash, anslutning, sort, omfang, utgar]);
  }

  async findToken(hash: string): Promise<TokenRow | undefined> {
    const [row] = await this.db.query<TokenRow>(FIND_TOKEN, [hash]);
    return row;
  }

  /** Whether the refresh token is used up by this call: of several at once, one is told so. */
  async useUp(hash: string, now: string): Promise<boolean> {
    return (await this.db.query(USE_UP, [hash, now])).length > 0;
  }

  async removeToken(hash: string): Promise<void> {
    await this.db.query(REMOVE_TOKEN, [hash]);
  }

  /** Whether the connection stands; nobody can revoke it before the transaction has ended. */
  async hold(id: string): Promise<boolean> {
    return (await this.db.query(HOLD, [id])).length > 0;
  }

  /** From `now` on none of its tokens opens anything, nor any link to an article that it has made. Whether it stood until now. */
  async revoke(id: string, now: string): Promise<boolean> {
    return (await this.db.query(REVOKE, [id, now])).length > 0;
  }

  /** What the access token opens at that resource, if it opens anything there now. */
  async open(tokenHash: string, resurs: string, now: string): Promise<OpenedConnection | undefined> {
    const [row] = await this.db.query<OpenedRow>(OPEN, [tokenHash, now, resurs]);
    if (row === undefined) return undefined;
    const { anslutning, vard, omfang, senast_anvand, ...person } = row;
    return { anslutning, vard, omfang, senast_anvand, person };
  }

  async markUsed(id: string, now: string): Promise<void> {
    await this.db.query(USED, [id, now]);
  }

  /** Those that can still open something: one person's, or everybody's. */
  list(person: string | undefined, now: string): Promise<Connection[]> {
    return person === undefined ? this.db.query<Connection>(LIST_ALL, [now]) : this.db.query<Connection>(LIST_OWN, [now, person]);
  }

  async byId(id: string): Promise<{ id: string; person: string; klient: string; vard: string } | undefined> {
    const [row] = await this.db.query<{ id: string; person: string; klient: string; vard: string }>(FIND, [id]);
    return row;
  }

  /** Removes tokens that have expired, and connections that have none left. */
  async purge(now: string): Promise<void> {
    await this.db.query(PURGE_TOKENS, [now]);
    await this.db.query(PURGE, [now]);
  }
}
