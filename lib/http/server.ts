import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import { StartFault } from '#lib/config/environment.ts';
import { type Fault, fault } from '#lib/errors/fault.ts';
import { alwaysSent } from '#lib/http/always-sent.ts';
import { ClosingResponse, hasBody } from '#lib/http/closing-response.ts';
import { type Answers, exchange } from '#lib/http/exchange.ts';
import { faultAnswer } from '#lib/http/fault-answer.ts';
import { givePatience, PATIENCE, type Patience } from '#lib/http/patience.ts';
import { refuseRaw } from '#lib/http/raw-refusal.ts';
import { requestId } from '#lib/http/request-id.ts';

interface HttpOptions {
  port: number;
  /** Where it listens, when that is not everywhere. */
  host?: string;
  /** So many proxies in front are believed, each of which adds to X-Forwarded-For who called it; of none it counts for nothing. */
  proxies: number;
  /** Whether Studio is reached by https: browsers are then told never to try anything else. */
  secure: boolean;
  /** How long callers are waited for, when it is not as long as usual. */
  patience?: Patience;
  log: Logger;
}

export interface HttpServer {
  /** The one it has: which, when 0 was asked for, is any that was free. */
  port: number;
  /** From now on these answer; until then callers are asked to come back in a second. */
  answerWith(answers: Answers): void;
  /** Takes no new calls, finishes those underway (for five seconds at most) and ends. */
  stop(): Promise<void>;
}

const STOPS_WITHIN_MS = 5_000;

/**
 * Takes the port before anything else is done, so that a start that cannot serve has changed nothing. Throws StartFault
 * when somebody else has it. Callers that are slow, that go on sending when they have been answered, or that want another
 * protocol are answered and shown out here, whatever they called for.
 */
export async function bindPort({ port, host, proxies, secure, patience = PATIENCE, log }: HttpOptions): Promise<HttpServer> {
  let answers: Answers = { door: () => faultAnswer(fault('startar', {}, {}, { headers: { 'Retry-After': '1' } })) };
  const upgraded = new Set<Socket>();
  const underway = new WeakMap<Socket, ServerResponse>();
  const always = alwaysSent(secure);
  const answer = exchange({ proxies, always, log });
  const take = (request: IncomingMessage, response: ServerResponse) => {
    underway.set(request.socket, response);
    answer(answers, request, response);
  };
  const server = createServer(serverOptions(patience), (request, response) => {
    // What came together with the headers is taken in first: a refusal need not close the connection then.
    if (hasBody(request)) setImmediate(take, request, response);
    else take(request, response);
  });
  const refuse = (socket: Socket, refusal: Fault, id: string) => {
    refuseRaw(socket, refusal, { headers: ['X-Request-Id', id, ...always], closing: patience.closing });
  };
  // A little longer than common proxies keep an idle connection, so that none is closed under a request.
  server.keepAliveTimeout = 65_000;
  server.on('connection', (socket) => givePatience(socket, patience));
  server.on('clientError', (error, socket) => {
    if (!isSocket(socket)) return;
    // Who has said nothing at all has asked for nothing; in the middle of an answer another would be part of it.
    const midway = underway.get(socket);
    if (!socket.writable || socket.bytesRead === 0 || (midway?.headersSent && !midway.writableFinished)) socket.destroy();
    else refuse(socket, unreadable(error, patience), requestId(undefined));
  });
  server.on('upgrade', (request, socket) => {
    if (!isSocket(socket)) return;
    // Whoever hangs up meanwhile has nothing to be told.
    socket.on('error', () => socket.destroy());
    upgraded.add(socket);
    socket.once('close', () => upgraded.delete(socket));
    refuse(socket, fault('uppgradering_nekad'), requestId(request.headers['x-request-id']));
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve)).catch((cause: unknown) => {
    throw cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE'
      ? new StartFault(`Port ${port} används redan av något annat. Avsluta det, eller välj en annan port med PORT.`)
      : cause;
  });
  return {
    port: portOf(server),
    answerWith(given) {
      answers = given;
    },
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      for (const socket of upgraded) socket.destroy();
      const impatience = setTimeout(() => server.closeAllConnections(), STOPS_WITHIN_MS);
      await closed;
      clearTimeout(impatience);
    },
  };
}

function serverOptions({ headersMs, wholeMs }: Patience) {
  return {
    ServerResponse: ClosingResponse,
    headersTimeout: headersMs,
    requestTimeout: wholeMs,
    // How exactly node keeps to the two.
    connectionsCheckingInterval: Math.min(1_000, headersMs / 4),
    // Some clients offer HTTP/2 with their first request, and are content with an answer in HTTP/1.1.
    shouldUpgradeCallback: ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() !== 'h2c',
  };
}

/** Every connection of this server is one of TCP, which node's types cannot promise. */
function isSocket(stream: object): stream is Socket {
  return 'bytesRead' in stream;
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no TCP port was given');
  return address.port;
}

/** What cannot even be read as a request (headers beyond 16 kB, headers that never end, no HTTP at all) gets the envelope too. */
function unreadable(error: Error, { headersMs }: Patience): Fault {
  const code = 'code' in error ? error.code : undefined;
  if (code === 'HPE_HEADER_OVERFLOW') return fault('huvud_for_langa');
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return fault('for_langsam', {}, { sekunder: Math.ceil(headersMs / 1000) });
  return fault('anrop_olasligt');
}
