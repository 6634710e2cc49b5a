import { type APIRequestContext, expect } from '@playwright/test';
import { ADMIN, PASSWORD } from './people.ts';
import { logInByScript } from './script-login.ts';

/** Adds somebody to the newsroom, who chooses PASSWORD by the link of their invitation; their id. */
export async function invitedPerson(
  request: APIRequestContext,
  { roll = 'skribent', ...who }: { namn: string; epost: string; roll?: string },
): Promise<string> {
  const headers = { cookie: await logInByScript(request, ADMIN) };
  const made = await request.post('/studio/api/anvandare', { headers, data: { ...who, roll } });
  expect(made.status(), await made.text()).toBe(201);
  const { person, inbjudan } = await made.json();
  const nyckel = new URL(inbjudan.lank).hash.slice(1);
  const chosen = await request.post('/api/auth/losenordslank/val', { form: { nyckel, losenord: PASSWORD } });
  expect(chosen.status(), await chosen.text()).toBe(200);
  return person.id;
}
