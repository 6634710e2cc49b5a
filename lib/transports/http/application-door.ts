import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { Fault } from '#lib/errors/fault.ts';
import type { Accounts } from '#lib/transports/http/accounts.ts';
import { SESSION_COOKIE, sendFault } from '#lib/transports/http/api-handler.ts';
import { asFault } from '#lib/transports/http/as-fault.ts';
import { announcesBody } from '#lib/transports/http/closing-response.ts';
import { cookie } from '#lib/transports/http/cookies.ts';
import { messagePage } from '#lib/transports/http/message-page.ts';
import { applicationPolicy, PLAIN_POLICY, pageHeaders } from '#lib/transports/http/page-headers.ts';
import { readSmall } from '#lib/transports/http/read-body.ts';
import { replayed } from '#lib/transports/http/replayed-request.ts';
import { requestId } from '#lib/transports/http/request-id.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface Dependencies {
  accounts: Pick<Accounts, 'bySession'>;
  /** Answers with the pages themselves. */
  pages: Answer;
  /** The policy of an article that is shown as readers will see it. */
  previewPolicy: string;
  /** Whether the pages are being edited. */
  dev: boolean;
  log: Logger;
}

/** The reference tells what openapi.json tells anybody; who writes an agent may have its key and no login. */
const OPEN = /^\/studio\/(?:logga-in|referens)(?:[/?]|$)/;
const APPLICATION = /^\/studio(?:[/?]|$)/;
const PREVIEW = /^\/studio\/forhandsvisning\//;

/**
 * Stands before the pages of the editing application: reads what little a page may be sent, sets their headers, and sends
 * whoever has no valid session to sign in, with the way back. Never throws: what goes wrong is told to whoever looks at it.
 */
export function applicationDoor({ accounts, pages, previewPolicy, dev, log }: Dependencies): Answer {
  return async (request, response) => {
    try {
      const asked = announcesBody(request) ? replayed(request, await readSmall(request)) : request;
      const policy = PREVIEW.test(asked.url ?? '') ? previewPolicy : applicationPolicy({ nonce: newNonce(), dev });
      setHeaders(response, pageHeaders(policy));
      // Next puts the nonce that it finds here on the scripts that it writes.
      asked.headers['content-security-policy'] = policy;
      if (await sentToSignIn(asked, response)) return;
      await pages(asked, response);
    } catch (error) {
      refuse(request, response, asFault(error, requestId(request.headers['x-request-id']), log));
    }
  };

  async function sentToSignIn(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const url = request.url ?? '/';
    // Asked for the open ones too: with the database away none of them can be made for somebody who may be known.
    if (!APPLICATION.test(url) || (await hasSession(request)) || OPEN.test(url)) return false;
    response.writeHead(302, { Location: `/studio/logga-in?till=${encodeURIComponent(url)}`, 'Cache-Control': 'no-store' });
    response.end();
    return true;
  }

  async function hasSession(request: IncomingMessage): Promise<boolean> {
    try {
      await accounts.bySession(cookie(request.headers.cookie, SESSION_COOKIE) ?? '');
      return true;
    } catch (refusal) {
      if (refusal instanceof Fault) return false;
      throw refusal;
    }
  }
}

function newNonce(): string {
  return randomBytes(16).toString('base64');
}

function setHeaders(response: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** A person who looks is shown a page; a program, or a person whose fault it is, is sent the envelope. */
function refuse(request: IncomingMessage, response: ServerResponse, refusal: Fault): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const looks = request.method === 'GET' && request.headers.accept?.includes('text/html');
  if (refusal.status < 500 || !looks) {
    sendFault(response, refusal);
    return;
  }
  setHeaders(response, { ...refusal.headers, ...pageHeaders(PLAIN_POLICY) });
  const html = messagePage({ title: 'Studio kan inte svara just nu', lines: refusal.fel.flatMap(({ orsak, atgard }) => [orsak, atgard]) });
  response.writeHead(refusal.status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': Buffer.byteLength(html),
    'Cache-Control': 'no-store',
  });
  response.end(html);
}
