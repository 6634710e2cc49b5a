import { randomUUID } from 'node:crypto';
import { sql } from './database.ts';
import { call, ownNetwork } from './login.ts';

export const cookiesOf = ({ headers }: Awaited<ReturnType<typeof call>>) =>
  (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
export const errorOf = ({ headers }: Awaited<ReturnType<typeof call>>) => URL.parse(headers.location ?? '')?.searchParams.get('error');
/** One that nobody has yet. */
export const address = () => `${randomUUID()}@test.se`;

/** Presses the button: where it leads, and what the browser keeps. */
export async function begin(url: string, till = '/studio', headers: Record<string, string> = {}) {
  const answer = await call({ method: 'GET', path: `/api/auth/oidc?${new URLSearchParams({ till })}`, headers }, url);
  const to = new URL(answer.headers.location ?? 'about:blank');
  return { answer, to, Cookie: cookiesOf(answer), state: to.searchParams.get('state') ?? '', nonce: to.searchParams.get('nonce') ?? '' };
}

/** Comes back from there. */
export function comeBack(url: string, query: Record<string, string>, Cookie: string, headers: Record<string, string> = {}) {
  const path = `/api/auth/oidc/svar?${new URLSearchParams(query)}`;
  return call({ method: 'GET', path, headers: { Cookie, 'X-Forwarded-For': ownNetwork(), ...headers } }, url);
}

export async function personWith(epost: string) {
  const [row] = await sql<{ id: string; namn: string; roll: string; publicera: boolean; sektioner: string[]; losenord_hash: string }>(
    'SELECT * FROM person WHERE epost = $1',
    [epost],
  );
  return row;
}

/** The last refusal that the log has, of nobody known or of that person. */
export async function lastRefusal(konto: string | null = null) {
  const [line] = await sql<{ operation: string; detalj: Record<string, unknown> }>(
    `SELECT operation, detalj FROM logg WHERE operation LIKE 'inloggning%' AND detalj ->> 'konto' IS NOT DISTINCT FROM $1 ORDER BY id DESC LIMIT 1`,
    [konto],
  );
  return line;
}
