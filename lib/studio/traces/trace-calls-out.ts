import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { type Span, SpanKind } from '@opentelemetry/api';
import type { Spans } from '#lib/studio/traces/spans.ts';

/** What node tells of a request that it sends. */
interface Sent {
  request: { method: string; host: string };
  response: { statusCode?: number };
  error: Error;
}

/** What fetch tells of a request (undici, DiagnosticsChannel). */
interface Fetched {
  request: { method: string; origin: string | URL };
  response: { statusCode: number };
  error: Error;
}

/** A span for every request that other systems are sent within another span: to whom and how it ended, not for what. Until it is told to stop. */
export function traceCallsOut(spans: Spans): () => void {
  const underway = new WeakMap<object, Span>();
  const began = (key: object, method: string, host: string) => {
    if (spans.underway.getStore() === undefined) return;
    const attributes = { 'http.request.method': method, 'server.address': host };
    underway.set(key, spans.begin(method, { kind: SpanKind.CLIENT, attributes }));
  };
  const ended = (key: object, status: number) => {
    const span = underway.get(key);
    if (span === undefined) return;
    underway.delete(key);
    span.setAttribute('http.response.status_code', status);
    spans.end(span, status >= 400 ? String(status) : undefined);
  };
  const failed = (key: object, error: Error) => {
    const span = underway.get(key);
    underway.delete(key);
    if (span !== undefined) spans.end(span, 'code' in error ? String(error.code) : error.name);
  };
  const heard: Record<string, (message: unknown) => void> = {
    'http.client.request.start': (message) => {
      const { request } = message as Sent; // As node documents the channel.
      began(request, request.method, request.host);
    },
    'http.client.response.finish': (message) => {
      const { request, response } = message as Sent;
      ended(request, response.statusCode ?? 0);
    },
    'http.client.request.error': (message) => {
      const { request, error } = message as Sent;
      failed(request, error);
    },
    'undici:request:create': (message) => {
      const { request } = message as Fetched; // As undici documents the channel.
      began(request, request.method, new URL(request.origin).hostname);
    },
    'undici:request:headers': (message) => {
      const { request, response } = message as Fetched;
      ended(request, response.statusCode);
    },
    'undici:request:error': (message) => {
      const { request, error } = message as Fetched;
      failed(request, error);
    },
  };
  for (const [channel, hear] of Object.entries(heard)) subscribe(channel, hear);
  return () => {
    for (const [channel, hear] of Object.entries(heard)) unsubscribe(channel, hear);
  };
}
