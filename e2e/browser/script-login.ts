import type { APIRequestContext } from '@playwright/test';
import { PASSWORD } from './people.ts';

/** Logs in as a script does (decisions.md §14) and returns the Cookie header. */
export async function logInByScript(request: APIRequestContext, epost: string): Promise<string> {
  const { csrfToken } = await (await request.get('/api/auth/csrf')).json();
  const answer = await request.post('/api/auth/callback/credentials', { form: { csrfToken, epost, losenord: PASSWORD, json: 'true' } });
  const session = answer.headersArray().find(({ name, value }) => name.toLowerCase() === 'set-cookie' && value.startsWith('studiosess='));
  if (session === undefined) throw new Error(`${epost} could not log in: ${answer.status()} ${await answer.text()}`);
  return session.value.split(';')[0] ?? '';
}
