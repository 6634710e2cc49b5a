import { Aggregate, type Statement } from '#lib/store/database.ts';

/** What a person shows beside the password, codes sealed; and how far they have come in setting them up. */
export interface SecondFactor {
  hemlighet: string | null;
  sedan: string | null;
  /** A secret that is to take its place once a code of it has been shown. */
  ny_hemlighet: string | null;
  koder_kvar: number;
  passernycklar: number;
  /** When the first of those was added. */
  passernyckel_sedan: string | null;
  har_losenord: boolean;
}

const GET: Statement = {
  name: 'second_factor_get',
  text: `SELECT f.hemlighet, f.sedan, f.ny_hemlighet,
      (SELECT count(*)::int FROM reservkod r WHERE r.person_id = p.id AND r.anvand IS NULL) AS koder_kvar,
      (SELECT count(*)::int FROM passernyckel k WHERE k.person_id = p.id) AS passernycklar,
      (SELECT min(k.skapad) FROM passernyckel k WHERE k.person_id = p.id) AS passernyckel_sedan,
      p.losenord_hash <> '' AS har_losenord
    FROM person p LEFT JOIN andra_faktor f ON f.person_id = p.id WHERE p.id = $1`,
};
const PROPOSE: Statement = {
  name: 'second_factor_propose',
  text: `INSERT INTO andra_faktor (person_id, ny_hemlighet) VALUES ($1, $2)
    ON CONFLICT (person_id) DO UPDATE SET ny_hemlighet = excluded.ny_hemlighet`,
};
const CONFIRM: Statement = {
  name: 'second_factor_confirm',
  text: `UPDATE andra_faktor SET hemlighet = ny_hemlighet, ny_hemlighet = NULL, sedan = $3, senaste_steg = $4
    WHERE person_id = $1 AND ny_hemlighet = $2 RETURNING person_id`,
};
const USE_STEP: Statement = {
  name: 'second_factor_use_step',
  text: 'UPDATE andra_faktor SET senaste_steg = $2 WHERE person_id = $1 AND senaste_steg < $2 AND hemlighet IS NOT NULL RETURNING person_id',
};
const REMOVE: Statement = { name: 'second_factor_remove', text: 'DELETE FROM andra_faktor WHERE person_id = $1 RETURNING hemlighet' };
const REMOVE_PASSKEYS: Statement = {
  name: 'second_factor_remove_passkeys',
  text: 'DELETE FROM passernyckel WHERE person_id = $1 RETURNING id',
};
const REMOVE_CODES: Statement = { name: 'recovery_code_remove', text: 'DELETE FROM reservkod WHERE person_id = $1' };
const ADD_CODES: Statement = {
  name: 'recovery_code_add',
  text: 'INSERT INTO reservkod (person_id, hash) SELECT $1, unnest($2::text[])',
};
const USE_CODE: Statement = {
  name: 'recovery_code_use',
  text: 'UPDATE reservkod SET anvand = $3 WHERE person_id = $1 AND hash = $2 AND anvand IS NULL RETURNING hash',
};

/** Secrets of authenticator apps and recovery codes (decisions.md §19), and what a person has of either and of passkeys. */
export class SecondFactors extends Aggregate {
  async get(person: string): Promise<SecondFactor | undefined> {
    const [row] = await this.db.query<SecondFactor>(GET, [person]);
    return row;
  }

  /** Keeps a secret that is not asked for until it is confirmed; one that was proposed before is forgotten. */
  async propose(person: string, sealed: string): Promise<void> {
    await this.db.query(PROPOSE, [person, sealed]);
  }

  /** From now on that secret is asked for, from the next step of time; false when it is not the one that was proposed last. */
  async confirm(person: string, sealed: string, step: number, now: string): Promise<boolean> {
    return (await this.db.query(CONFIRM, [person, sealed, now, step])).length > 0;
  }

  /** Whether the code of that step is used by this call: neither it nor an earlier one is accepted again. */
  async spendStep(person: string, step: number): Promise<boolean> {
    return (await this.db.query(USE_STEP, [person, step])).length > 0;
  }

  /** These codes, as hashes, and none of those before. */
  async replaceCodes(person: string, hashes: readonly string[]): Promise<void> {
    await this.db.query(REMOVE_CODES, [person]);
    await this.db.query(ADD_CODES, [person, hashes]);
  }

  /** Whether the code with that hash is used up by this call. */
  async spendCode(person: string, hash: string, now: string): Promise<boolean> {
    return (await this.db.query(USE_CODE, [person, hash, now])).length > 0;
  }

  /** Nothing is asked of the person beside the password any more; whether anything was. */
  async remove(person: string): Promise<boolean> {
    await this.db.query(REMOVE_CODES, [person]);
    const removed = await this.db.query<{ hemlighet: string | null }>(REMOVE, [person]);
    const passkeys = await this.db.query<{ id: string }>(REMOVE_PASSKEYS, [person]);
    return passkeys.length > 0 || removed.some(({ hemlighet }) => hemlighet !== null);
  }
}
