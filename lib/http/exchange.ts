import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import { fault } from '#lib/errors/fault.ts';
import type { Answer } from '#lib/http/answer.ts';
import { asFault } from '#lib/http/as-fault.ts';
import type { Asked } from '#lib/http/asked.ts';
import { faultAnswer } from '#lib/http/fault-answer.ts';
import { NodeAsked, writeAnswer } from '#lib/http/node-exchange.ts';
import { replayed } from '#lib/http/replayed-request.ts';

export interface Answers {
  /** Answers a request; `undefined` when it is one for the pages. */
  door(asked: Asked): Answer | Promise<Answer> | undefined;
  pages?: Pages;
  /** Takes over the connection of a request for another protocol, or says that it does not. */
  upgrade?: (request: IncomingMessage, socket: Socket, head: Buffer) => boolean;
}

/** Pages that somebody else makes, who needs the request and the answer as node has them. */
export interface Pages {
  /** Whether the pages may answer: with which headers, or what is answered instead. */
  gate(asked: Asked): Promise<Answer | Admitted>;
  show(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

/** What is added to a request that the pages answer, and to their answer. */
export interface Admitted {
  headers: Readonly<Record<string, string>>;
  /** Stands in the request: Next puts the nonce that it finds there on the scripts that it writes. */
  policy: string;
  /** The request's body, when it has one: read already, for pages read none from a caller. */
  body: Buffer | undefined;
}

interface Manner {
  /** Whether the last entry of X-Forwarded-For is a proxy's word for who called. */
  behindProxy: boolean;
  /** Headers of every answer, names and values by turns. */
  always: readonly string[];
  log: Logger;
}

/** Has a request answered by those who answer at the moment. Never throws: what nobody foresaw is told as what it is. */
export function exchange({ behindProxy, always, log }: Manner) {
  return (answers: Answers, request: IncomingMessage, response: ServerResponse): void => {
    const asked = new NodeAsked(request, response, behindProxy);
    const write = (answer: Answer) => writeAnswer(asked, response, answer, always);
    const fail = (error: unknown) => {
      const answer = faultAnswer(asFault(error, asked.korrelation, log));
      // Into the middle of an answer nothing else is said.
      if (response.headersSent) response.destroy();
      else void write(answer);
    };
    try {
      const answer = answers.door(asked);
      if (answer === undefined) showPage(answers.pages, asked, request, response).catch(fail);
      else if (answer instanceof Promise) answer.then(write).catch(fail);
      else write(answer).catch(fail);
    } catch (error) {
      fail(error);
    }
  };

  async function showPage(pages: Pages | undefined, asked: Asked, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (pages === undefined) throw fault('adress_okand');
    const admitted = await pages.gate(asked);
    if ('status' in admitted) return writeAnswer(asked, response, admitted, always);
    const { headers, policy, body } = admitted;
    for (const [name, value] of Object.entries({ ...headers, 'X-Request-Id': asked.korrelation })) response.setHeader(name, value);
    for (let at = 0; at < always.length; at += 2) response.setHeader(always[at] ?? '', always[at + 1] ?? '');
    Object.assign(request.headers, {
      'content-security-policy': policy,
      'x-request-id': asked.korrelation,
      'x-forwarded-for': asked.from,
    });
    return pages.show(body === undefined ? request : replayed(request, body), response);
  }
}
