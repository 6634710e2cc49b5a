import { ACCESS_TOKEN_PREFIX, type Scope } from '#lib/contract/connection.ts';
import type { ConnectionForClient } from '#lib/store/oauth-connections.ts';
import type { Store } from '#lib/store/store.ts';

export const LIFETIMES = {
  codeMs: 60_000,
  accessSeconds: 30 * 60,
  /** Anew with each exchange: who has not been here for so long must be asked again. */
  refreshMs: 60 * 24 * 60 * 60_000,
  /** However often it is renewed: by then its person is asked again (OWASP ASVS V10.4.8). */
  connectionMs: 365 * 24 * 60 * 60_000,
} as const;

export interface TokenMaker {
  newSecret(): string;
  hashToken(token: string): string;
}

interface Issued {
  anslutning: Pick<ConnectionForClient, 'id' | 'skapad'>;
  omfang: readonly Scope[];
  granted: readonly Scope[];
  now: number;
}

/** When a connection of that time is over, whatever has been done with it. */
export function endOf(skapad: string): number {
  return Date.parse(skapad) + LIFETIMES.connectionMs;
}

/** Gives a connection an access token, and a refresh token when it may stay connected; the answer of RFC 6749 §5.1. */
export async function issueTokens(
  store: Store,
  { newSecret, hashToken }: TokenMaker,
  { anslutning: { id: anslutning, skapad }, omfang, granted, now }: Issued,
): Promise<Record<string, unknown>> {
  const access = `${ACCESS_TOKEN_PREFIX}${newSecret()}`;
  const refresh = granted.includes('offline_access') ? `srt_${newSecret()}` : undefined;
  const until = (ms: number) => new Date(now + ms).toISOString();
  const { oauthConnections } = store;
  await oauthConnections.addToken({
    ...{ hash: hashToken(access), anslutning, sort: 'atkomst', omfang },
    utgar: until(LIFETIMES.accessSeconds * 1000),
  });
  if (refresh !== undefined) {
    // It keeps all that was granted, however little this access token was to have (RFC 6749 §6).
    await oauthConnections.addToken({
      ...{ hash: hashToken(refresh), anslutning, sort: 'fornyelse', omfang: granted },
      utgar: until(Math.min(LIFETIMES.refreshMs, endOf(skapad) - now)),
    });
  }
  return {
    access_token: access,
    token_type: 'Bearer',
    expires_in: LIFETIMES.accessSeconds,
    ...(refresh === undefined ? {} : { refresh_token: refresh }),
    scope: omfang.join(' '),
  };
}
