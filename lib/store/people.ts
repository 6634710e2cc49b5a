import type { Person } from '#lib/contract/person.ts';
import { forgetAuthor, giveAuthorAddress } from '#lib/store/authors.ts';
import { ListedAggregate, type Statement } from '#lib/store/database.ts';
import { endLogins } from '#lib/store/end-logins.ts';
import { imprinted } from '#lib/store/imprints.ts';
import { ownRightsJson, ownRightsOf } from '#lib/store/roles.ts';

export interface PersonRecord extends Person {
  /** Sessions carry this number; one with an older number is over. */
  session_nr: number;
}

/** The columns of a person as PersonRecord has them, of the table or its alias. */
export function personColumns(person: string): string {
  const own = ['id', 'epost', 'namn', 'roll', 'sektioner', 'sprak', 'publicera', 'aktiv', 'byta_inloggning', 'session_nr', 'skapad'];
  return `${own.map((column) => `${person}.${column}`).join(', ')}, ${person}.avidentifierad IS NOT NULL AS avidentifierad,
    ${ownRightsJson(`${person}.roll`)} AS egen_roll,
    (EXISTS (SELECT FROM andra_faktor f WHERE f.person_id = ${person}.id AND f.hemlighet IS NOT NULL)
      OR EXISTS (SELECT FROM passernyckel k WHERE k.person_id = ${person}.id)) AS andra_faktor`;
}

const COLUMNS = personColumns('person');
/** Of one that has just been written. */
const WRITTEN = personColumns('r');

/** No letter is ever delivered there (RFC 2606). */
const NOWHERE = 'avidentifierad.invalid';

const BY_ID: Statement = { name: 'person_by_id', text: `SELECT ${COLUMNS} FROM person WHERE id = $1` };
const SEVERAL: Statement = { name: 'person_several', text: 'SELECT 1 FROM person WHERE aktiv LIMIT 2' };
const BY_EMAIL: Statement = { name: 'person_by_email', text: `SELECT ${COLUMNS} FROM person WHERE epost = $1` };
/** SQL for one person as JSON: the one with that id or, where that is null, with that e-mail address; to be read by personOfJson. */
export const personJson = (id: string, epost: string) =>
  `(SELECT row_to_json(o) FROM (SELECT ${COLUMNS} FROM person WHERE id = ${id} OR epost = ${epost}) o)`;

const ACTIVE: Statement = { name: 'person_active', text: `SELECT ${COLUMNS} FROM person WHERE aktiv ORDER BY id` };
const ADMINISTRATORS: Statement = {
  name: 'person_administrators',
  text: `SELECT p.epost FROM person p JOIN roll r ON r.id = p.roll
    WHERE p.aktiv AND (p.roll IN ('superadmin', 'admin') OR 'administrera' = ANY(r.ratter)) ORDER BY p.epost`,
};
const CREDENTIALS: Statement = {
  name: 'person_credentials',
  text: 'SELECT id, losenord_hash, session_nr, aktiv FROM person WHERE epost = $1',
};
const CREATE = imprinted(
  'person',
  {
    name: 'person_create',
    text: `INSERT INTO person (id, epost, namn, losenord_hash, roll, sektioner, sprak, publicera, skapad, byta_inloggning)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (epost) DO NOTHING`,
  },
  WRITTEN,
);
const CHANGE = imprinted(
  'person',
  {
    name: 'person_change',
    text: `UPDATE person SET namn = $2, roll = $3, sektioner = $4, sprak = $5, publicera = $6, aktiv = $7,
      losenord_hash = coalesce($8, losenord_hash), byta_inloggning = coalesce($9, byta_inloggning) WHERE id = $1`,
  },
  WRITTEN,
);

const SET_PASSWORD: Statement = {
  name: 'person_set_password',
  text: 'UPDATE person SET losenord_hash = $2, byta_inloggning = false WHERE id = $1',
};

// In order of their ids, so that two who demote each other wait and do not deadlock; the second then finds one fewer.
const HOLD: Statement = {
  name: 'person_hold',
  text: `SELECT id, roll = 'superadmin' AND aktiv AS superadmin FROM person WHERE id = ANY($1) OR (roll = 'superadmin' AND aktiv)
    ORDER BY id FOR NO KEY UPDATE`,
};

