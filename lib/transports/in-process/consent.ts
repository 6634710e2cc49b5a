import { cookies } from 'next/headers';
import type { ConsentQuestion } from '#lib/contract/connection.ts';
import { SESSION_COOKIE } from '#lib/contract/session-cookie.ts';
import { runningDoors } from '#lib/studio/running-doors.ts';

/** The question that a program has put, for whoever is logged in; undefined when it is not ours or too old. */
export async function consentQuestion(begaran: string): Promise<ConsentQuestion | undefined> {
  const doors = await runningDoors();
  const person = await doors.personBySession((await cookies()).get(SESSION_COOKIE)?.value ?? '');
  return doors.consentQuestion(begaran, person);
}
