import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type HttpAnswer, httpSend } from '#lib/adapters/cms/wordpress/http.ts';

/** What may go wrong between Studio and WordPress. */
export type ProxyFault =
  /** WordPress does it, and the answer never comes. */
  | 'lost'
  /** WordPress does it, and half the answer comes. */
  | 'half'
  /** WordPress does it, and something puts a page in the place of its answer. */
  | 'page'
  /** WordPress does it, and answers long after Studio has given up. */
  | 'late'
  /** WordPress never hears of it: the connection ends, or somebody before it answers. */
  | 'cut'
  | '500'
  | '502'
  | '429';

/** A function is called while WordPress is at it, in the place of an answer. */
type Fault = ProxyFault | (() => Promise<void>);

export interface FaultyProxy {
  url: string;
  /** How many requests have come since `reset`, but for those of workers. */
  count(): number;
  reset(): void;
  /** The `nth` request from now (1 is the next) goes wrong, and no other. */
  fail(nth: number, fault: Fault): void;
  close(): Promise<void>;
}

/** What a worker asks now and then, whatever a test is about: it is passed on, counts for nothing and never goes wrong. */
const OF_WORKERS = ['/studio/v1/changed?', '/studio/v1/renamed-tags?', 'orderby=id&order=desc&hide_empty=false'];

const PAGE = '<!doctype html><title>Underhåll</title><p>Vi är strax tillbaka.';

/** Stands before a WordPress and passes everything on, but for the request that is to fail. */
export async function faultyProxy(target: string): Promise<FaultyProxy> {
  let seen = 0;
  let failing: { nth: number; fault: Fault } | undefined;

  const server = createServer(async (request, response) => {
    const isOfWorkers = OF_WORKERS.some((place) => request.url?.includes(place));
    if (!isOfWorkers) seen += 1;
    const fault = !isOfWorkers && failing?.nth === seen ? failing.fault : undefined;
    const body = await buffer(request);
    try {
      await answer(request, response, body, fault);
    } catch {
      // WordPress went away in the middle: so does the answer.
      response.destroy();
    }
  });

  const pass = (request: IncomingMessage, body: Buffer): Promise<HttpAnswer> => {
    const { authorization = '', 'content-type': type = '' } = request.headers;
    const headers = { authorization, ...(type === '' ? {} : { 'content-type': type, 'content-length': String(body.length) }) };
    const method = request.method === 'POST' ? 'POST' : 'GET';
    return httpSend({ method, url: `${target}${request.url}`, headers, ...(method === 'POST' ? { body } : {}), timeout: 60_000 });
  };

  async function answer(request: IncomingMessage, response: ServerResponse, body: Buffer, fault: Fault | undefined) {
    if (typeof fault === 'function') {
      const going = pass(request, body);
      // Whatever comes of it, nobody hears.
      going.catch(() => {});
      await fault();
      response.destroy();
      return;
    }
    if (fault === 'cut') return void response.destroy();
    if (fault === '500')
      return void response
        .writeHead(500, { 'content-type': 'application/json' })
        .end('{"code":"internal_server_error","message":"Kritiskt fel","data":{"status":500}}');
    if (fault === '502') return void response.writeHead(502, { 'content-type': 'text/html' }).end(PAGE);
    if (fault === '429') return void response.writeHead(429, { 'retry-after': '0' }).end(PAGE);
    const got = await pass(request, body);
    if (fault === 'lost') return void response.destroy();
    if (fault === 'late') return;
    if (fault === 'page') return void response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
    const whole = Buffer.from(got.text);
    const { location } = got.headers;
    response.writeHead(got.status, {
      'content-type': got.headers['content-type'] ?? 'text/plain',
      'content-length': whole.length,
      ...(location === undefined ? {} : { location }),
    });
    if (fault === undefined) return void response.end(whole);
    response.write(whole.subarray(0, Math.floor(whole.length / 2)), () => response.destroy());
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no TCP port was given');
  return {
    url: `http://127.0.0.1:${address.port}`,
    count: () => seen,
    reset() {
      seen = 0;
      failing = undefined;
    },
    fail(nth, fault) {
      seen = 0;
      failing = { nth, fault };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
