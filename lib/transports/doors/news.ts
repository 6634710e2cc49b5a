import type { Logger } from 'pino';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { mustDoFirst } from '#lib/access/rights.ts';
import type { Callers, LoggedIn } from '#lib/callers/callers.ts';
import type { Actor } from '#lib/contract/actor.ts';
import { SESSION_COOKIE } from '#lib/contract/session-cookie.ts';
import { NEWS_ADDRESS } from '#lib/contract/staff-news.ts';
import { fault } from '#lib/errors/fault.ts';
import { unauthorised } from '#lib/errors/unauthorised.ts';
import { type Answer, type Door, EVENT_STREAM } from '#lib/http/answer.ts';
import { asFault } from '#lib/http/as-fault.ts';
import { type Asked, pathOf, readingMethod } from '#lib/http/asked.ts';
import { cookie } from '#lib/http/cookies.ts';
import { faultAnswer } from '#lib/http/fault-answer.ts';
import { refuseForeignOrigin } from '#lib/http/origin.ts';
import { methodRefusal, READING } from '#lib/http/refuse-method.ts';
import { nameBelow } from '#lib/transports/doors/addresses.ts';

interface Stream {
  parts: AsyncIterable<Uint8Array>;
  cut: AbortSignal;
  end(): void;
}

interface Dependencies {
  callers: Pick<Callers, 'bySession'>;
  /** A stream of what the newsroom does, for that session of that person. */
  listen(session: string, person: LoggedIn): Stream;
  /** Counts a call of that person; throws 429. */
  count(person: Actor): void;
  studioUrl: string;
  log: Pick<Logger, 'error'>;
}

/**
 * Tells a browser of the newsroom of what changes, for as long as its login is good (docs/decisions/staff-news.md). Refuses whoever is not logged
 * in, has something to do first, or calls from another site's page; agents have what they ask for.
 */
export function newsDoor({ callers, listen, count, studioUrl, log }: Dependencies): Door {
  return async (asked) => {
    try {
      return await answer(asked);
    } catch (error) {
      return faultAnswer(asFault(error, asked.korrelation, log));
    }
  };

  async function answer(asked: Asked): Promise<Answer> {
    if (nameBelow(NEWS_ADDRESS, pathOf(asked)) !== '') throw fault('adress_okand');
    if (readingMethod(asked) !== 'GET') throw methodRefusal(asked, READING);
    const session = cookie(asked.header('cookie'), SESSION_COOKIE);
    if (session === undefined) throw unauthorised('inloggning_saknas');
    refuseForeignOrigin(asked, studioUrl);
    const person = await callers.bySession(session);
    refuseIf(mustDoFirst(person));
    count(person);
    if (asked.method === 'HEAD') return { status: 200, headers: EVENT_STREAM };
    const stream = listen(session, person);
    if (asked.gone.aborted) stream.end();
    asked.gone.addEventListener('abort', () => stream.end(), { once: true });
    return { status: 200, headers: EVENT_STREAM, body: stream.parts, cut: stream.cut };
  }
}
