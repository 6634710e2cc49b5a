import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { isLanguage } from '#lib/contract/languages.ts';
import { type Fault, fault } from '#lib/errors/fault.ts';
import { FEED_HEADERS, type LiveFeeds } from '#lib/live/live-feeds.ts';
import { asFault } from '#lib/transports/http/as-fault.ts';
import { requestId } from '#lib/transports/http/request-id.ts';
import { encodingFor, hasVersion } from '#lib/transports/site/negotiation.ts';
import type { ReadyPage } from '#lib/transports/site/ready-page.ts';

const PREFIX = '/studio/live/';
const FEED = /^\/studio\/live\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.json$/i;
const METHODS = 'GET, HEAD, OPTIONS';
/** A report may be published in the next moment: nobody is to believe for long that it is not. */
const UNKNOWN = 'public, max-age=5';

/**
 * Answers those who follow a live report. Returns false, having touched nothing, for any other address. To be asked before
 * anything else is done with a request: what most ask for is in memory, byte for byte, and costs a look in a map.
 */
export function liveHandler(feeds: LiveFeeds, log: Pick<Logger, 'error'>): (request: IncomingMessage, response: ServerResponse) => boolean {
  return (request, response) => {
    const { url = '', method } = request;
    if (method === 'GET' || method === 'HEAD') {
      const ready = feeds.at(url);
      if (ready !== undefined) {
        sendFeed(request, response, ready);
        return true;
      }
    }
    if (!url.startsWith(PREFIX)) return false;
    if (method === 'OPTIONS') sendPreflight(request, response);
    else if (method !== 'GET' && method !== 'HEAD') {
      const place = { metod: String(method).slice(0, 20), tillatna: METHODS };
      refuse(request, response, fault('metod_ej_tillaten', {}, place, { headers: { Allow: METHODS } }), 'no-store');
    } else void answerSlowly(request, response, url);
    return true;
  };

  /** An address written another way than pages write it, or of what is not ready. */
  async function answerSlowly(request: IncomingMessage, response: ServerResponse, url: string): Promise<void> {
    try {
      const asked = askedFor(url);
      const ready = asked === undefined ? undefined : await feeds.of(asked.innehall, asked.sprak);
      if (ready === undefined) refuse(request, response, fault('live_finns_inte'), UNKNOWN);
      else sendFeed(request, response, ready);
    } catch (error) {
      const korrelation = requestId(request.headers['x-request-id']);
      refuse(request, response, asFault(error, korrelation, log), 'no-store');
    }
  }
}

/** The report and the language that an address names; other parameters say nothing. */
function askedFor(url: string): { innehall: string; sprak: string } | undefined {
  const [path = '', query = ''] = url.split('?', 2);
  const innehall = FEED.exec(path)?.[1]?.toLowerCase();
  const sprak = new URLSearchParams(query).get('sprak') ?? 'sv';
  return innehall === undefined || !isLanguage(sprak) ? undefined : { innehall, sprak };
}

function sendFeed(request: IncomingMessage, response: ServerResponse, { bodies }: ReadyPage): void {
  const asked = askedWith(request);
  const ready = bodies[encodingFor(asked.encoding)];
  const id = requestId(asked.id);
  if (hasVersion(asked.version, ready.etag)) {
    response.writeHead(304, [...ready.unchanged, 'X-Request-Id', id]);
    response.end();
    return;
  }
  response.writeHead(200, [...ready.headers, 'X-Request-Id', id]);
  response.end(request.method === 'HEAD' ? undefined : ready.body);
}

interface Asked {
  encoding: string | undefined;
  version: string | undefined;
  id: string | undefined;
}

/**
 * The three headers that count, from the list they arrived in: node makes an object of all headers when it is asked for one,
 * and that costs as much as the rest of the answer.
 */
function askedWith({ rawHeaders }: IncomingMessage): Asked {
  const asked: Asked = { encoding: undefined, version: undefined, id: undefined };
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    const field = FIELDS.get(name.length);
    if (field === undefined || field[0] !== name.toLowerCase()) continue;
    const before = asked[field[1]];
    const value = rawHeaders[at + 1];
    asked[field[1]] = before === undefined ? value : `${before}, ${value}`;
  }
  return asked;
}

/** By the length of their names, which no two of them share. */
const FIELDS: ReadonlyMap<number, readonly [name: string, field: keyof Asked]> = new Map(
  (
    [
      ['accept-encoding', 'encoding'],
      ['if-none-match', 'version'],
      ['x-request-id', 'id'],
    ] as const
  ).map((field) => [field[0].length, field]),
);

function sendPreflight(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(204, {
    Allow: METHODS,
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': METHODS,
    'Access-Control-Allow-Headers': 'If-None-Match, X-Request-Id',
    'Access-Control-Max-Age': '86400',
    'X-Request-Id': requestId(request.headers['x-request-id']),
  });
  response.end();
}

function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, fel, varningar, extra }: Fault,
  cache: string,
): void {
  const json = JSON.stringify({ ok: false, fel, varningar, ...extra });
  response.writeHead(status, {
    ...FEED_HEADERS,
    'Cache-Control': cache,
    'Content-Length': Buffer.byteLength(json),
    'X-Request-Id': requestId(request.headers['x-request-id']),
    ...headers,
  });
  response.end(request.method === 'HEAD' ? undefined : json);
}
