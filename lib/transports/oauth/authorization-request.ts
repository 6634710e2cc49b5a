import { z } from 'zod';
import { isScope, SCOPES, type Scope } from '#lib/contract/connection.ts';
import type { OauthClient } from '#lib/transports/oauth/client-metadata.ts';
import type { Clients } from '#lib/transports/oauth/clients.ts';
import { OauthError } from '#lib/transports/oauth/oauth-error.ts';
import { parametersOf, required } from '#lib/transports/oauth/parameters.ts';
import { isNamedRedirect, mayBeSentUnasked } from '#lib/transports/oauth/redirect-uri.ts';
import { ALL_RESOURCES, type Resource, resourceUrl } from '#lib/transports/oauth/resources.ts';

/** A request for access that a person may be asked about: everything in it has been looked at. */
export const authorizationRequestSchema = z.object({
  /** Of the connection that comes of it, so that of one request comes one at most, however often it is answered. */
  id: z.uuid(),
  klient: z.string(),
  namn: z.string().optional(),
  vard: z.string().optional(),
  omdirigering: z.string(),
  state: z.string().optional(),
  resurs: z.string(),
  omfang: z.array(z.enum(SCOPES)),
  utmaning: z.string(),
  galler_till: z.number(),
});

export type AuthorizationRequest = z.infer<typeof authorizationRequestSchema>;

/**
 * What becomes of a request: a person is asked, the program is told, or nobody but the person is, who may go back to it (`back`)
 * when the way is one that the program has named.
 */
export type Considered =
  | { outcome: 'ask'; request: Omit<AuthorizationRequest, 'id'> }
  | { outcome: 'tell'; to: string; reason: string }
  | { outcome: 'show'; fel: ShownReason; back?: string; reason: string };

export type ShownReason = 'klient' | 'omdirigering' | 'begaran';

const ANSWER_WITHIN_MS = 30 * 60_000;
const MOST_STATE_CHARACTERS = 4_096;
/** base64url of a SHA-256 (RFC 7636 §4.2). */
const CHALLENGE = /^[\w-]{43}$/;

/** Looks at a request for access (OAuth 2.1 §4.1.1). Nothing is sent to an address that the program has not named beforehand. */
export async function considerRequest(
  { clients, url, now }: { clients: Clients; url: string; now: number },
  query: URLSearchParams,
  from: string,
): Promise<Considered> {
  const [id, ...otherIds] = query.getAll('client_id');
  const client = id === undefined || otherIds.length > 0 ? { unknown: 'not one client_id' } : await clients.find(id, from);
  if ('unknown' in client) return { outcome: 'show', fel: 'klient', reason: client.unknown };
  const redirect = redirectOf(client, query.getAll('redirect_uri'));
  if (redirect === undefined)
    return { outcome: 'show', fel: 'omdirigering', reason: `no redirect of ${client.vard ?? 'a registered client'}` };
  try {
    return { outcome: 'ask', request: { ...detailsOf(client, query, url), omdirigering: redirect, galler_till: now + ANSWER_WITHIN_MS } };
  } catch (refusal) {
    if (!(refusal instanceof OauthError)) throw refusal;
    const [state] = query.getAll('state');
    const to = answerAddress(redirect, url, { error: refusal.code, error_description: refusal.message }, state);
    // Anybody may register any address: sent on without being asked, a person would follow a link to Studio to wherever it leads.
    if (!mayBeSentUnasked(redirect)) return { outcome: 'show', fel: 'begaran', back: to, reason: refusal.message };
    return { outcome: 'tell', to, reason: refusal.message };
  }
}

/** One named redirect may be left out where there is no other. */
function redirectOf(client: OauthClient, asked: readonly string[]): string | undefined {
  const [only, ...others] = client.redirects;
  if (asked.length === 0) return others.length === 0 ? only : undefined;
  const [redirect, ...more] = asked;
  return redirect !== undefined && more.length === 0 && isNamedRedirect(redirect, client.redirects) ? redirect : undefined;
}

function detailsOf(client: OauthClient, query: URLSearchParams, url: string) {
  const parameters = parametersOf(query);
  const state = parameters.get('state');
  if ((state?.length ?? 0) > MOST_STATE_CHARACTERS)
    throw new OauthError('invalid_request', `state is longer than ${MOST_STATE_CHARACTERS} characters`);
  if (required(parameters, 'response_type') !== 'code') throw new OauthError('unsupported_response_type', 'response_type must be code');
  const utmaning = required(parameters, 'code_challenge');
  // Left out, the method would mean `plain` (RFC 7636 §4.3), which protects nothing.
  if (parameters.get('code_challenge_method') !== 'S256') throw new OauthError('invalid_request', 'code_challenge_method must be S256');
  if (!CHALLENGE.test(utmaning)) throw new OauthError('invalid_request', 'code_challenge is no S256 challenge');
  const resource = resourceOf(parameters.get('resource'), url);
  return {
    klient: client.id,
    namn: client.namn,
    vard: client.vard,
    state,
    resurs: resourceUrl(url, resource),
    omfang: scopesOf(client, resource, parameters.get('scope')),
    utmaning,
  };
}

function resourceOf(asked: string | undefined, url: string): Resource {
  const found = ALL_RESOURCES.find((resource) => resourceUrl(url, resource) === asked);
  if (found === undefined) throw new OauthError('invalid_target', 'resource must be one of this server’s MCP addresses');
  return found;
}

/**
 * What is asked for, as far as the resource has it (RFC 6749 §3.3 lets the server give less, and tell). A program that can use
 * refresh tokens asks to stay connected, whether or not it says so: the person may refuse just that.
 */
function scopesOf(client: OauthClient, resource: Resource, asked: string | undefined): Scope[] {
  const given: readonly string[] = asked?.split(' ').filter(Boolean) ?? resource.usual;
  const unknown = given.find((scope) => !isScope(scope));
  if (unknown !== undefined) throw new OauthError('invalid_scope', `${unknown.slice(0, 40)} is no scope here`);
  const here = resource.scopes.filter((scope) => given.includes(scope));
  if (here.length === 0) throw new OauthError('invalid_scope', `the resource has ${resource.scopes.join(', ')}`);
  return client.refreshes || given.includes('offline_access') ? [...here, 'offline_access'] : here;
}

/** A redirect with an answer on it, and with who answers (RFC 9207). */
export function answerAddress(redirect: string, url: string, answer: Record<string, string>, state: string | undefined): string {
  const query = new URLSearchParams({ ...answer, ...(state === undefined ? {} : { state }), iss: url });
  return `${redirect}${redirect.includes('?') ? '&' : '?'}${query}`;
}
