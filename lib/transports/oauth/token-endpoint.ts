import { createHash } from 'node:crypto';
import { isScope, type Scope } from '#lib/contract/connection.ts';
import type { ConnectionForClient } from '#lib/store/oauth-connections.ts';
import type { Store } from '#lib/store/store.ts';
import { connectionLog } from '#lib/transports/oauth/connection-log.ts';
import { endOf, issueTokens } from '#lib/transports/oauth/issue-tokens.ts';
import { OauthError } from '#lib/transports/oauth/oauth-error.ts';
import type { OauthParts } from '#lib/transports/oauth/oauth-parts.ts';
import { required } from '#lib/transports/oauth/parameters.ts';

type Parameters = ReadonlyMap<string, string>;

/** RFC 7636 §4.1. */
const VERIFIER = /^[\w.~-]{43,128}$/;

/** Thrown out of a transaction that must leave nothing behind: what was to be exchanged once has been exchanged already. */
class UsedAlready extends Error {}

/** Exchanges a code or a refresh token for tokens (OAuth 2.1 §3.2). Throws OauthError for every refusal. */
export async function exchange(parts: OauthParts, parameters: Parameters, korrelation: string): Promise<Record<string, unknown>> {
  const grant = required(parameters, 'grant_type');
  if (grant === 'authorization_code') return redeemCode(parts, parameters, korrelation);
  if (grant === 'refresh_token') return refresh(parts, parameters, korrelation);
  throw new OauthError('unsupported_grant_type', 'grant_type must be authorization_code or refresh_token');
}

async function redeemCode(parts: OauthParts, parameters: Parameters, korrelation: string): Promise<Record<string, unknown>> {
  const hash = parts.hashToken(required(parameters, 'code'));
  const client = required(parameters, 'client_id');
  const verifier = required(parameters, 'code_verifier');
  const now = parts.now();
  const code = await parts.store.oauthConnections.findCode(hash);
  if (code === undefined) throw invalid('the code is not known');
  if (code.inlost !== null) return endFamily(parts, code, 'anslutningskodAteranvand', korrelation);
  refuseOther(code, client, parameters);
  if (Date.parse(code.utgar) <= now.getTime()) throw invalid('the code has expired');
  const redirect = parameters.get('redirect_uri');
  if (redirect !== undefined && redirect !== code.omdirigering) throw invalid('redirect_uri is another than the code was sent to');
  if (!VERIFIER.test(verifier) || challengeOf(verifier) !== code.utmaning) throw invalid('code_verifier does not fit the challenge');
  const granted = code.omfang;
  return once(parts, code, 'anslutningskodAteranvand', korrelation, async (store) => {
    if (!(await store.oauthConnections.redeem(hash, now.toISOString()))) throw new UsedAlready();
    return issueTokens(store, parts, { anslutning: code, omfang: granted, granted, now: now.getTime() });
  });
}

async function refresh(parts: OauthParts, parameters: Parameters, korrelation: string): Promise<Record<string, unknown>> {
  const hash = parts.hashToken(required(parameters, 'refresh_token'));
  const client = required(parameters, 'client_id');
  const now = parts.now();
  const token = await parts.store.oauthConnections.findToken(hash);
  if (token === undefined || token.sort !== 'fornyelse') throw invalid('the refresh token is not known');
  // Told to whoever holds it, the right program or another: it has been in two hands (OAuth 2.1 §4.3.1).
  if (token.forbrukad !== null) return endFamily(parts, token, 'fornyelsenyckelAteranvand', korrelation);
  refuseOther(token, client, parameters);
  if (Math.min(Date.parse(token.utgar), endOf(token.skapad)) <= now.getTime()) throw invalid('the refresh token has expired');
  refuseTooOften(parts, token, korrelation);
  // A program that was just told to have its person asked for more, and renews what it has, would be told so again: without it, it asks.
  if (parameters.get('scope') === undefined && (await parts.store.oauthConnections.refusesRenewal(token.id, now.toISOString())))
    throw invalid('more is needed than was granted: ask the person');
  const granted = token.nyckel_omfang;
  const omfang = narrowed(granted, parameters.get('scope'));
  return once(parts, token, 'fornyelsenyckelAteranvand', korrelation, async (store) => {
    if (!(await store.oauthConnections.useUp(hash, now.toISOString()))) throw new UsedAlready();
    return issueTokens(store, parts, { anslutning: token, omfang, granted, now: now.getTime() });
  });
}

function invalid(description: string): OauthError {
  return new OauthError('invalid_grant', description);
}

/** A code or a token opens nothing for another program than its own, for another address, or once its person is gone. */
function refuseOther(connection: ConnectionForClient, client: string, parameters: Parameters): void {
  if (connection.klient !== client) throw invalid('it was given to another client_id');
  if (!connection.galler) throw invalid('the connection has ended');
  const resource = parameters.get('resource');
  if (resource !== undefined && resource !== connection.resurs)
    throw new OauthError('invalid_target', 'it was granted for another resource');
}

/** Every exchange leaves a line that is kept for as long as its token would have been good: not as many as a program likes. */
function refuseTooOften({ renewals, log }: OauthParts, { id, klient_vard }: ConnectionForClient, korrelation: string): void {
  const { wait, isFirst } = renewals.take(id);
  if (isFirst) log.warn({ anslutning: id, vard: klient_vard, korrelation }, 'oauth: a connection renews its access too often');
  if (wait === 0) return;
  throw new OauthError('temporarily_unavailable', 'the access is renewed too often', {
    status: 429,
    headers: { 'Retry-After': String(wait) },
  });
}

function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}

/** Less than was granted may be asked for, and never more (RFC 6749 §6). */
function narrowed(granted: readonly Scope[], asked: string | undefined): readonly Scope[] {
  if (asked === undefined) return granted;
  const scopes = asked.split(' ').filter(Boolean);
  if (!scopes.every((scope) => isScope(scope) && granted.includes(scope))) throw new OauthError('invalid_scope', 'more than was granted');
  return granted.filter((scope) => scopes.includes(scope));
}

/** Exchanges within one transaction, while nobody can revoke the connection; who comes second at the same moment ends it. */
async function once(
  parts: OauthParts,
  connection: ConnectionForClient,
  reuse: Reuse,
  korrelation: string,
  work: (store: Store) => Promise<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  try {
    return await parts.inTransaction(async (store) => {
      if (!(await store.oauthConnections.hold(connection.id))) throw invalid('the connection has ended');
      return work(store);
    });
  } catch (error) {
    if (error instanceof UsedAlready) return endFamily(parts, connection, reuse, korrelation);
    throw error;
  }
}

type Reuse = 'anslutningskodAteranvand' | 'fornyelsenyckelAteranvand';

/** What is exchanged twice has been stolen by one of the two: nothing of the connection opens anything any more. */
async function endFamily(parts: OauthParts, connection: ConnectionForClient, reuse: Reuse, korrelation: string): Promise<never> {
  await parts.inTransaction(async (store) => {
    const now = parts.now().toISOString();
    const ended = await store.oauthConnections.revoke(connection.id, now);
    if (ended) await store.log.add(connectionLog(connection, { operation: reuse, tid: now, korrelation }));
  });
  parts.log.warn({ anslutning: connection.id, vard: connection.klient_vard, korrelation }, `oauth: ${reuse}, the connection is revoked`);
  throw invalid('it has been used already');
}
