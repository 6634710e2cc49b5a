import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { SpanKind } from '@opentelemetry/api';
import type { Spans } from '#lib/studio/traces/spans.ts';
import { traceParent } from '#lib/studio/traces/trace-parent.ts';
import { addressForLog } from '#lib/transports/doors/address-for-log.ts';
import { doorAt } from '#lib/transports/doors/addresses.ts';

/** Node tells here of every request, whichever server of the process receives it, before it is handled. */
const RECEIVED = 'http.server.request.start';

interface Exchange {
  request: { method?: string; url?: string; headers: { traceparent?: string } };
  response: { statusCode: number; writableFinished: boolean; once(event: 'close', heard: () => void): void };
}

/**
 * A span for every request that this process receives, until it is told to stop. Of its address only what a log may hold. `behindProxy`:
 * what has begun in front of Studio goes on here; without a proxy that is believed, a header says so for anybody.
 */
export function traceRequests(spans: Spans, { behindProxy }: { behindProxy: boolean }): () => void {
  const received = (message: unknown) => {
    const { request, response } = message as Exchange; // As node documents the channel.
    const { method = 'GET', url = '/' } = request;
    const door = doorAt(url);
    const span = spans.begin(`${method} ${door}`, {
      kind: SpanKind.SERVER,
      attributes: { 'http.request.method': method, 'url.path': addressForLog(url), 'studio.dorr': door },
      within: behindProxy ? traceParent(request.headers.traceparent) : undefined,
    });
    spans.underway.enterWith(span);
    response.once('close', () => {
      span.setAttribute('http.response.status_code', response.statusCode);
      const broken = response.statusCode >= 500 ? String(response.statusCode) : undefined;
      spans.end(span, response.writableFinished ? broken : 'gone');
    });
  };
  subscribe(RECEIVED, received);
  return () => void unsubscribe(RECEIVED, received);
}
