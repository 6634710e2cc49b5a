import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { Secret, TOTP } from 'otpauth';
import { inject } from 'vitest';
import type { Role } from '#lib/contract/role.ts';
import { Caller } from './caller.ts';
import { sql } from './database.ts';
import { type RawRequest, send } from './http.ts';
import { as } from './people.ts';

export const PASSWORD = 'ett riktigt långt lösenord';
export const FORM = 'application/x-www-form-urlencoded';
const losenord_hash = await hash(PASSWORD);

/** A network of its own for whoever asks, so that no test is blocked for another's failures. */
export function ownNetwork(): string {
  const [a, b] = [...randomUUID().replaceAll('-', '').matchAll(/.{4}/g)].map(String);
  return `2001:db8:${a}:${b}::1`;
}

/** From now on that person logs in with PASSWORD. */
export async function givePassword(id: string): Promise<void> {
  await sql('UPDATE person SET losenord_hash = $2 WHERE id::text = $1', [id, losenord_hash]);
}

/** The code that an app shows for that key, now or so many steps of half a minute later. */
export function codeOf(key: string, later = 0): string {
  return new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + later * 30_000 });
}

/** From now on that person logs in with PASSWORD and a code that nobody can make: for tests of what that changes. */
export async function giveSecondFactor(id: string): Promise<void> {
  await givePassword(id);
  await sql(
    `INSERT INTO andra_faktor (person_id, hemlighet, sedan) SELECT id, 'x', now() FROM person WHERE id::text = $1
      ON CONFLICT (person_id) DO UPDATE SET hemlighet = 'x', sedan = now()`,
    [id],
  );
}

/** From now on that person logs in with PASSWORD and a passkey that nobody has, or a code that nobody can make: the id of the passkey. */
export async function givePasskey(person: string): Promise<string> {
  await giveSecondFactor(person);
  const id = randomUUID();
  await sql(
    `INSERT INTO passernyckel (id, person_id, kredential, publik_nyckel, namn, raknare, transporter, sakerhetskopierad, skapad)
      SELECT $2::uuid, id, $2::text, 'p', 'Jobbdatorn', 0, '{}', false, now() FROM person WHERE id::text = $1`,
    [person, id],
  );
  return id;
}

/** Somebody who logs in with PASSWORD, and has not yet. */
export async function person(roll: Role = 'skribent'): Promise<{ id: string; epost: string }> {
  const { id, epost } = await as(roll);
  await sql('DELETE FROM session WHERE person_id = $1', [id]);
  await givePassword(id);
  return { id, epost };
}

export async function call(request: RawRequest, url = inject('studio').url) {
  const { status, headers, text } = await send(request, url);
  const body = headers['content-type']?.startsWith('application/json') ? JSON.parse(text) : undefined;
  return { status, headers, body, text, koder: body?.fel?.map(({ kod }: { kod: string }) => kod) };
}

export async function freshForm(url?: string): Promise<{ Cookie: string; csrfToken: string }> {
  const { headers, body } = await call({ method: 'GET', path: '/api/auth/csrf' }, url);
  const Cookie = (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
  return { Cookie, csrfToken: body.csrfToken };
}

/** Tries to log in, from a network that nobody else has. */
export async function logIn(fields: Record<string, string>, headers: Record<string, string> = {}, url?: string) {
  const { Cookie, csrfToken } = await freshForm(url);
  const body = new URLSearchParams({ csrfToken, json: 'true', ...fields }).toString();
  const from = { 'X-Forwarded-For': ownNetwork() };
  const sent = { Cookie, 'Content-Type': FORM, ...from, ...headers };
  return call({ method: 'POST', path: '/api/auth/callback/credentials', headers: sent, body }, url);
}

/** Logs out whoever has that cookie. */
export async function logOut(session: string | undefined, named: Record<string, string> = {}) {
  const { Cookie, csrfToken } = await freshForm();
  const headers = { Cookie: `${Cookie}; ${session}`, 'Content-Type': FORM, ...named };
  return call({
    ...{ method: 'POST', path: '/api/auth/signout', headers },
    body: new URLSearchParams({ csrfToken, json: 'true' }).toString(),
  });
}

/** The cookie that an answer sets, as a browser sends it back. */
export function sessionOf({ headers }: Awaited<ReturnType<typeof call>>): string | undefined {
  return headers['set-cookie']?.find((cookie) => cookie.startsWith('studiosess='))?.split(';')[0];
}

/** Logs in, and calls with the cookie from now on. */
export async function loggedIn(who: { id: string; epost: string }, fields: Record<string, string> = {}, headers?: Record<string, string>) {
  const answer = await logIn({ epost: who.epost, losenord: PASSWORD, ...fields }, headers);
  const cookie = sessionOf(answer);
  if (cookie === undefined) throw new Error(`${who.epost} could not log in: ${answer.status} ${answer.text}`);
  return new Caller({ ...who, credential: { Cookie: cookie } });
}
