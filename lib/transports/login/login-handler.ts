import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NextAuthOptions } from 'next-auth';
import CredentialsModule from 'next-auth/providers/credentials';
import type { Logger } from 'pino';
import { tellNextAuth } from '#lib/config/next-auth-environment.ts';
import { type Fault, fault } from '#lib/errors/fault.ts';
import type { SessionClaims } from '#lib/transports/http/accounts.ts';
import { SESSION_COOKIE, sendFault } from '#lib/transports/http/api-handler.ts';
import { asFault } from '#lib/transports/http/as-fault.ts';
import { refuseForeignOrigin } from '#lib/transports/http/origin.ts';
import { fieldsOf, readSmall } from '#lib/transports/http/read-body.ts';
import { requestId } from '#lib/transports/http/request-id.ts';
import { callNextAuth, defaultOf } from '#lib/transports/login/next-auth-call.ts';

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
  log: Logger;
}

const SESSION_SECONDS = 12 * 60 * 60;
const PREFIX = '/api/auth';
const SIGN_IN_PAGE = '/studio/logga-in';

/** What there is to ask for; next-auth has more, which nobody here needs. */
const METHODS: Record<string, 'GET' | 'POST'> = { csrf: 'GET', 'callback/credentials': 'POST', signout: 'POST' };

/** Where next-auth leads whoever comes without the token of a form of ours. */
const FORGED = 'csrf=true';

const CredentialsProvider = defaultOf(CredentialsModule);

/**
 * How the editorial staff logs in and out, by form or by script (decisions.md §14): e-mail and password, for next-auth's signed
 * and encrypted token in the cookie `studiosess`, which names the person and the number of the session; whether both still hold
 * is asked at every call. Answers everything under /api/auth; false for any other address. What next-auth may be asked, with
 * how large a body and of what kind, is decided here, and so is how a refusal is told.
 */
export function loginHandler(parts: LoginParts): (request: IncomingMessage, response: ServerResponse) => Promise<boolean> {
  const { url, log } = parts;
  tellNextAuth();

  return async (request, response) => {
    const asked = askedOf(request.url ?? '/');
    if (asked === undefined) return false;
    const korrelation = requestId(request.headers['x-request-id']);
    response.setHeader('X-Request-Id', korrelation);
    let fields: ReadonlyMap<string, string> = new Map();
    try {
      const bytes = await readSmall(request);
      const method = METHODS[asked];
      if (method === undefined) throw fault('adress_okand');
      refuseOtherMethod(request, method);
      fields = fieldsOf(request, bytes);
      if (method === 'POST') refuseForeignOrigin(request, url);
      await answer(asked, method, { request, response, fields, korrelation });
    } catch (error) {
      refuse(response, asFault(error, korrelation, log), fields);
    }
    return true;
  };

  async function answer(asked: string, method: 'GET' | 'POST', { request, response, fields, korrelation }: Asked): Promise<void> {
    let refusal: unknown;
    const adress = String(request.headers['x-forwarded-for'] ?? '');
    const attempt = { epost: fields.get('epost') ?? '', losenord: fields.get('losenord') ?? '', adress, korrelation };
    const options = optionsWith(async () => {
      try {
        return await parts.login(attempt);
      } catch (error) {
        // next-auth would carry its message alone.
        refusal = error;
        return undefined;
      }
    });
    const call = { method, path: asked.split('/'), fields: Object.fromEntries(fields), cookie: request.headers.cookie };
    const { cookies, to, body } = await callNextAuth(url, call, options);
    if (refusal !== undefined) throw refusal;
    if (to?.endsWith(FORGED)) throw fault('csrf_ogiltig');
    if (to?.includes(`${PREFIX}/error`)) throw new Error(`next-auth could not answer ${asked}`);
    response.setHeader('Set-Cookie', cookies);
    if (to === undefined) sendJson(response, 200, body);
    else lead(response, fields, to);
  }

  function optionsWith(login: () => Promise<SessionClaims | undefined>): NextAuthOptions {
    return {
      secret: parts.secret,
      session: { strategy: 'jwt', maxAge: SESSION_SECONDS },
      cookies: {
        sessionToken: {
          name: SESSION_COOKIE,
          options: { httpOnly: true, sameSite: 'lax', path: '/', secure: url.startsWith('https://') },
        },
      },
      providers: [
        CredentialsProvider({
          id: 'credentials',
          credentials: {},
          async authorize() {
            const claims = await login();
            return claims === undefined ? null : { id: claims.person, session_nr: claims.session_nr };
          },
        }),
      ],
      callbacks: {
        jwt: ({ token, user }) => (user === undefined ? token : { ...token, session_nr: Reflect.get(user, 'session_nr') }),
      },
      logger: {
        error: (code, metadata) => log.error({ err: metadata instanceof Error ? metadata : undefined, code }, 'next-auth failed'),
        warn: () => {},
        debug: () => {},
      },
    };
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
function lead(response: ServerResponse, fields: ReadonlyMap<string, string>, till: string): void {
  if (fields.get('json') === 'true') {
    sendJson(response, 200, { url: till });
    return;
  }
  response.writeHead(302, { Location: till, 'Cache-Control': 'no-store' });
  response.end();
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  const json = JSON.stringify(value);
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(json),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(json);
}

interface Asked {
  request: IncomingMessage;
  response: ServerResponse;
  fields: ReadonlyMap<string, string>;
  korrelation: string;
}

/** What of the addresses under /api/auth is asked for; undefined for any other address. */
function askedOf(address: string): string | undefined {
  const [path = ''] = address.split('?', 1);
  if (path !== PREFIX && !path.startsWith(`${PREFIX}/`)) return undefined;
  const asked = path.slice(PREFIX.length + 1);
  return asked.endsWith('/') ? asked.slice(0, -1) : asked;
}