// Whom nothing leads back to: what history names, a trigger keeps besides.
const REMOVE: Statement = {
  name: 'person_remove',
  text: `WITH r AS (DELETE FROM person p WHERE id = $1 AND NOT EXISTS (SELECT FROM logg WHERE principal ->> 'id' = p.id::text)
    AND NOT EXISTS (SELECT FROM logg WHERE order_av ->> 'id' = p.id::text) AND NOT EXISTS (SELECT FROM innehall WHERE agare ->> 'id' = p.id::text)
    AND NOT EXISTS (SELECT FROM logg WHERE operation = 'gallraLogg' AND (detalj ->> 'till')::timestamptz >= p.skapad)
    AND NOT EXISTS (SELECT FROM agent WHERE agare_id = p.id) AND NOT EXISTS (SELECT FROM anslutning WHERE person_id = p.id) RETURNING id),
      avtryckt AS (INSERT INTO avtryck (tabell, rad, hash) SELECT 'person', r.id::text, '' FROM r)
    SELECT id FROM r`,
};

// Numbers are given in the order in which people left: whoever gives the next one holds the person, and so the superadmins.
const ANONYMISE = imprinted(
  'person',
  {
    name: 'person_anonymise',
    text: `WITH nr AS (SELECT coalesce(max(substring(namn FROM '([0-9]+)$')::int), 0) + 1 AS nr FROM person WHERE avidentifierad IS NOT NULL)
    UPDATE person SET namn = 'Tidigare medarbetare ' || nr.nr, epost = 'tidigare-' || id || '@${NOWHERE}', losenord_hash = '', byta_inloggning = false, roll = 'lasare',
      sektioner = '{}', sprak = '{}', publicera = false, aktiv = false, avidentifierad = $2
    FROM nr WHERE id = $1`,
  },
  WRITTEN,
);

/** What only the person needed. */
const FORGET: readonly Statement[] = [
  'passernyckel',
  'passernyckelfraga',
  'andra_faktor',
  'reservkod',
  'losenordslank',
  'koavisering',
  'inkorg',
  'kobrev',
  'skrivsatt',
  'sparad_vy',
  'arbetskopia',
  'lasning',
].map((table) => ({
  name: `person_forget_${table}`,
  text: `DELETE FROM ${table} WHERE person_id = $1`,
}));

/** Names that stand beside an id where they may be changed; what is history keeps them. */
const RENAME: readonly Statement[] = [
  ['innehall', 'agare'],
  ...(['av', 'ansvarig', 'tagen_av', 'klar_av'] as const).map((column) => ['ko', column] as const),
  ['media', 'av'],
  ['delning', 'av'],
  ['kommentar', 'av'],
  ['koavisering', 'av'],
  ['inkorg', 'av'],
].map(([table, column]) => ({
  name: `person_rename_${table}_${column}`,
  text: `UPDATE ${table} SET ${column} = jsonb_set(${column}, '{namn}', to_jsonb($2::text)) WHERE ${column} ->> 'id' = $1`,
}));

const UNSENT: Statement = { name: 'person_unsent', text: "DELETE FROM utskick WHERE till = $1 AND lage = 'vantar'" };
const SENT: Statement = { name: 'person_sent', text: 'UPDATE utskick SET till = $2 WHERE till = $1' };
const FORMER: Statement = {
  name: 'person_former',
  text: 'SELECT id::text, namn, epost FROM person WHERE avidentifierad IS NOT NULL',
};

export interface NewPerson {
  id: string;
  epost: string;
  namn: string;
  losenord_hash: string;
  roll: string;
  sektioner: string[];
  sprak: string[];
  publicera: boolean;
  skapad: string;
  /** Whether somebody else has chosen the password, and so knows it. */
  byta_inloggning: boolean;
}

/** Who stands in JSON that personJson has made. */
export function personOfJson(row: PersonRecord): PersonRecord {
  return { ...row, skapad: new Date(row.skapad).toISOString() };
}

/** The editorial staff. E-mail addresses are kept in lower case. */
export class People extends ListedAggregate {
  async byId(id: string): Promise<PersonRecord | undefined> {
    const [row] = await this.db.query<PersonRecord>(BY_ID, [id]);
    return row;
  }

  async byEmail(epost: string): Promise<PersonRecord | undefined> {
    const [row] = await this.db.query<PersonRecord>(BY_EMAIL, [epost.toLowerCase()]);
    return row;
  }

  /** Everybody who may log in. */
  active(): Promise<PersonRecord[]> {
    return this.db.query<PersonRecord>(ACTIVE, []);
  }

  /** Whether more than one may log in. */
  async areSeveral(): Promise<boolean> {
    return (await this.db.query(SEVERAL, [])).length > 1;
  }

  /** The addresses of all active administrators. */
  async administrators(): Promise<string[]> {
    const rows = await this.db.query<{ epost: string }>(ADMINISTRATORS, []);
    return rows.map(({ epost }) => epost);
  }

