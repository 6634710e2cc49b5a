import type { Logger } from 'pino';
import type { PasskeyQuestion } from '#lib/contract/passkey.ts';
import { SESSION_LONGEST_MS } from '#lib/contract/session.ts';
import { SESSION_COOKIE } from '#lib/contract/session-cookie.ts';
import { SIGN_IN_PAGE, withinStudio } from '#lib/contract/sign-in-address.ts';
import { type Fault, fault } from '#lib/errors/fault.ts';
import { unauthorised } from '#lib/errors/unauthorised.ts';
import { type Answer, type Door, jsonAnswer, leadingTo, withHeaders } from '#lib/http/answer.ts';
import { asFault } from '#lib/http/as-fault.ts';
import { type Asked, pathOf, queryOf } from '#lib/http/asked.ts';
import { faultAnswer } from '#lib/http/fault-answer.ts';
import { refuseForeignOrigin } from '#lib/http/origin.ts';
import { fieldsOf, readSmall } from '#lib/http/read-body.ts';
import { methodRefusal } from '#lib/http/refuse-method.ts';
import type { Seal } from '#lib/operations/seal.ts';
import type { SessionClaims } from '#lib/sign-in/session-claims.ts';
import { nameBelow } from '#lib/transports/doors/addresses.ts';
import { type BegunLogin, type HalfLogin, openIdCookies } from '#lib/transports/doors/openid-cookies.ts';

/** Who asks, for limits and logs. */
export interface OpenIdCaller {
  /** The network address it came from. */
  adress: string;
  /** The User-Agent header. */
  program: string | undefined;
  korrelation: string;
}

export interface OpenIdLogin {
  /** Where to send whoever wants to log in, and what their browser is to keep. Throws a Fault when the provider is away. */
  begin(): Promise<{ to: string; begun: BegunLogin }>;
  /** A login, or the half of one that wants a code as well. Throws a Fault for whoever is not let in. */
  finish(query: string, begun: BegunLogin | undefined, caller: OpenIdCaller): Promise<{ claims: SessionClaims } | { half: HalfLogin }>;
  /** What to ask the passkeys of who is half logged in; null when they have none. Throws a Fault where that is over. */
  askForPasskey(half: HalfLogin): Promise<PasskeyQuestion | null>;
  /** The other half, by a code or by what a passkey has answered. Throws a Fault for whoever is not let in. */
  confirm(half: HalfLogin, shown: { kod: string; passernyckel: string }, caller: OpenIdCaller): Promise<SessionClaims>;
}

interface OpenIdParts {
  /** Studio's address, without a trailing slash. */
  url: string;
  /** Absent where nothing is set up. */
  login: OpenIdLogin | undefined;
  /** What closes what a browser keeps meanwhile. */
  seal: Seal;
  /** The value of the session cookie. */
  sessionToken(claims: SessionClaims): Promise<string>;
  now(): Date;
  log: Logger;
}

const LINE = '/api/auth/oidc';
/** Where the provider leads back to: it has to be told beforehand. */
export const OPENID_RETURN = `${LINE}/svar`;
const METHODS: ReadonlyMap<string, 'GET' | 'POST'> = new Map([
  ['', 'GET'],
  ['svar', 'GET'],
  ['passernyckel', 'POST'],
  ['kod', 'POST'],
]);

/**
 * How the editorial staff comes in by the organisation's own login: sent there (GET /api/auth/oidc?till=), led back (…/svar), and
 * asked for a code or a passkey of ours where they have a second factor (POST …/passernyckel, POST …/kod). What is to be remembered meanwhile is sealed into a cookie,
 * so that an answer counts in the browser alone that asked. Leads nowhere but into the application; a browser is told on the
 * sign-in page what was wrong.
 */
