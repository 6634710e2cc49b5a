import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { Callers } from '#lib/callers/callers.ts';
import type { Actor } from '#lib/contract/actor.ts';
import { SESSION_COOKIE } from '#lib/contract/session-cookie.ts';
import { SIGN_IN_PAGE, signInAddress } from '#lib/contract/sign-in-address.ts';
import { Fault } from '#lib/errors/fault.ts';
import { type Answer, leadingTo, textAnswer, withHeaders } from '#lib/http/answer.ts';
import { asFault } from '#lib/http/as-fault.ts';
import { type Asked, announcesBody, pathOf, readingMethod } from '#lib/http/asked.ts';
import { cookie } from '#lib/http/cookies.ts';
import { faultAnswer } from '#lib/http/fault-answer.ts';
import { readSmall } from '#lib/http/read-body.ts';
import { methodRefusal, READING } from '#lib/http/refuse-method.ts';
import type { Line } from '#lib/transports/doors/addresses.ts';
import { messagePage } from '#lib/transports/doors/message-page.ts';
import { applicationPolicy, PLAIN_POLICY, pageHeaders } from '#lib/transports/doors/page-headers.ts';

interface Dependencies {
  callers: Pick<Callers, 'bySession'>;
  /** Throws when the database is away. */
  databaseAnswers(): Promise<void>;
  /** The policy of an article that is shown as readers will see it. */
  previewPolicy: string;
  /** Whether the pages are being edited. */
  dev: boolean;
  log: Logger;
}

/** What is added to a request that the pages answer, and to their answer. */
export interface Admitted {
  headers: Readonly<Record<string, string>>;
  /** Stands in the request: Next puts the nonce that it finds there on the scripts that it writes. */
  policy: string;
}

/** Whether the pages may answer: with which headers, or what is answered instead. */
export type ApplicationGate = (asked: Asked) => Promise<Answer | Admitted>;

const APPLICATION: Line = '/studio';
/** Whoever is nobody yet becomes somebody here. */
const OPEN = [SIGN_IN_PAGE, '/studio/valj-losenord', '/studio/glomt-losenord'];
/** Tells what openapi.json tells anybody, whatever is in the database; who writes an agent may have its key and no login. */
const REFERENCE = '/studio/referens';
/** Where a person sets up what their role demands. */
const ACCOUNT = '/studio/konto';
const PREVIEWS = '/studio/forhandsvisning/';

/** Whether something is sent to the pages, which are read: that is refused, before anybody takes it in. */
export function isSent(asked: Asked): boolean {
  return announcesBody(asked) || readingMethod(asked) !== 'GET';
}

/**
 * Answers whoever sends the pages something. A form that a browser has sent by itself, before the page's own script was there to do
 * it, is shown the page again; everything else is refused. No more than 16 KiB is heard.
 */
export async function refuseSent(asked: Asked, log: Pick<Logger, 'error'>): Promise<Answer> {
  try {
    if (announcesBody(asked)) await readSmall(asked);
    return instead(asked);
  } catch (error) {
    return refused(asked, asFault(error, asked.korrelation, log));
  }
}

/**
 * Stands before the pages of the editing application, which are read and sent nothing: refuses everything else, makes their
 * headers, and sends whoever has no valid session to sign in, with the way back, and whoever has something to do first
 * to where that is done. With the database away it says so itself: a page that has begun to arrive has a status already, and cannot take it
 * back. Never throws: what goes wrong is told to whoever looks at it.
 */
export function applicationGate({ callers, databaseAnswers, previewPolicy, dev, log }: Dependencies): ApplicationGate {
  return async (asked) => {
    if (isSent(asked)) return refuseSent(asked, log);
    try {
      const policy = pathOf(asked).startsWith(PREVIEWS) ? previewPolicy : applicationPolicy({ nonce: newNonce(), dev });
      const headers = pageHeaders(policy);
      const elsewhere = await leadElsewhere(asked);
      return elsewhere === undefined ? { headers, policy } : withHeaders(elsewhere, headers);
    } catch (error) {
      return refused(asked, asFault(error, asked.korrelation, log));
    }
  };

  /** Where whoever asks has to go first; undefined for who may see the page. */
  async function leadElsewhere(asked: Asked): Promise<Answer | undefined> {
    const is = (page: string) => isWithin(page, pathOf(asked));
    if (!is(APPLICATION) || is(REFERENCE)) return undefined;
    // Both at once: one that hangs is waited for no longer than one question may take.
    const [person] = await Promise.all([personOf(asked), databaseAnswers()]);
    if (OPEN.some(is)) return undefined;
    if (person === undefined) return toSignIn(asked);
    return person.krav === undefined || is(ACCOUNT) ? undefined : leadingTo(ACCOUNT, 302);
  }

  async function personOf(asked: Asked): Promise<Actor | undefined> {
    try {
      return await callers.bySession(cookie(asked.header('cookie'), SESSION_COOKIE) ?? '');
    } catch (refusal) {
      if (refusal instanceof Fault) return undefined;
      throw refusal;
    }
  }
}

/** Whether that is the address of the page, or of one below it. */
function isWithin(page: string, path: string): boolean {
  return path === page || path.startsWith(`${page}/`);
}

function toSignIn({ url }: Asked): Answer {
  return leadingTo(signInAddress(url), 302);
}

function instead(asked: Asked): Answer {
  if (asked.method === 'POST' && looks(asked)) return leadingTo(asked.url.toWellFormed(), 303);
  throw methodRefusal(asked, READING);
}

/** Whether a person looks at what is answered. */
function looks(asked: Asked): boolean {
  return asked.header('accept')?.includes('text/html') ?? false;
}

function newNonce(): string {
  return randomBytes(16).toString('base64');
}

/** A person who looks is shown a page; a program, or a person whose fault it is, is sent the envelope. */
function refused(asked: Asked, refusal: Fault): Answer {
  if (refusal.status < 500 || asked.method !== 'GET' || !looks(asked)) return faultAnswer(refusal);
  const lines = refusal.fel.flatMap(({ orsak, atgard }) => [orsak, atgard]);
  return textAnswer(refusal.status, messagePage({ title: 'Studio kan inte svara just nu', lines }), {
    ...refusal.headers,
    ...pageHeaders(PLAIN_POLICY),
    'Content-Type': 'text/html; charset=utf-8',
  });
}
