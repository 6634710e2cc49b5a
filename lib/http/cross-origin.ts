import { type Answer, listed, withHeaders } from '#lib/http/answer.ts';
import type { Asked } from '#lib/http/asked.ts';

/** What pages of other sites may do at an address (Fetch standard, «CORS protocol»). */
export interface Elsewhere {
  methods: readonly string[];
  /** The headers they may send besides those that any page may. */
  sends: readonly string[];
  /** The headers of the answer that they may read besides those that any page may. */
  reads: readonly string[];
}

/** How long a browser needs not ask again, in seconds; more than this none of them keeps it. */
const KEPT = '86400';

/** Whether a browser asks, for a page of another site, if that page may call. */
export function isPreflight(asked: Pick<Asked, 'method' | 'header'>): boolean {
  return asked.method === 'OPTIONS' && asked.header('origin') !== undefined && asked.header('access-control-request-method') !== undefined;
}

/** Tells a browser what pages of `origin` may do; `*` for those of every site. */
export function preflightAnswer(origin: string, { methods, sends }: Elsewhere): Answer {
  const headers = {
    'Access-Control-Allow-Methods': methods.join(', '),
    'Access-Control-Allow-Headers': sends.join(', '),
    'Access-Control-Max-Age': KEPT,
  };
  return withHeaders({ status: 204, headers: listed(headers) }, allowed(origin));
}

/**
 * The answer, readable for pages of `origin`. What a cookie speaks for stays unreadable to them all the same: a browser gives a page that only
 * where the answer allows credentials, and none here does.
 */
export function readableFrom(origin: string, answer: Answer, { reads }: Elsewhere): Answer {
  return withHeaders(answer, { ...allowed(origin), ...(reads.length === 0 ? {} : { 'Access-Control-Expose-Headers': reads.join(', ') }) });
}

/** An answer that is not the same for every site tells whoever keeps it so. */
function allowed(origin: string): Record<string, string> {
  return { 'Access-Control-Allow-Origin': origin, ...(origin === '*' ? {} : { Vary: 'Origin' }) };
}
