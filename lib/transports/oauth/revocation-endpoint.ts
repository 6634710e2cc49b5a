import { connectionLog } from '#lib/transports/oauth/connection-log.ts';
import { OauthError } from '#lib/transports/oauth/oauth-error.ts';
import type { OauthParts } from '#lib/transports/oauth/oauth-parts.ts';
import { required } from '#lib/transports/oauth/parameters.ts';

/**
 * Ends a token at the wish of the program that holds it (RFC 7009): a refresh token with its whole connection, an access token
 * alone. A token that nobody knows is as good as ended; one of another program is refused.
 */
export async function revokeToken(parts: OauthParts, parameters: ReadonlyMap<string, string>, korrelation: string): Promise<void> {
  const hash = parts.hashToken(required(parameters, 'token'));
  const client = required(parameters, 'client_id');
  const token = await parts.store.oauthConnections.findToken(hash);
  if (token === undefined) return;
  if (token.klient !== client) throw new OauthError('invalid_client', 'the token was given to another client_id');
  if (token.sort === 'atkomst') return parts.store.oauthConnections.removeToken(hash);
  await parts.inTransaction(async (store) => {
    const now = parts.now().toISOString();
    const ended = await store.oauthConnections.revoke(token.id, now);
    if (ended) await store.log.add(connectionLog(token, { operation: 'aterkallaAnslutning', tid: now, korrelation }));
  });
}
