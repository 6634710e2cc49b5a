import type { IncomingMessage, ServerResponse } from 'node:http';
import { LIMITS } from '#lib/contract/limits.ts';
import { Fault } from '#lib/errors/fault.ts';
import { NoRoom } from '#lib/errors/no-room.ts';
import { DatabaseAway } from '#lib/store/database.ts';
import { addressForLog } from '#lib/transports/http/address-for-log.ts';
import { SESSION_COOKIE, sendFault } from '#lib/transports/http/api-handler.ts';
import { cookie } from '#lib/transports/http/cookies.ts';
import { isNestedDeeper } from '#lib/transports/http/json-nesting.ts';
import { refuseForeignOrigin } from '#lib/transports/http/origin.ts';
import { PLAIN_POLICY, pageHeaders } from '#lib/transports/http/page-headers.ts';
import { readSmall, readSmallJson, refuseOtherThan } from '#lib/transports/http/read-body.ts';
import { requestId } from '#lib/transports/http/request-id.ts';
import { considerRequest } from '#lib/transports/oauth/authorization-request.ts';
import { decide } from '#lib/transports/oauth/consent.ts';
import { OauthError } from '#lib/transports/oauth/oauth-error.ts';
import type { OauthParts } from '#lib/transports/oauth/oauth-parts.ts';
import { parametersOf } from '#lib/transports/oauth/parameters.ts';
import { refusalPage } from '#lib/transports/oauth/refusal-page.ts';
import { registration } from '#lib/transports/oauth/registration-endpoint.ts';
import { ALL_RESOURCES, resourceMetadataUrl } from '#lib/transports/oauth/resources.ts';
import { revokeToken } from '#lib/transports/oauth/revocation-endpoint.ts';
import { ENDPOINTS, resourceMetadata, serverMetadata } from '#lib/transports/oauth/server-metadata.ts';
import { exchange } from '#lib/transports/oauth/token-endpoint.ts';

/** Where a person is asked: a page of the application, so that who is not signed in signs in and comes back. */
export const CONSENT_PAGE = '/studio/anslut';

interface Asked {
  request: IncomingMessage;
  response: ServerResponse;
  korrelation: string;
  query: URLSearchParams;
  /** The network address that asks. */
  from: string;
}

interface Route {
  method: 'GET' | 'POST';
  /** Whether pages of other places may read the answer: everything but what a person's browser does here itself. */
  open: boolean;
  answer(asked: Asked): Promise<void> | void;
}

/** Answers as the authorization server; false when the address is none of its own. */
export function oauthHandler(parts: OauthParts): (request: IncomingMessage, response: ServerResponse) => Promise<boolean> {
  const routes = routesOf(parts);
  return async (request, response) => {
    const address = request.url ?? '/';
    const at = address.indexOf('?');
    const route = routes.get(at === -1 ? address : address.slice(0, at));
    if (route === undefined) return false;
    const korrelation = requestId(request.headers['x-request-id']);
    response.setHeader('X-Request-Id', korrelation);
    const query = new URLSearchParams(at === -1 ? '' : address.slice(at + 1));
    const asked = { request, response, korrelation, query, from: addressOf(request) };
    try {
      await answer(route, asked);
    } catch (error) {
      refuse(asked, error, parts);
    }
    return true;
  };
}

async function answer(route: Route, asked: Asked): Promise<void> {
  const { request, response } = asked;
  const methods = route.method === 'GET' ? 'GET, HEAD, OPTIONS' : 'POST, OPTIONS';
  if (route.open) response.setHeader('Access-Control-Allow-Origin', '*');
  if (request.method === 'OPTIONS') {
    response.writeHead(204, {
      Allow: methods,
      ...(route.open
        ? {
            'Access-Control-Allow-Methods': methods,
            'Access-Control-Allow-Headers': 'Content-Type, Authorization, MCP-Protocol-Version',
            'Access-Control-Max-Age': '86400',
          }
        : {}),
    });
    response.end();
    return;
  }
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  if (method !== route.method) throw new OauthError('invalid_request', `use ${route.method}`, { status: 405, headers: { Allow: methods } });
  await route.answer(asked);
}

