import type { APIRequestContext, Cookie } from '@playwright/test';
import { PASSWORD } from './people.ts';

/** A worker has one newsroom, whose sessions outlive its tests. */
const given = new Map<string, Cookie>();

/** The session of a person, as a script is given it (decisions.md §14): asked for once, since each login costs the hash of a password. */
export async function sessionOf(request: APIRequestContext, epost: string): Promise<Cookie> {
  const before = given.get(epost);
  // A test may have logged that person out, which ends the login and not just the cookie.
  if (before !== undefined && (await stillStands(request, before))) return before;
  const { csrfToken } = await (await request.get('/api/auth/csrf')).json();
  const answer = await request.post('/api/auth/callback/credentials', { form: { csrfToken, epost, losenord: PASSWORD, json: 'true' } });
  const { cookies } = await request.storageState();
  const session = cookies.find(({ name }) => name === 'studiosess');
  if (session === undefined) throw new Error(`${epost} could not log in: ${answer.status()} ${await answer.text()}`);
  given.set(epost, session);
  return session;
}

async function stillStands(request: APIRequestContext, { name, value }: Cookie): Promise<boolean> {
  return (await request.get('/studio/api/jag', { headers: { Cookie: `${name}=${value}` } })).ok();
}

/** As the Cookie header of a call. */
export async function logInByScript(request: APIRequestContext, epost: string): Promise<string> {
  const { name, value } = await sessionOf(request, epost);
  return `${name}=${value}`;
}
