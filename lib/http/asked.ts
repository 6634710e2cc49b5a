/**
 * A request as every door knows it: plain data, whoever received it and however. A test writes one down; nothing in it knows
 * a socket or a framework.
 */
export interface Asked {
  /** As it was sent: `GET`, `HEAD` … */
  readonly method: string;
  /** Path and query, as they were sent. */
  readonly url: string;
  /** A header by its name in lower case; one that was sent several times is joined, or its first counts, as RFC 9110 has it. */
  header(name: string): string | undefined;
  /** The network address that asks: the caller's own, or what the proxy in front says of it. */
  readonly from: string;
  /** The name of this request in its answer and in the log: the caller's own X-Request-Id, or a new one (decisions.md §2). */
  readonly korrelation: string;
  /**
   * What follows the headers; read by lib/http/read-body.ts alone, once. Throws a Fault when its caller falls silent (408) or
   * is gone (400).
   */
  readonly body: AsyncIterable<Uint8Array>;
  /** The whole of that where it came with the headers, for whoever has not begun to read it; undefined where more is to come. */
  arrived?(): Uint8Array | undefined;
  /** Aborted when nobody waits for the answer any more. */
  readonly gone: AbortSignal;
}

/** HEAD is GET whose body nobody waits for. */
export function readingMethod({ method }: Asked): string {
  return method === 'HEAD' ? 'GET' : method;
}

/** Whether it comes with a body, by its own word. */
export function announcesBody(asked: Asked): boolean {
  return asked.header('transfer-encoding') !== undefined || Number(asked.header('content-length') ?? 0) > 0;
}

/** What stands before the question mark. */
export function pathOf({ url }: Pick<Asked, 'url'>): string {
  const at = url.indexOf('?');
  return at === -1 ? url : url.slice(0, at);
}

/** What stands after it. */
export function queryOf({ url }: Pick<Asked, 'url'>): string {
  const at = url.indexOf('?');
  return at === -1 ? '' : url.slice(at + 1);
}
