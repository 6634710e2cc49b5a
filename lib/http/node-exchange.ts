import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Answer } from '#lib/http/answer.ts';
import type { Asked } from '#lib/http/asked.ts';
import { bodyHeard } from '#lib/http/body-heard.ts';
import { patienceWith } from '#lib/http/patience.ts';
import { requestId } from '#lib/http/request-id.ts';
import { callerOf } from '#lib/http/told-before-next.ts';

const NOTHING = new Uint8Array();

/** A request that node:http has received. What is made of it is made when it is asked for: most requests need little. */
export class NodeAsked implements Asked {
  readonly method: string;
  readonly url: string;
  private readonly request: IncomingMessage;
  private readonly response: ServerResponse;
  private readonly proxies: number;
  private id: string | undefined;
  private leaving: AbortController | undefined;

  /** `proxies`: so many in front are believed, each of which adds to X-Forwarded-For who called it. */
  constructor(request: IncomingMessage, response: ServerResponse, proxies: number) {
    this.method = request.method ?? 'GET';
    this.url = request.url ?? '/';
    this.request = request;
    this.response = response;
    this.proxies = proxies;
  }

  /**
   * Looked for in the list in which headers arrive: node makes an object of all of them when it is asked for one, and that costs
   * as much as the rest of an answer that is ready.
   */
  header(name: string): string | undefined {
    const { rawHeaders } = this.request;
    let found: string | undefined;
    for (let at = 0; at < rawHeaders.length; at += 2) {
      const raw = rawHeaders[at] ?? '';
      if (raw.length !== name.length || raw.toLowerCase() !== name) continue;
      if (found !== undefined) return joined(this.request.headers[name]);
      found = rawHeaders[at + 1];
    }
    return found;
  }

  get from(): string {
    return callerOf(this.header('x-forwarded-for'), this.request.socket.remoteAddress, this.proxies);
  }

  get korrelation(): string {
    this.id ??= requestId(this.header('x-request-id'));
    return this.id;
  }

  get body(): AsyncIterable<Uint8Array> {
    const { request } = this;
    // The connection is still needed for the answer when the rest is not wanted; without a listener an error of it would be
    // nobody's, and end the process.
    const chunks = request.iterator({ destroyOnReturn: false });
    return bodyHeard(chunks, patienceWith(request).bodyMs, () => request.on('error', () => {}).pause());
  }

  arrived(): Uint8Array | undefined {
    if (!this.request.complete) return undefined;
    const bytes: Uint8Array | null = this.request.read();
    return bytes ?? NOTHING;
  }

  get gone(): AbortSignal {
    if (this.leaving === undefined) {
      const leaving = new AbortController();
      this.leaving = leaving;
      // Who has the whole answer has not left: to abort costs the making of an error.
      this.response.once('close', () => {
        if (!this.response.writableFinished) leaving.abort();
      });
    }
    return this.leaving.signal;
  }
}

function joined(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(', ') : value;
}

/** Writes an answer to the request, with the headers that every answer of this server has. */
export async function writeAnswer(
  { method, korrelation }: Asked,
  response: ServerResponse,
  { status, headers, body, cut }: Answer,
  always: readonly string[],
): Promise<void> {
  response.writeHead(status, [...headers, 'X-Request-Id', korrelation, ...always]);
  if (body === undefined || method === 'HEAD') response.end();
  else if (typeof body === 'string' || body instanceof Uint8Array) response.end(body);
  else await streamed(body, response, cut);
}

async function streamed(body: AsyncIterable<Uint8Array>, response: ServerResponse, cut: AbortSignal | undefined): Promise<void> {
  let fault: { error: unknown } | undefined;
  const told = async function* () {
    try {
      yield* body;
    } catch (error) {
      // Of an answer that nobody waits for any more it is no fault that it ends.
      if (!response.destroyed) fault = { error };
      throw error;
    }
  };
  // What else it ends for is that the caller has hung up, or is not to be waited for.
  await pipeline(told, response, cut === undefined ? {} : { signal: cut }).catch(() => {});
  if (fault !== undefined) throw fault.error;
}
