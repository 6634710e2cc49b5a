import { FAULTS } from '#lib/errors/codes.ts';

export type SignInOutcome = { signedIn: true } | { signedIn: false; orsak: string; atgard: string };

/** The codes a sign-in may be refused with, and what to do when the answer carries no more than the code. */
const REMEDY = {
  inloggning_fel: FAULTS.inloggning_fel.atgard,
  for_manga_inloggningar: 'Vänta en kvart och försök igen, eller be en administratör om hjälp.',
  databas_borta: 'Vänta en stund och försök igen.',
  internt: 'Försök igen. Händer det fler gånger: tala om det för en administratör.',
} as const;

function isKnown(code: string): code is keyof typeof REMEDY {
  return Object.hasOwn(REMEDY, code);
}

function refusal(code: string): SignInOutcome {
  const known = isKnown(code) ? code : 'inloggning_fel';
  return { signedIn: false, orsak: FAULTS[known].orsak, atgard: REMEDY[known] };
}

/**
 * Signs in with e-mail and password (decisions.md §14). The answer's address carries the code of a refusal, if any.
 * Rejects when the service does not answer.
 */
export async function signIn(epost: string, losenord: string): Promise<SignInOutcome> {
  const csrf = await fetch('/api/auth/csrf').then((response) => response.json());
  const response = await fetch('/api/auth/callback/credentials', {
    method: 'POST',
    body: new URLSearchParams({ csrfToken: csrf.csrfToken, epost, losenord, json: 'true' }),
  });
  if (response.status === 429) return refusal('for_manga_inloggningar');
  if (response.status >= 500) return refusal('internt');
  const answer: unknown = await response.json();
  const code = errorIn(answer);
  return response.ok && code === null ? { signedIn: true } : refusal(code ?? '');
}

function errorIn(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('url' in answer) || typeof answer.url !== 'string') return null;
  return new URL(answer.url, window.location.origin).searchParams.get('error');
}
