import { jsonOf } from '#lib/contract/kept-json.ts';
import type { Asked } from '#lib/http/asked.ts';

/**
 * An answer, ready to be written by whoever holds the connection. Its X-Request-Id is added there, and its body left out where
 * the request was HEAD.
 */
export interface Answer {
  readonly status: number;
  /** Names and values by turns: what is sent often is made once, and written without further work. */
  readonly headers: readonly string[];
  readonly body?: Uint8Array | string | AsyncIterable<Uint8Array>;
  /** Aborted when the rest of the body is not to be waited for: the connection ends there and then, whatever has not been taken. */
  readonly cut?: AbortSignal;
}

/** Answers whatever it is asked. What it throws is a mistake of its own. */
export type Door = (asked: Asked) => Answer | Promise<Answer>;

/** An answer of JSON, `value` being JSON already when it is a string: kept by nobody, and taken for nothing else. */
export function jsonAnswer(status: number, value: unknown, headers: Readonly<Record<string, string>> = {}): Answer {
  const json = typeof value === 'string' ? value : jsonOf(value);
  return textAnswer(status, json, { 'Content-Type': 'application/json; charset=utf-8', ...headers });
}

/** An answer of text, or of the bytes of one, of the type that the headers tell. */
export function textAnswer(status: number, text: string | Uint8Array, headers: Readonly<Record<string, string>>): Answer {
  const all = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff', ...headers };
  return { status, headers: [...listed(all), 'Content-Length', String(Buffer.byteLength(text))], body: text };
}

interface SavedFile {
  filnamn: string;
  typ: string;
  delar: AsyncIterable<Uint8Array>;
}

/** An answer that a browser saves under that name, letters of any language included (RFC 6266); shown by none, kept by nobody. */
export function savedAs({ filnamn, typ, delar }: SavedFile): Answer {
  const plain = filnamn.normalize('NFD').replaceAll(/[^ -~]|["\\%]/g, '');
  const precise = encodeURIComponent(filnamn).replaceAll(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
  const headers = {
    'Content-Type': typ,
    'Content-Disposition': `attachment; filename="${plain}"; filename*=UTF-8''${precise}`,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  };
  return { status: 200, headers: listed(headers), body: delar };
}

/** Leads to another address; nobody keeps where. */
export function leadingTo(location: string, status: 302 | 303, headers: Readonly<Record<string, string>> = {}): Answer {
  return { status, headers: listed({ 'Cache-Control': 'no-store', ...headers, Location: location, 'Content-Length': '0' }) };
}

/** The same answer with more headers. */
export function withHeaders(answer: Answer, headers: Readonly<Record<string, string | readonly string[]>>): Answer {
  return { ...answer, headers: [...answer.headers, ...listed(headers)] };
}

/** Headers as an answer has them; one that is sent several times has a list. */
export function listed(headers: Readonly<Record<string, string | readonly string[]>>): string[] {
  const list: string[] = [];
  for (const [name, value] of Object.entries(headers)) {
    if (typeof value === 'string') list.push(name, value);
    else for (const one of value) list.push(name, one);
  }
  return list;
}

/** Headers of server-sent events: passed on as they come, neither gathered nor packed by whoever stands between. */
export const EVENT_STREAM = listed({
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
  'X-Content-Type-Options': 'nosniff',
});
