import { randomUUID } from 'node:crypto';
import { expect, inject } from 'vitest';
import type { Role } from '#lib/contract/role.ts';
import { type Login, loginCookie } from '../../login-cookie.ts';
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

/** The cookie of a login that has just been made, in the newsroom of all tests, where nothing else is said. */
export function sessionCookie(person: string, options: Partial<Login> = {}): Promise<string> {
  const login = { secret: inject('studio').secret, maxAge: 3600, skapad: '0', anvand: '0', sessionNr: 0, into: sql };
  return loginCookie(person, { ...login, ...options });
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
