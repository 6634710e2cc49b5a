import { createHash, randomUUID } from 'node:crypto';
import { encode } from 'next-auth/jwt';

type Sql = (text: string, values?: unknown[]) => Promise<unknown>;

export interface Login {
  secret: string;
  maxAge: number;
  /** When the login was made and when it was last used, as PostgreSQL counts from now: `-13 hours`. */
  skapad: string;
  anvand: string;
  /** How far the login's number is from its person's. */
  sessionNr: number;
  /** Asks the newsroom's database. */
  into: Sql;
}

/** The cookie that a login would have given, and the login in the database: next-auth's own token, made with the environment's secret. */
export async function loginCookie(person: string, { secret, maxAge, skapad, anvand, sessionNr, into }: Login): Promise<string> {
  const session = randomUUID();
  await into(
    `INSERT INTO session (id, hash, person_id, session_nr, skapad, senast_anvand, utgar, klient, adress, inloggad_med)
      SELECT gen_random_uuid(), $1, id, session_nr + $2, now() + $3::interval, now() + $4::interval, now() + $3::interval + interval '30 days', 'Prov', '', 'losenord'
      FROM person WHERE id::text = $5`,
    [createHash('sha256').update(session).digest('hex'), sessionNr, skapad, anvand, person],
  );
  return `studiosess=${await encode({ token: { sub: person, session }, secret, maxAge })}`;
}