function routesOf(parts: OauthParts): Map<string, Route> {
  const { url, log } = parts;
  const register = registration(parts);
  const metadata = (document: Record<string, unknown>): Route => ({
    method: 'GET',
    open: true,
    answer: ({ response }) => sendJson(response, 200, document, 'public, max-age=300'),
  });
  return new Map<string, Route>([
    ['/.well-known/oauth-authorization-server', metadata(serverMetadata(url))],
    ...ALL_RESOURCES.map((resource): [string, Route] => [
      new URL(resourceMetadataUrl(url, resource)).pathname,
      metadata(resourceMetadata(url, resource)),
    ]),
    [
      ENDPOINTS.authorize,
      {
        method: 'GET',
        open: false,
        async answer({ response, query, from, korrelation }) {
          const considered = await considerRequest({ clients: parts.clients, url, now: parts.now().getTime() }, query, from);
          if (considered.outcome !== 'ask')
            log.warn({ adress: from, orsak: considered.reason, korrelation }, 'oauth: a request was refused');
          if (considered.outcome === 'show') return sendPage(response, refusalPage(considered.fel, considered.back));
          const to =
            considered.outcome === 'tell'
              ? considered.to
              : `${CONSENT_PAGE}?begaran=${parts.signers.requests.sign({ ...considered.request, id: parts.newId() })}`;
          response.writeHead(303, {
            ...pageHeaders(PLAIN_POLICY),
            Location: to,
            'Cache-Control': 'no-store',
            'Referrer-Policy': 'no-referrer',
          });
          response.end();
        },
      },
    ],
    [
      ENDPOINTS.decide,
      {
        method: 'POST',
        open: false,
        async answer({ request, response, korrelation }) {
          refuseForeignOrigin(request, url);
          const person = await parts.accounts.bySession(cookie(request.headers.cookie, SESSION_COOKIE) ?? '');
          sendJson(response, 200, { ok: true, till: await decide(parts, await readSmallJson(request), person, korrelation) });
        },
      },
    ],
    [
      ENDPOINTS.token,
      {
        method: 'POST',
        open: true,
        async answer({ request, response, korrelation }) {
          sendJson(response, 200, await exchange(parts, await formOf(request), korrelation));
        },
      },
    ],
    [
      ENDPOINTS.register,
      {
        method: 'POST',
        open: true,
        async answer({ request, response, from }) {
          sendJson(response, 201, register(await jsonOf(request), from));
        },
      },
    ],
    [
      ENDPOINTS.revoke,
      {
        method: 'POST',
        open: true,
        async answer({ request, response, korrelation }) {
          await revokeToken(parts, await formOf(request), korrelation);
          sendJson(response, 200, {});
        },
      },
    ],
  ]);
}

/** The server sets the header: to the caller's own address, or to what its proxy says. */
function addressOf(request: IncomingMessage): string {
  const forwarded = request.headers['x-forwarded-for'];
  return typeof forwarded === 'string' ? forwarded : (request.socket.remoteAddress ?? '');
}

/** The form of a request to the token and revocation endpoints. No client has a secret to show. */
async function formOf(request: IncomingMessage): Promise<Map<string, string>> {
  const bytes = await bodyOf(request, 'application/x-www-form-urlencoded');
  if (request.headers.authorization !== undefined) {
    const headers = { 'WWW-Authenticate': 'Basic realm="Studio"' };
    throw new OauthError('invalid_client', 'clients here have no secret: send client_id in the form', { status: 401, headers });
  }
  return parametersOf(new URLSearchParams(bytes.toString('utf8')));
}

async function jsonOf(request: IncomingMessage): Promise<unknown> {
  const bytes = await bodyOf(request, 'application/json');
  if (isNestedDeeper(bytes, LIMITS.jsonNesting)) throw new OauthError('invalid_client_metadata', 'the body is nested too deep');
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch (cause) {
    if (cause instanceof SyntaxError) throw new OauthError('invalid_client_metadata', 'the body is not JSON');
    throw cause;
  }
}

/** Of what a body is refused for beside its type. */
const DESCRIPTION: Record<number, string> = { 400: 'the body broke off', 408: 'the body came too slowly', 413: 'the body is too large' };

async function bodyOf(request: IncomingMessage, type: string): Promise<Buffer> {
  try {
    refuseOtherThan(request, type);
    return await readSmall(request);
  } catch (refusal) {
    if (!(refusal instanceof Fault)) throw refusal;
    const description = DESCRIPTION[refusal.status] ?? `the body must be ${type}`;
    throw new OauthError('invalid_request', description, {
      status: refusal.status === 415 ? 400 : refusal.status,
      headers: refusal.headers,
    });
  }
}

function refuse({ request, response, korrelation, from }: Asked, error: unknown, { log }: OauthParts): void {
  // The answer to a person's own browser, which shows it as it shows those of the operations.
  if (error instanceof Fault) {
    sendFault(response, error);
    return;
  }
  const refusal = asOauthError(error);
  if (refusal.status >= 500) log.error({ err: error, korrelation }, 'oauth: unexpected error');
  else if (refusal.status !== 429)
    log.warn({ url: addressForLog(request.url), fel: refusal.code, orsak: refusal.message, adress: from, korrelation }, 'oauth: refused');
  for (const [name, value] of Object.entries(refusal.headers)) response.setHeader(name, value);
  sendJson(response, refusal.status, { error: refusal.code, error_description: refusal.message });
}

function asOauthError(error: unknown): OauthError {
  if (error instanceof OauthError) return error;
  if (error instanceof DatabaseAway)
    return new OauthError('temporarily_unavailable', 'try again', { status: 503, headers: { 'Retry-After': '5' } });
  if (error instanceof NoRoom)
    return new OauthError('temporarily_unavailable', 'the server has no room to write', { status: 503, headers: { 'Retry-After': '60' } });
  return new OauthError('server_error', 'something went wrong here', { status: 500 });
}

function sendPage(response: ServerResponse, html: string): void {
  response.writeHead(400, {
    ...pageHeaders(PLAIN_POLICY),
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': Buffer.byteLength(html),
    'Cache-Control': 'no-store',
  });
  response.end(html);
}

function sendJson(response: ServerResponse, status: number, value: Record<string, unknown>, cache = 'no-store'): void {
  const json = JSON.stringify(value);
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(json),
    'Cache-Control': cache,
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(json);
}
