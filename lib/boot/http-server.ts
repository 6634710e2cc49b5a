import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { StartFault } from '#lib/config/environment.ts';
import { fault } from '#lib/errors/fault.ts';
import { sendFault } from '#lib/transports/http/api-handler.ts';
import { requestId } from '#lib/transports/http/request-id.ts';

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface Answers {
  /** Asked before anything is done with a request: whether it has answered it, whole and with an X-Request-Id. */
  first: (request: IncomingMessage, response: ServerResponse) => boolean;
  handler: Handler;
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => Promise<void>;
}

interface HttpOptions {
  port: number;
  /** Whether the last entry of X-Forwarded-For is a proxy's word; otherwise the header is set to the address that called. */
  behindProxy: boolean;
  log: Logger;
}

export interface HttpServer {
  /** From now on these answer; until then callers are asked to come back in a second. */
  answerWith(answers: Answers): void;
  /** Takes no new calls, finishes those underway (for five seconds at most) and ends. */
  stop(): Promise<void>;
}

const PATIENCE_MS = 5_000;

/**
 * Takes the port before anything else is done, so that a start that cannot serve has changed nothing. Throws StartFault
 * when somebody else has it.
 */
export async function bindPort({ port, behindProxy, log }: HttpOptions): Promise<HttpServer> {
  let answer: Handler = async (_, response) => sendFault(response, fault('startar', {}, {}, { headers: { 'Retry-After': '1' } }));
  let first: Answers['first'] = () => false;
  const server = createServer((request, response) => {
    if (first(request, response)) return;
    // Kept in the request too, so that whoever answers gives the same.
    const id = requestId(request.headers['x-request-id']);
    request.headers['x-request-id'] = id;
    response.setHeader('X-Request-Id', id);
    request.headers['x-forwarded-for'] = callerOf(request, behindProxy);
    answer(request, response).catch((error: unknown) => {
      log.error({ err: error, url: request.url, korrelation: id }, 'a request failed outside its handler');
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  // A little longer than common proxies keep an idle connection, so that none is closed under a request.
  server.keepAliveTimeout = 65_000;
  server.on('clientError', refuseUnreadable);
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, resolve)).catch((cause: unknown) => {
    throw cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE'
      ? new StartFault(`Port ${port} används redan av något annat. Avsluta det, eller välj en annan port med PORT.`)
      : cause;
  });
  return {
    answerWith({ first: before, handler, upgrade }) {
      first = before;
      answer = handler;
      server.on('upgrade', (request, socket, head) => {
        upgrade(request, socket, head).catch(() => socket.destroy());
      });
    },
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      const patience = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
      await closed;
      clearTimeout(patience);
    },
  };
}

function callerOf(request: IncomingMessage, behindProxy: boolean): string {
  const forwarded = request.headers['x-forwarded-for'];
  const last = typeof forwarded === 'string' ? forwarded.split(',').at(-1)?.trim() : undefined;
  return (behindProxy ? last : undefined) ?? request.socket.remoteAddress ?? '';
}

/** What cannot even be read as a request (headers beyond 16 kB, no HTTP at all) gets the envelope too. */
function refuseUnreadable(error: Error, socket: Duplex): void {
  if (!socket.writable) return;
  const tooLong = 'code' in error && error.code === 'HPE_HEADER_OVERFLOW';
  const { fel } = fault(tooLong ? 'huvud_for_langa' : 'anrop_olasligt');
  const body = JSON.stringify({ ok: false, fel, varningar: [] });
  const status = tooLong ? '431 Request Header Fields Too Large' : '400 Bad Request';
  const headers = ['Content-Type: application/json; charset=utf-8', `Content-Length: ${Buffer.byteLength(body)}`, 'Connection: close'];
  socket.end(`HTTP/1.1 ${status}\r\n${headers.join('\r\n')}\r\n\r\n${body}`);
}
