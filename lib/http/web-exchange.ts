import type { Answer } from '#lib/http/answer.ts';
import type { Asked } from '#lib/http/asked.ts';
import { bodyHeard } from '#lib/http/body-heard.ts';
import { plainAddress } from '#lib/http/network-address.ts';
import { PATIENCE } from '#lib/http/patience.ts';
import { requestId } from '#lib/http/request-id.ts';

/**
 * A request as the web's own types have it (Fetch, WHATWG), for servers that have taken it in already. Who asks stands alone in
 * `X-Forwarded-For` by then (lib/http/told-before-next.ts).
 */
export class WebAsked implements Asked {
  readonly method: string;
  readonly url: string;
  readonly korrelation: string;
  private readonly request: Request;

  /** `address`: path and query as they were sent, where the server has made something else of them since. */
  constructor(request: Request, address = addressIn(request.url)) {
    this.request = request;
    this.method = request.method;
    this.url = address;
    this.korrelation = requestId(this.header('x-request-id'));
  }

  /** All but what encodings the caller reads: Next leaves `Content-Encoding` out of what a route answers, and packs bodies itself. */
  header(name: string): string | undefined {
    return name === 'accept-encoding' ? undefined : (this.request.headers.get(name) ?? undefined);
  }

  get from(): string {
    return plainAddress(this.header('x-forwarded-for') ?? '');
  }

  get body(): AsyncIterable<Uint8Array> {
    const chunks = this.request.body?.values({ preventCancel: true });
    return chunks === undefined ? NOTHING : bodyHeard(chunks, PATIENCE.bodyMs, () => {});
  }

  get gone(): AbortSignal {
    return this.request.signal;
  }
}

function addressIn(url: string): string {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
}

const NOTHING: AsyncIterable<Uint8Array> = { [Symbol.asyncIterator]: async function* () {} };

/** Statuses whose answers have no body (Fetch, «null body status»). */
const BODILESS = new Set([204, 205, 304]);

/** An answer in the web's own types, with the headers that every answer has; its body is left out where the request was HEAD. */
export function webAnswer({ method, korrelation }: Asked, { status, headers, body, cut }: Answer, always: readonly string[]): Response {
  const sent = new Headers();
  const all = [...headers, 'X-Request-Id', korrelation, ...always];
  for (let at = 0; at < all.length; at += 2) sent.append(all[at] ?? '', all[at + 1] ?? '');
  const silent = body === undefined || method === 'HEAD' || BODILESS.has(status);
  return new Response(silent ? null : bodyInit(body, cut), { status, headers: sent });
}

function bodyInit(body: NonNullable<Answer['body']>, cut: AbortSignal | undefined): BodyInit {
  if (typeof body === 'string') return body;
  // A view of a larger buffer is sent as the part that it is.
  return body instanceof Uint8Array ? new Uint8Array(body) : streamOf(body, cut);
}

function streamOf(body: AsyncIterable<Uint8Array>, cut: AbortSignal | undefined): ReadableStream<Uint8Array> {
  const chunks = body[Symbol.asyncIterator]();
  return new ReadableStream({
    start(controller) {
      cut?.addEventListener('abort', () => controller.error(cut.reason), { once: true });
    },
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return?.();
    },
  });
}
