import type { NextAuthOptions } from 'next-auth';
import CredentialsModule from 'next-auth/providers/credentials';
import type { Logger } from 'pino';
import { tellNextAuth } from '#lib/config/next-auth-environment.ts';
import type { PasskeyQuestion } from '#lib/contract/passkey.ts';
import { SESSION_LONGEST_MS } from '#lib/contract/session.ts';
import { SESSION_COOKIE } from '#lib/contract/session-cookie.ts';
import { SIGN_IN_PAGE } from '#lib/contract/sign-in-address.ts';
import { type Fault, fault } from '#lib/errors/fault.ts';
import { type Answer, type Door, jsonAnswer, leadingTo, withHeaders } from '#lib/http/answer.ts';
import { asFault } from '#lib/http/as-fault.ts';
import { type Asked, pathOf, readingMethod } from '#lib/http/asked.ts';
import { cookie } from '#lib/http/cookies.ts';
import { faultAnswer } from '#lib/http/fault-answer.ts';
import { refuseForeignOrigin } from '#lib/http/origin.ts';
import { fieldsOf, readSmall } from '#lib/http/read-body.ts';
import { methodRefusal, READING } from '#lib/http/refuse-method.ts';
import type { SessionClaims } from '#lib/sign-in/session-claims.ts';
import { nameBelow } from '#lib/transports/doors/addresses.ts';
import { callNextAuth, defaultOf } from '#lib/transports/doors/next-auth-call.ts';
import { refuseAnothersPage } from '#lib/transports/doors/refuse-anothers-page.ts';

export interface PasswordAttempt {
  epost: string;
  losenord: string;
  /** The network address it came from. */
  adress: string;
  /** The User-Agent header. */
  program: string | undefined;
  korrelation: string;
}

/** With what is shown beside the password. */
export interface LoginAttempt extends PasswordAttempt {
  /** A one-time code or a recovery code, empty when none was sent. */
  kod: string;
  /** What a passkey has answered, as JSON; empty when none was used. */
  passernyckel: string;
}

/** A try to choose a password by a link. */
export interface ChoiceAttempt {
  /** What opens the link. */
  nyckel: string;
  losenord: string;
  adress: string;
  korrelation: string;
}

/** How a password is chosen by whoever has been sent a link, and how such a link is asked for. */
export interface PasswordChoice {
  /** Whose password is to be chosen. Throws a Fault for a link that is not good. */
  look(attempt: Pick<ChoiceAttempt, 'nyckel' | 'adress'>): Promise<{ namn: string; epost: string; utgar: string }>;
  choose(attempt: ChoiceAttempt): Promise<void>;
  /** Has a link sent to whoever has that address, if anybody has; tells nobody whether. */
  forgotten(attempt: Pick<PasswordAttempt, 'epost' | 'adress' | 'korrelation'>): Promise<void>;
}

export interface LoginParts {
  /** Studio's address, without a trailing slash. */
  url: string;
  secret: string;
  /** Throws a Fault for whoever is not let in. */
  login(attempt: LoginAttempt): Promise<SessionClaims>;
  /** What to ask the person's passkeys; null when they have none. Throws a Fault for whoever has not the password. */
  askForPasskey(attempt: PasswordAttempt): Promise<PasskeyQuestion | null>;
  choice: PasswordChoice;
  /** The id of the person of a session cookie, whether the login still stands or not; undefined for what is none. */
  personOf(token: string): Promise<string | undefined>;
  /** Ends the login of a session cookie, whatever is in it. */
  logout(token: string, korrelation: string): Promise<void>;
  log: Logger;
}

const LINE = '/api/auth';

/** What is asked before a passkey is used; ours, and not next-auth's. So are the three after it. */
const PASSKEY = 'passernyckel';
const LINK = 'losenordslank';
const CHOICE = 'losenordslank/val';
const FORGOTTEN = 'glomt-losenord';
/** What is asked by a program alone, and told to it. */
const ANSWERED_HERE: ReadonlySet<string> = new Set([PASSKEY, LINK, CHOICE, FORGOTTEN]);

/** What there is to ask for; next-auth has more, which nobody here needs. */
const METHODS: ReadonlyMap<string, 'GET' | 'POST'> = new Map([
  ['csrf', 'GET'],
  [PASSKEY, 'POST'],
  [LINK, 'POST'],
  [CHOICE, 'POST'],
  [FORGOTTEN, 'POST'],
  ['callback/credentials', 'POST'],
  ['signout', 'POST'],
]);

/** Where next-auth leads whoever comes without the token of a form of ours. */
const FORGED = 'csrf=true';

const CredentialsProvider = defaultOf(CredentialsModule);

/**
 * How the editorial staff logs in and out, by form or by script (decisions.md §14): e-mail and password, for next-auth's signed
 * and encrypted token in the cookie `studiosess`, which names the person and a login that is kept in the database; whether that
 * still stands is asked at every call. To log out ends it there, unless the page that asks was opened by another. What next-auth may be asked, with
 * how large a body and of what kind, is decided here, and so is how a
 * refusal is told.
 */
