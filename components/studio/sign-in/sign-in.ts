import { FAULTS } from '#lib/errors/codes.ts';

export type SignInOutcome = { signedIn: true } | { signedIn: false; orsak: string; atgard: string };

const REFUSALS = ['inloggning_fel', 'for_manga_inloggningar', 'databas_borta'] as const;
type RefusalCode = (typeof REFUSALS)[number];

function refusal(code: RefusalCode, seconds: string): SignInOutcome {
  const { orsak, atgard } = FAULTS[code];
  return { signedIn: false, orsak, atgard: atgard.replace('{sekunder} sekunder', seconds === '' ? 'en kvart' : `${seconds} sekunder`) };
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
  if (response.status === 429) return refusal('for_manga_inloggningar', response.headers.get('Retry-After') ?? '');
  if (response.status >= 500) return refusal('databas_borta', '');
  const answer: unknown = await response.json();
  const code = errorIn(answer);
  if (response.ok && code === null) return { signedIn: true };
  const known = REFUSALS.find((entry) => entry === code) ?? 'inloggning_fel';
  return refusal(known, '');
}

function errorIn(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('url' in answer) || typeof answer.url !== 'string') return null;
  return new URL(answer.url, window.location.origin).searchParams.get('error');
}
