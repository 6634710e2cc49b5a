import { refuseIf } from '#lib/access/refuse-if.ts';
import { mustDoFirst } from '#lib/access/rights.ts';
import { namedTwice } from '#lib/contract/json-text.ts';
import { LIMITS } from '#lib/contract/limits.ts';
import { SESSION_COOKIE } from '#lib/contract/session-cookie.ts';
import { DatabaseAway } from '#lib/errors/database-away.ts';
import { Fault, fault } from '#lib/errors/fault.ts';
import { fieldPath } from '#lib/errors/field-path.ts';
import { NoRoom } from '#lib/errors/no-room.ts';
import { type Answer, type Door, jsonAnswer, leadingTo, listed, textAnswer, withHeaders } from '#lib/http/answer.ts';
import { type Asked, pathOf, queryOf, readingMethod } from '#lib/http/asked.ts';
import { cookie } from '#lib/http/cookies.ts';
import { type Elsewhere, preflightAnswer, readableFrom } from '#lib/http/cross-origin.ts';
import { faultAnswer } from '#lib/http/fault-answer.ts';
import { isNestedDeeper } from '#lib/http/json-nesting.ts';
import { refuseForeignOrigin } from '#lib/http/origin.ts';
import { readSmall, readSmallJson, refuseOtherThan } from '#lib/http/read-body.ts';
import { addressForLog } from '#lib/transports/doors/address-for-log.ts';
import { PLAIN_POLICY, pageHeaders } from '#lib/transports/doors/page-headers.ts';
import { refuseAnothersPage } from '#lib/transports/doors/refuse-anothers-page.ts';
import { considerRequest } from '#lib/transports/oauth/authorization-request.ts';
import { decide } from '#lib/transports/oauth/consent.ts';
import { OauthError } from '#lib/transports/oauth/oauth-error.ts';
import type { OauthParts } from '#lib/transports/oauth/oauth-parts.ts';
import { parametersOf } from '#lib/transports/oauth/parameters.ts';
import { refusalPage } from '#lib/transports/oauth/refusal-page.ts';
import { registration } from '#lib/transports/oauth/registration-endpoint.ts';
import { ALL_RESOURCES, resourceMetadataUrl } from '#lib/transports/oauth/resources.ts';
import { revokeToken } from '#lib/transports/oauth/revocation-endpoint.ts';
import { ENDPOINTS, resourceMetadata, SERVER_METADATA, serverMetadata } from '#lib/transports/oauth/server-metadata.ts';
import { exchange } from '#lib/transports/oauth/token-endpoint.ts';

/** Where a person is asked: a page of the application, so that who is not signed in signs in and comes back. */
export const CONSENT_PAGE = '/studio/anslut';

interface Route {
  method: 'GET' | 'POST';
  /** Whether pages of other places may read the answer: everything but what a person's browser does here itself. */
  open: boolean;
  answer: Door;
}

/** Answers as the authorization server (decisions.md §11); under its addresses, what is none of them with 404. */
export function oauthDoor(parts: OauthParts): Door {
  const routes = routesOf(parts);
  return async (asked) => {
    const route = routes.get(pathOf(asked));
    if (route === undefined) return faultAnswer(fault('adress_okand'));
    if (asked.method === 'OPTIONS') return told(route);
    const answer = await answerBy(route, asked).catch((error: unknown) => refused(asked, error, parts));
    return route.open ? readableFrom('*', answer, elsewhere(route)) : answer;
  };
}

/** What pages of other sites may do at an open route. */
function elsewhere({ method }: Route): Elsewhere {
  return { methods: methodsOf(method), sends: ['Content-Type', 'Authorization', 'MCP-Protocol-Version'], reads: [] };
}

function methodsOf(method: Route['method']): string[] {
  return method === 'GET' ? ['GET', 'HEAD', 'OPTIONS'] : ['POST', 'OPTIONS'];
}

/** What may be asked for there, of a browser and for a page of another site alike. */
function told(route: Route): Answer {
  const allow = { Allow: methodsOf(route.method).join(', ') };
  return route.open ? withHeaders(preflightAnswer('*', elsewhere(route)), allow) : { status: 204, headers: listed(allow) };
}

async function answerBy(route: Route, asked: Asked): Promise<Answer> {
  if (readingMethod(asked) === route.method) return route.answer(asked);
  throw new OauthError('invalid_request', `use ${route.method}`, { status: 405, headers: { Allow: methodsOf(route.method).join(', ') } });
}

function routesOf(parts: OauthParts): Map<string, Route> {
  const { url } = parts;
  const register = registration(parts);
  /** What programs ask of the server, wherever they run. */
  const open = (answer: Route['answer']): Route => ({ method: 'POST', open: true, answer });
  return new Map<string, Route>([
    [SERVER_METADATA, metadata(serverMetadata(url))],
    ...ALL_RESOURCES.map((resource): [string, Route] => [
      new URL(resourceMetadataUrl(url, resource)).pathname,
      metadata(resourceMetadata(url, resource)),
    ]),
    [ENDPOINTS.authorize, { method: 'GET', open: false, answer: (asked) => ask(parts, asked) }],
    [ENDPOINTS.decide, { method: 'POST', open: false, answer: (asked) => takeDecision(parts, asked) }],
    [ENDPOINTS.token, open(async (asked) => oauthJson(200, await exchange(parts, await formOf(asked), asked.korrelation)))],
    [ENDPOINTS.register, open(async (asked) => oauthJson(201, register(await jsonOf(asked), asked.from)))],
    [
      ENDPOINTS.revoke,
      open(async (asked) => {
        await revokeToken(parts, await formOf(asked), asked.korrelation);
        return oauthJson(200, {});
      }),
    ],
  ]);
}