export function loginDoor(parts: LoginParts): Door {
  const { url, log } = parts;
  tellNextAuth();

  return async (asked) => {
    let fields: ReadonlyMap<string, string> = new Map();
    try {
      const bytes = await readSmall(asked);
      const name = nameOf(asked);
      const method = METHODS.get(name);
      if (method === undefined) throw fault('adress_okand');
      refuseOtherMethod(asked, method);
      fields = fieldsOf(asked, bytes);
      if (method === 'POST') refuseForeignOrigin(asked, url);
      return await answerTo(name, method, asked, fields);
    } catch (error) {
      return refused(asFault(error, asked.korrelation, log), asked, fields);
    }
  };

  async function answerTo(name: string, method: 'GET' | 'POST', asked: Asked, fields: ReadonlyMap<string, string>): Promise<Answer> {
    let refusal: unknown;
    const { from: adress, korrelation } = asked;
    const program = asked.header('user-agent');
    const attempt = {
      epost: fields.get('epost') ?? '',
      losenord: fields.get('losenord') ?? '',
      kod: fields.get('kod') ?? '',
      passernyckel: fields.get('passernyckel') ?? '',
      adress,
      program,
      korrelation,
    };
    if (name === PASSKEY) return jsonAnswer(200, { ok: true, fraga: await parts.askForPasskey(attempt) });
    const nyckel = fields.get('nyckel') ?? '';
    if (name === LINK) return jsonAnswer(200, { ok: true, lank: await parts.choice.look({ nyckel, adress }) });
    if (name === CHOICE) {
      await parts.choice.choose({ ...attempt, nyckel });
      return jsonAnswer(200, { ok: true });
    }
    if (name === FORGOTTEN) {
      await parts.choice.forgotten(attempt);
      return jsonAnswer(200, { ok: true });
    }
    const session = cookie(asked.header('cookie'), SESSION_COOKIE) ?? '';
    if (name === 'signout') refuseAnothersPage(asked, await parts.personOf(session));
    const options = optionsOf(parts, async () => {
      try {
        return await parts.login(attempt);
      } catch (error) {
        // next-auth would carry its message alone.
        refusal = error;
        return undefined;
      }
    });
    const call = { method, path: name.split('/'), fields: Object.fromEntries(fields), cookie: asked.header('cookie') };
    const { cookies, to, body } = await callNextAuth(url, call, options);
    if (refusal !== undefined) throw refusal;
    if (to?.endsWith(FORGED)) throw fault('csrf_ogiltig');
    if (to?.includes(`${LINE}/error`)) throw new Error(`next-auth could not answer ${name}`);
    if (name === 'signout') await parts.logout(session, korrelation);
    return withHeaders(to === undefined ? jsonAnswer(200, body) : leading(fields, to), { 'Set-Cookie': cookies });
  }

  /** Who does not ask for JSON is a form that a browser has sent by itself: it is told on the sign-in page what was wrong. */
  function refused(refusal: Fault, asked: Asked, fields: ReadonlyMap<string, string>): Answer {
    const page = `${url}${SIGN_IN_PAGE}?error=${refusal.fel[0]?.kod}`;
    const byForm = refusal.status === 401 && fields.get('json') !== 'true' && !ANSWERED_HERE.has(nameOf(asked));
    return byForm ? leadingTo(page, 302) : faultAnswer(refusal, { extra: { url: page } });
  }
}

/** What next-auth is told: `login` says who comes in; undefined for whoever does not. */
function optionsOf({ secret, url, log }: LoginParts, login: () => Promise<SessionClaims | undefined>): NextAuthOptions {
  return {
    secret,
    session: { strategy: 'jwt', maxAge: SESSION_LONGEST_MS / 1000 },
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
          return claims === undefined ? null : { id: claims.person, session: claims.session };
        },
      }),
    ],
    callbacks: {
      jwt: ({ token, user }) => (user === undefined ? token : { ...token, session: Reflect.get(user, 'session') }),
    },
    logger: {
      error: (code, metadata) => {
        // Who logs out may have a cookie of any kind.
        if (code !== 'SIGNOUT_ERROR') log.error({ err: metadata instanceof Error ? metadata : undefined, code }, 'next-auth failed');
      },
      warn: () => {},
      debug: () => {},
    },
  };
}

function refuseOtherMethod(asked: Asked, wanted: string): void {
  if (readingMethod(asked) === wanted) return;
  throw methodRefusal(asked, wanted === 'GET' ? READING : [wanted]);
}

/** Leads on to `till`: as an answer to a program, as a redirect to a form. */
function leading(fields: ReadonlyMap<string, string>, till: string): Answer {
  return fields.get('json') === 'true' ? jsonAnswer(200, { url: till }) : leadingTo(till, 302);
}

/** What of the addresses under /api/auth is asked for. */
function nameOf(asked: Asked): string {
  return nameBelow(LINE, pathOf(asked)) ?? '';
}
