import { createHash, randomUUID } from 'node:crypto';
import { encode } from 'next-auth/jwt';
import { expect, inject } from 'vitest';
import type { Role } from '#lib/contract/role.ts';
import { NEW_PERSON } from '../../new-person.ts';
import { Caller } from './caller.ts';
import { sql } from './database.ts';

interface PersonRights {
  sektioner?: string[];
  sprak?: string[];
  publicera?: boolean;
}

interface AgentRights extends PersonRights {
  mallar?: string[];
  schemalagga?: boolean;
  godkannande?: boolean;
  laser?: 'allt' | 'egna_sektioner' | 'eget';
  skriver_over?: boolean;
  order?: 'fraga_alltid' | 'endast_agare' | 'alla_med_ratt';
  utgar?: string | null;
  kraver_prov?: { minst: number; dagar: number } | null;
  kvot?: Record<string, number | null>;
  ip_omraden?: string[];
  anrop_per_minut?: number | null;
}

type Sql = (text: string, values?: unknown[]) => Promise<unknown>;

interface CookieOptions {
  secret?: string;
  maxAge?: number;
  /** When the login was made and when it was last used, as PostgreSQL counts from now: `-13 hours`. */
  skapad?: string;
  anvand?: string;
  /** How far the login's number is from its person's. */
  sessionNr?: number;
  /** The database of another newsroom. */
  into?: Sql;
}

/** The cookie that a login would have given, and the login in the database: next-auth's own token, made with the environment's secret. */
export async function sessionCookie(person: string, options: CookieOptions = {}): Promise<string> {
  const { secret = inject('studio').secret, maxAge = 3600, skapad = '0', anvand = '0', sessionNr = 0, into = sql } = options;
  const session = randomUUID();
  await into(
    `INSERT INTO session (id, hash, person_id, session_nr, skapad, senast_anvand, utgar, klient, adress, inloggad_med)
      SELECT gen_random_uuid(), $1, id, session_nr + $2, now() + $3::interval, now() + $4::interval, now() + $3::interval + interval '30 days', 'Prov', '', 'losenord'
      FROM person WHERE id::text = $5`,
    [createHash('sha256').update(session).digest('hex'), sessionNr, skapad, anvand, person],
  );
  return `studiosess=${await encode({ token: { sub: person, session }, secret, maxAge })}`;
}

/** A person of that role, new for whoever asks, with a session of their own. */
export async function as(roll: Role, { sektioner = [], sprak = [], publicera = false }: PersonRights = {}): Promise<Caller> {
  const id = randomUUID();
  const epost = `${roll}-${id.slice(0, 8)}@test.se`;
  // Straight into the database: an Argon2 hash for each of hundreds of persons would cost more than all the tests.
  await sql(NEW_PERSON, [id, epost, `${roll} ${id.slice(0, 4)}`, roll, sektioner, sprak, publicera]);
  return new Caller({ id, epost, credential: { Cookie: await sessionCookie(id) } });
}

/** What lets an agent write everywhere: it has what is listed, and no list is nothing. */
export const EVERYWHERE = { sektioner: ['*'], mallar: ['*'], sprak: ['*'] };

/** An agent, made by an administrator, that writes everywhere where `rights` says nothing else, and its owner: a chief editor unless another is given. */
export async function agent(rights: AgentRights = {}, owner?: Caller): Promise<Caller & { agare: Caller; nyckel: string }> {
  const [admin, agare] = await Promise.all([as('admin'), owner ?? as('chefredaktor')]);
  const { status, body } = await admin.post('/agenter', { namn: 'Testagenten', agare: agare.id, ...EVERYWHERE, ...rights });
  expect(status, JSON.stringify(body.fel)).toBe(201);
  const caller = new Caller({ id: body.agent.id, epost: '', credential: { Authorization: `Bearer ${body.nyckel}` } });
  return Object.assign(caller, { agare, nyckel: body.nyckel as string });
}

/** What lets an agent publish news in both languages, now or later. */
export const MAY_PUBLISH = { publicera: true, schemalagga: true, sektioner: ['nyheter'], mallar: ['nyhet'], sprak: ['sv', 'en'] };
