import type { Logger } from 'pino';
import type { Answer } from '#lib/http/answer.ts';
import { asFault } from '#lib/http/as-fault.ts';
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

interface Manner {
  /** Headers of every answer, names and values by turns. */
  always: readonly string[];
  log: Pick<Logger, 'error'>;
}

/**
 * An answer in the web's own types, with the headers that every answer has; its body is left out where the request was HEAD. What a
 * body that comes in pieces throws is logged, and breaks it off, so that nobody takes it for whole.
 */
export function webAnswer(asked: Asked, { status, headers, body, cut }: Answer, { always, log }: Manner): Response {
  const sent = new Headers();
  const all = [...headers, 'X-Request-Id', asked.korrelation, ...always];
  for (let at = 0; at < all.length; at += 2) sent.append(all[at] ?? '', all[at + 1] ?? '');
  const isSilent = body === undefined || asked.method === 'HEAD' || BODILESS.has(status);
  return new Response(isSilent ? null : bodyInit(asked, body, cut, log), { status, headers: sent });
}

function bodyInit(asked: Asked, body: NonNullable<Answer['body']>, cut: AbortSignal | undefined, log: Manner['log']): BodyInit {
  if (typeof body === 'string') return body;
  // A view of a larger buffer is sent as the part that it is.
  return body instanceof Uint8Array ? new Uint8Array(body) : streamOf(asked, body, cut, log);
}

function streamOf(
  asked: Asked,
  body: AsyncIterable<Uint8Array>,
  cut: AbortSignal | undefined,
  log: Manner['log'],
): ReadableStream<Uint8Array> {
  const chunks = body[Symbol.asyncIterator]();
  let isOver = false;
  const end = async () => {
    isOver = true;
    await chunks.return?.();
  };
  // Of an answer that nobody waits for any more it is no fault that it ends.
  const failed = (error: unknown) => {
    if (!isOver && !asked.gone.aborted) asFault(error, asked.korrelation, log);
  };
  return new ReadableStream({
    start(controller) {
      const breakOff = () => {
        controller.error(cut?.reason);
        end().catch(failed);
      };
      if (cut?.aborted === true) breakOff();
      else cut?.addEventListener('abort', breakOff, { once: true });
    },
    async pull(controller) {
      try {
        const { done, value } = await chunks.next();
        if (isOver) return;
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        failed(error);
        throw error;
      }
    },
    cancel: end,
  });
}
