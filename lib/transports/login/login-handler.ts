import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { type Fault, fault } from '#lib/errors/fault.ts';
import type { SessionClaims } from '#lib/transports/http/accounts.ts';
import { cookie, SESSION_COOKIE, sendFault } from '#lib/transports/http/api-handler.ts';
import { asFault } from '#lib/transports/http/as-fault.ts';
import { refuseForeignOrigin } from '#lib/transports/http/origin.ts';
import { fieldsOf, readSmall } from '#lib/transports/http/read-body.ts';
import { requestId } from '#lib/transports/http/request-id.ts';
import { formTokens } from '#lib/transports/login/form-token.ts';

export interface LoginAttempt {
  epost: string;
  losenord: string;
  /** The network address it came from. */
  adress: string;
  korrelation: string;
}

export interface LoginParts {
  /** Studio's address, without a trailing slash. */
  url: string;
  secret: string;
  /** Throws a Fault for whoever is not let in. */
  login(attempt: LoginAttempt): Promise<SessionClaims>;
  encodeSession(claims: SessionClaims, seconds: number): Promise<string>;
  log: Logger;
}

const SESSION_SECONDS = 12 * 60 * 60;
const ADDRESS = /^\/api\/auth(?:[/?]|$)/;
const SIGN_IN_PAGE = '/studio/logga-in';

interface Asked {
  request: IncomingMessage;
  response: ServerResponse;
  fields: ReadonlyMap<string, string>;
  korrelation: string;
}

/**
 * How the editorial staff logs in and out, by form or by script (decisions.md §14): e-mail and password, for a signed and
 * encrypted token in the cookie `studiosess`, which names the person and the number of the session; whether both still hold
 * is asked at every call. Answers everything under /api/auth; false for any other address.
 */
export function loginHandler(parts: LoginParts): (request: IncomingMessage, response: ServerResponse) => Promise<boolean> {
  const { url, log } = parts;
  const secure = url.startsWith('https://');
  const tokens = formTokens(parts.secret);
  // A name with this prefix is set by nobody but the very host it is for.
  const formCookie = secure ? '__Host-studioform' : 'studioform';
  const setCookie = (name: string, value: string, seconds?: number) =>
    [`${name}=${value}`, 'Path=/', 'HttpOnly', 'SameSite=Lax', ...(seconds === undefined ? [] : [`Max-Age=${seconds}`])]
      .concat(secure ? ['Secure'] : [])
      .join('; ');

  const routes: Record<string, { method: string; answer(asked: Asked): Promise<void> | void }> = {
    csrf: {
      method: 'GET',
      answer({ request, response }) {
        const { token, cookie: sealed } = tokens.of(cookie(request.headers.cookie, formCookie));
        response.setHeader('Set-Cookie', setCookie(formCookie, sealed));
        sendJson(response, 200, { csrfToken: token });
      },
    },
    'callback/credentials': {
      method: 'POST',
      async answer(asked) {
        refuseForged(asked);
        const { request, response, fields, korrelation } = asked;
        const adress = String(request.headers['x-forwarded-for'] ?? '');
        const attempt = { epost: fields.get('epost') ?? '', losenord: fields.get('losenord') ?? '', adress, korrelation };
        const claims = await parts.login(attempt);
        const session = await parts.encodeSession(claims, SESSION_SECONDS);
        response.setHeader('Set-Cookie', setCookie(SESSION_COOKIE, session, SESSION_SECONDS));
        lead(asked, ownAddress(fields.get('callbackUrl')));
      },
    },
    signout: {
      method: 'POST',
      answer(asked) {
        refuseForged(asked);
        asked.response.setHeader('Set-Cookie', setCookie(SESSION_COOKIE, '', 0));
        lead(asked, ownAddress(asked.fields.get('callbackUrl')));
      },
    },
  };

  return async (request, response) => {
    const address = request.url ?? '/';
    if (!ADDRESS.test(address)) return false;
    const korrelation = requestId(request.headers['x-request-id']);
    response.setHeader('X-Request-Id', korrelation);
    let fields: ReadonlyMap<string, string> = new Map();
    try {
      const bytes = await readSmall(request);
      const route = routes[address.replace(/^\/api\/auth\/?|\/?(?:\?.*)?$/g, '')];
      if (route === undefined) throw fault('adress_okand');
      refuseOtherMethod(request, route.method);
      fields = fieldsOf(request, bytes);
      await route.answer({ request, response, fields, korrelation });
    } catch (error) {
      refuse(response, asFault(error, korrelation, log), fields);
    }
    return true;
  };

  function refuseForged({ request, fields }: Asked): void {
    refuseForeignOrigin(request, url);
    if (!tokens.fits(cookie(request.headers.cookie, formCookie), fields.get('csrfToken'))) throw fault('csrf_ogiltig');
  }

  /** An address of Studio itself: nobody who has just logged in is sent elsewhere. */
  function ownAddress(given: string | undefined): string {
    const asked = given === undefined ? null : URL.parse(given, url);
    return asked?.origin === new URL(url).origin ? asked.href : url;
  }

  /** Who does not ask for JSON is a form that a browser has sent by itself: it is told on the sign-in page what was wrong. */
  function refuse(response: ServerResponse, refusal: Fault, fields: ReadonlyMap<string, string>): void {
    const page = `${url}${SIGN_IN_PAGE}?error=${refusal.fel[0]?.kod}`;
    if (refusal.status === 401 && fields.get('json') !== 'true') {
      response.writeHead(302, { Location: page, 'Cache-Control': 'no-store' });
      response.end();
      return;
    }
    sendFault(response, refusal, { url: page });
  }
}

function refuseOtherMethod(request: IncomingMessage, wanted: string): void {
  const method = request.method === 'HEAD' ? 'GET' : (request.method ?? '');
  if (method === wanted) return;
  throw fault('metod_ej_tillaten', {}, { metod: method.slice(0, 20), tillatna: wanted }, { headers: { Allow: wanted } });
}

/** Leads on to `till`: as an answer to a program, as a redirect to a form. */
function lead({ response, fields }: Asked, till: string): void {
  if (fields.get('json') === 'true') {
    sendJson(response, 200, { url: till });
    return;
  }
  response.writeHead(302, { Location: till, 'Cache-Control': 'no-store' });
  response.end();
}

function sendJson(response: ServerResponse, status: number, value: Record<string, unknown>): void {
  const json = JSON.stringify(value);
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(json),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(json);
}