  /** What a login is checked against. */
  async credentials(epost: string): Promise<{ id: string; losenord_hash: string; session_nr: number; aktiv: boolean } | undefined> {
    const [row] = await this.db.query<{ id: string; losenord_hash: string; session_nr: number; aktiv: boolean }>(CREDENTIALS, [
      epost.toLowerCase(),
    ]);
    return row;
  }

  /** Everybody, those who may no longer log in last. */
  async list(): Promise<Person[]> {
    const rows = await this.prisma.person.findMany({
      orderBy: [{ aktiv: 'desc' }, { namn: 'asc' }],
      omit: { losenordHash: true },
      include: { andraFaktor: { select: { sedan: true } }, passernycklar: { select: { id: true }, take: 1 }, rollen: true },
    });
    return rows.map(({ sessionNr: _, bytaInloggning, skapad, andraFaktor, passernycklar, avidentifierad, rollen, ...row }) => ({
      ...{
        ...row,
        egen_roll: ownRightsOf(rollen),
        byta_inloggning: bytaInloggning,
        skapad: skapad.toISOString(),
        avidentifierad: avidentifierad !== null,
      },
      andra_faktor: passernycklar.length > 0 || (andraFaktor !== null && andraFaktor.sedan !== null),
    }));
  }

  /** The new person, or `undefined` when the e-mail address is taken. */
  async create(person: NewPerson): Promise<Person | undefined> {
    const [row] = await this.db.query<PersonRecord>(CREATE, [
      person.id,
      person.epost.toLowerCase(),
      person.namn,
      person.losenord_hash,
      person.roll,
      person.sektioner,
      person.sprak,
      person.publicera,
      person.skapad,
      person.byta_inloggning,
    ]);
    if (row !== undefined) await giveAuthorAddress(this.db, row);
    return row && withoutSession(row);
  }

  /**
   * Holds those persons against every other change until the transaction ends, and with them the active superadmins, so that
   * none of these stops being one meanwhile: returns who they are.
   */
  async hold(...ids: string[]): Promise<{ superadmins: string[] }> {
    const rows = await this.db.query<{ id: string; superadmin: boolean }>(HOLD, [ids]);
    return { superadmins: rows.flatMap((row) => (row.superadmin ? [row.id] : [])) };
  }

  /** Whether the person was removed: not where anything leads back to them. */
  async remove(id: string): Promise<boolean> {
    return (await this.db.query(REMOVE, [id])).length > 0;
  }

  /** Replaces the name and the address of a person who is held, and removes all they came in by and all letters that are still to be sent. */
  async anonymise({ id, epost }: Pick<Person, 'id' | 'epost'>, now: string): Promise<Person> {
    const [row] = await this.db.query<PersonRecord>(ANONYMISE, [id, now]);
    if (row === undefined) throw new Error(`person ${id} vanished while being made anonymous`);
    await endLogins(this.db, id, {});
    for (const statement of FORGET) await this.db.query(statement, [id]);
    await forgetAuthor(this.db, id);
    for (const statement of RENAME) await this.db.query(statement, [id, row.namn]);
    await this.db.query(UNSENT, [epost]);
    await this.db.query(SENT, [epost, row.epost]);
    return withoutSession(row);
  }

  /** What those who have been made anonymous are called, by their ids. */
  async former(): Promise<Map<string, Pick<Person, 'namn' | 'epost'>>> {
    const rows = await this.db.query<Pick<Person, 'id' | 'namn' | 'epost'>>(FORMER, []);
    return new Map(rows.map(({ id, namn, epost }) => [id, { namn, epost }]));
  }

  /** Gives the person another password, of their own choice, and ends every login but the one to keep; how many there were. */
  async setPassword(id: string, losenord_hash: string, session: string | undefined): Promise<number> {
    await this.db.query(SET_PASSWORD, [id, losenord_hash]);
    return endLogins(this.db, id, { session });
  }

  /**
   * Stores the person as given; another password, as `endSessions`, ends every login there is. It is to be changed by the person where
   * that is said of it.
   */
  async change(
    person: Person,
    options: { losenord_hash?: string; byta_inloggning?: boolean; endSessions?: boolean },
  ): Promise<Person | undefined> {
    const [row] = await this.db.query<PersonRecord>(CHANGE, [
      person.id,
      person.namn,
      person.roll,
      person.sektioner,
      person.sprak,
      person.publicera,
      person.aktiv,
      options.losenord_hash ?? null,
      options.byta_inloggning ?? null,
    ]);
    if (options.endSessions || options.losenord_hash !== undefined) await endLogins(this.db, person.id, {});
    if (row !== undefined) await giveAuthorAddress(this.db, row);
    return row && withoutSession(row);
  }
}

function withoutSession({ session_nr: _, ...person }: PersonRecord): Person {
  return person;
}