export function openIdDoor({ url, login, seal, sessionToken, now, log }: OpenIdParts): Door {
  const secure = url.startsWith('https://');
  const cookies = openIdCookies({ path: LINE, secure, seal, now: () => now().getTime() });

  return async (asked) => {
    const name = nameBelow(LINE, pathOf(asked));
    try {
      const bytes = await readSmall(asked);
      const method = name === undefined ? undefined : METHODS.get(name);
      if (login === undefined || method === undefined) throw fault('adress_okand');
      // HEAD is no GET here: to be asked what somebody is led to would use it up.
      if (asked.method !== method) throw methodRefusal(asked, [method]);
      if (name === '') return await begin(login, asked);
      if (name === 'svar') return await finish(login, asked);
      refuseForeignOrigin(asked, url);
      if (name === 'passernyckel') return jsonAnswer(200, { ok: true, fraga: await login.askForPasskey(halfOf(asked).varde) });
      return await confirm(login, asked, fieldsOf(asked, bytes));
    } catch (error) {
      const refusal = asFault(error, asked.korrelation, log);
      return METHODS.get(name ?? '') === 'POST' ? faultAnswer(refusal) : shown(refusal, asked);
    }
  };

  async function begin(openId: OpenIdLogin, asked: Asked): Promise<Answer> {
    const till = destinationOf(asked);
    const site = asked.header('sec-fetch-site');
    // No other page logs somebody in who has not asked for it: it gets them as far as the button.
    if (site === 'cross-site' || site === 'same-site') return leadingTo(signInPage({ till }), 302);
    const { to, begun } = await openId.begin();
    return leadingTo(to, 302, { 'Set-Cookie': cookies.keep('oidc', begun, till) });
  }

  async function finish(openId: OpenIdLogin, asked: Asked): Promise<Answer> {
    const kept = cookies.begun(asked);
    const outcome = await openId.finish(queryOf(asked), kept?.varde, callerOf(asked));
    const till = withinStudio(kept?.till);
    const clear = cookies.clear('oidc');
    if ('claims' in outcome)
      return withHeaders(leadingTo(`${url}${till}`, 302), { 'Set-Cookie': [await sessionCookie(outcome.claims), clear] });
    const half = cookies.keep('kod', outcome.half, till);
    return withHeaders(leadingTo(signInPage({ steg: 'kod', till }), 302), { 'Set-Cookie': [half, clear] });
  }

  /** The half of a login that has been made. Throws 401 where there is none. */
  function halfOf(asked: Asked) {
    const half = cookies.half(asked);
    if (half === undefined) throw unauthorised('oidc_upphord');
    return half;
  }

  async function confirm(openId: OpenIdLogin, asked: Asked, fields: ReadonlyMap<string, string>): Promise<Answer> {
    const half = halfOf(asked);
    const shown = { kod: fields.get('kod') ?? '', passernyckel: fields.get('passernyckel') ?? '' };
    const claims = await openId.confirm(half.varde, shown, callerOf(asked));
    const set = [await sessionCookie(claims), cookies.clear('kod')];
    return withHeaders(jsonAnswer(200, { url: `${url}${withinStudio(half.till)}` }), { 'Set-Cookie': set });
  }

  async function sessionCookie(claims: SessionClaims): Promise<string> {
    const token = await sessionToken(claims);
    return `${SESSION_COOKIE}=${token}; Max-Age=${SESSION_LONGEST_MS / 1000}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  }

  /** Told on the sign-in page; 429 keeps its status and leads there all the same. What was no login is told in the envelope. */
  function shown(refusal: Fault, asked: Asked): Answer {
    const kod = refusal.fel[0]?.kod ?? '';
    const page = signInPage({ error: kod, till: withinStudio(cookies.begun(asked)?.till ?? destinationOf(asked)) });
    const clear = { 'Set-Cookie': cookies.clear('oidc') };
    if (refusal.status === 401 || kod === 'oidc_borta') return withHeaders(leadingTo(page, 302), clear);
    return faultAnswer(refusal, refusal.status === 429 ? { headers: { Refresh: `0; url=${page}` }, extra: { url: page } } : {});
  }

  function signInPage(query: Readonly<Record<string, string>>): string {
    return `${url}${SIGN_IN_PAGE}?${new URLSearchParams(query)}`;
  }

  function destinationOf(asked: Asked): string {
    return withinStudio(new URLSearchParams(queryOf(asked)).get('till') ?? undefined);
  }
}

function callerOf(asked: Asked): OpenIdCaller {
  return { adress: asked.from, program: asked.header('user-agent'), korrelation: asked.korrelation };
}
