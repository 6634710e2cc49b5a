import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { fault } from '#lib/errors/fault.ts';
import type { Answer } from '#lib/http/answer.ts';
import { asFault } from '#lib/http/as-fault.ts';
import type { Asked } from '#lib/http/asked.ts';
import { faultAnswer } from '#lib/http/fault-answer.ts';
import { NodeAsked, writeAnswer } from '#lib/http/node-exchange.ts';
import { ASKED_ADDRESS } from '#lib/http/told-before-next.ts';
import { takeWholeAddress } from '#lib/http/whole-address.ts';

export interface Answers {
  /** Answers a request; `undefined` when it is one for the pages. */
  door(asked: Asked): Answer | Promise<Answer> | undefined;
  /** Pages that somebody else makes, who needs the request and the answer as node has them. */
  pages?: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
}

interface Manner {
  /** So many proxies in front are believed, each of which adds to X-Forwarded-For who called it. */
  proxies: number;
  /** Headers of every answer, names and values by turns. */
  always: readonly string[];
  log: Logger;
}

/** Has a request answered by those who answer at the moment. Never throws: what nobody foresaw is told as what it is. */
export function exchange({ proxies, always, log }: Manner) {
  return (answers: Answers, request: IncomingMessage, response: ServerResponse): void => {
    takeWholeAddress(request);
    const asked = new NodeAsked(request, response, proxies);
    const write = (answer: Answer) => writeAnswer(asked, response, answer, always);
    const fail = (error: unknown) => {
      const answer = faultAnswer(asFault(error, asked.korrelation, log));
      // Into the middle of an answer nothing else is said.
      if (response.headersSent) response.destroy();
      else void write(answer);
    };
    try {
      const answer = answers.door(asked);
      if (answer === undefined) showPage(answers, asked, request, response).catch(fail);
      else if (answer instanceof Promise) answer.then(write).catch(fail);
      else write(answer).catch(fail);
    } catch (error) {
      fail(error);
    }
  };

  async function showPage({ pages }: Answers, asked: Asked, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (pages === undefined) throw fault('adress_okand');
    // Whoever makes the pages is told who asks, and for what, as every server tells it (told-before-next.ts).
    Object.assign(request.headers, { 'x-forwarded-for': asked.from, 'x-request-id': asked.korrelation, [ASKED_ADDRESS]: asked.url });
    return pages(request, response);
  }
}
