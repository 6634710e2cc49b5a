import { cookies } from 'next/headers';
import type { ConsentQuestion } from '#lib/contract/connection.ts';
import { SESSION_COOKIE } from '#lib/contract/session-cookie.ts';
import { kernel } from '#lib/transports/in-process/client.ts';

/** The question that a program has put, for whoever is logged in; undefined when it is not ours or too old. */
export async function consentQuestion(begaran: string): Promise<ConsentQuestion | undefined> {
  const { accounts, consentQuestion: question } = kernel();
  const person = await accounts.bySession((await cookies()).get(SESSION_COOKIE)?.value ?? '');
  return question(begaran, person);
}
