import type { FaultEntry } from '#lib/contract/fault.ts';
import type { PasskeyQuestion } from '#lib/contract/passkey.ts';

/** Why a sign-in was refused, and what to do. */
export type SignInRefusal = Pick<FaultEntry, 'orsak' | 'atgard'>;
export type SignInOutcome = { signedIn: true } | ({ signedIn: false; wantsCode: boolean } & SignInRefusal);

/** What is told when no answer comes. */
export const NO_ANSWER: SignInRefusal = { orsak: 'Studio svarar inte.', atgard: 'Kontrollera din uppkoppling och försök igen.' };

/** What is shown in the second step: a code, or what a passkey has answered. */
type Shown = { kod: string } | { passernyckel: string };

/**
 * Signs in with e-mail and password (decisions.md §14), and with a code or a passkey where the person has to show one:
 * `wantsCode` tells that this is all that is missing. A refusal comes in the service's own words. Rejects when the service does not answer, or
 * with what is no answer of its own.
 */
export async function signIn(epost: string, losenord: string, shown: Shown): Promise<SignInOutcome> {
  const csrf = await fetch('/api/auth/csrf').then((response) => response.json());
  const response = await fetch('/api/auth/callback/credentials', {
    method: 'POST',
    body: new URLSearchParams({ csrfToken: csrf.csrfToken, epost, losenord, ...shown, json: 'true' }),
  });
  return outcomeOf(response);
}

/** Shows what somebody needs besides whom the organisation's own login has vouched for. Rejects as signIn does. */
export async function showFactor(shown: Shown): Promise<SignInOutcome> {
  return outcomeOf(await fetch('/api/auth/oidc/kod', { method: 'POST', body: new URLSearchParams(shown) }));
}

async function outcomeOf(response: Response): Promise<SignInOutcome> {
  if (response.ok) return { signedIn: true };
  const { kod, orsak, atgard } = await refusalOf(response);
  return { signedIn: false, wantsCode: kod === 'engangskod_kravs', orsak, atgard };
}

/** Why the service has refused, in its own words. */
export async function refusalOf(response: Response): Promise<FaultEntry> {
  const [fault] = (await response.json()).fel as FaultEntry[];
  if (fault === undefined) throw new Error(`status ${response.status} without a word`);
  return fault;
}

/** What to ask the person's passkeys; undefined when they have none, or when the service does not say. */
export async function askForPasskey(epost: string, losenord: string): Promise<PasskeyQuestion | undefined> {
  return questionOf(await fetch('/api/auth/passernyckel', { method: 'POST', body: new URLSearchParams({ epost, losenord }) }));
}

/** The same of somebody whom the organisation's own login has vouched for. */
export async function askForPasskeyOfVouchedFor(): Promise<PasskeyQuestion | undefined> {
  return questionOf(await fetch('/api/auth/oidc/passernyckel', { method: 'POST' }));
}

async function questionOf(response: Response): Promise<PasskeyQuestion | undefined> {
  return response.ok ? ((await response.json()).fraga ?? undefined) : undefined;
}