function metadata(document: Record<string, unknown>): Route {
  return { method: 'GET', open: true, answer: () => oauthJson(200, document, { 'Cache-Control': 'public, max-age=300' }) };
}

/** Leads the browser of whoever has come with a request to where they are asked; or back, or shows why not. */
async function ask(parts: OauthParts, asked: Asked): Promise<Answer> {
  const { clients, url, now, signers, newId, log } = parts;
  const { from, korrelation } = asked;
  const query = new URLSearchParams(queryOf(asked));
  const considered = await considerRequest({ clients, url, now: now().getTime() }, query, from);
  if (considered.outcome !== 'ask') log.warn({ adress: from, orsak: considered.reason, korrelation }, 'oauth: a request was refused');
  if (considered.outcome === 'show') return page(refusalPage(considered.fel, considered.back));
  const to =
    considered.outcome === 'tell'
      ? considered.to
      : `${CONSENT_PAGE}?begaran=${signers.requests.sign({ ...considered.request, id: newId() })}`;
  return leadingTo(to, 303, { ...pageHeaders(PLAIN_POLICY), 'Referrer-Policy': 'no-referrer' });
}

/** Takes what a person has answered, from the page alone that asked. */
async function takeDecision(parts: OauthParts, asked: Asked): Promise<Answer> {
  refuseForeignOrigin(asked, parts.url);
  const person = await parts.callers.bySession(cookie(asked.header('cookie'), SESSION_COOKIE) ?? '');
  refuseAnothersPage(asked, person.id);
  refuseIf(mustDoFirst(person));
  return oauthJson(200, { ok: true, till: await decide(parts, await readSmallJson(asked), person, asked.korrelation) });
}

/** The form of a request to the token and revocation endpoints. No client has a secret to show. */
async function formOf(asked: Asked): Promise<Map<string, string>> {
  const bytes = await bodyOf(asked, 'application/x-www-form-urlencoded');
  if (asked.header('authorization') !== undefined) {
    const headers = { 'WWW-Authenticate': 'Basic realm="Studio"' };
    throw new OauthError('invalid_client', 'clients here have no secret: send client_id in the form', { status: 401, headers });
  }
  return parametersOf(new URLSearchParams(bytes.toString('utf8')));
}

async function jsonOf(asked: Asked): Promise<unknown> {
  const bytes = await bodyOf(asked, 'application/json');
  if (isNestedDeeper(bytes, LIMITS.jsonNesting)) throw new OauthError('invalid_client_metadata', 'the body is nested too deep');
  const [twice] = namedTwice(bytes, 1);
  if (twice !== undefined) throw new OauthError('invalid_client_metadata', `${fieldPath('', twice)} stands more than once`);
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch (cause) {
    if (cause instanceof SyntaxError) throw new OauthError('invalid_client_metadata', 'the body is not JSON');
    throw cause;
  }
}

/** Of what a body is refused for beside its type. */
const DESCRIPTION: Record<number, string> = { 400: 'the body broke off', 408: 'the body came too slowly', 413: 'the body is too large' };

async function bodyOf(asked: Asked, type: string): Promise<Buffer> {
  try {
    refuseOtherThan(asked, type);
    return await readSmall(asked);
  } catch (refusal) {
    if (!(refusal instanceof Fault)) throw refusal;
    const description = DESCRIPTION[refusal.status] ?? `the body must be ${type}`;
    throw new OauthError('invalid_request', description, {
      status: refusal.status === 415 ? 400 : refusal.status,
      headers: refusal.headers,
    });
  }
}

function refused({ url, korrelation, from }: Asked, error: unknown, { log }: OauthParts): Answer {
  // The answer to a person's own browser, which shows it as it shows those of the operations.
  if (error instanceof Fault) return faultAnswer(error);
  const refusal = asOauthError(error);
  if (refusal.status >= 500) log.error({ err: error, korrelation }, 'oauth: unexpected error');
  else if (refusal.status !== 429)
    log.warn({ url: addressForLog(url), fel: refusal.code, orsak: refusal.message, adress: from, korrelation }, 'oauth: refused');
  return oauthJson(refusal.status, { error: refusal.code, error_description: refusal.message }, refusal.headers);
}

function asOauthError(error: unknown): OauthError {
  if (error instanceof OauthError) return error;
  if (error instanceof DatabaseAway)
    return new OauthError('temporarily_unavailable', 'try again', { status: 503, headers: { 'Retry-After': '5' } });
  if (error instanceof NoRoom)
    return new OauthError('temporarily_unavailable', 'the server has no room to write', { status: 503, headers: { 'Retry-After': '60' } });
  return new OauthError('server_error', 'something went wrong here', { status: 500 });
}

function page(html: string): Answer {
  return textAnswer(400, html, { ...pageHeaders(PLAIN_POLICY), 'Content-Type': 'text/html; charset=utf-8' });
}

/** As RFC 6749 §5.1 has the type, without a charset. */
function oauthJson(status: number, value: Record<string, unknown>, headers: Readonly<Record<string, string>> = {}): Answer {
  return jsonAnswer(status, value, { 'Content-Type': 'application/json', ...headers });
}
