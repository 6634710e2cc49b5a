import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import { RELEASE } from '#lib/config/release.ts';
import type { TraceSettings } from '#lib/config/traces.ts';
import { Spans } from '#lib/studio/traces/spans.ts';
import { traceCallsOut } from '#lib/studio/traces/trace-calls-out.ts';
import { traceRequests } from '#lib/studio/traces/trace-requests.ts';
import { traceWork } from '#lib/studio/traces/trace-work.ts';

/** How long a stop waits for what has not been sent yet. */
const LAST_SEND_MS = 3_000;

/** Spans that wait to be sent; what comes beside them while nobody takes them is lost, and nothing else waits. */
const MOST_WAITING = 4_096;

/**
 * Tells an OpenTelemetry collector (OTLP over HTTP, JSON) of every request, call, statement and request to another system of this process. Where it
 * is and what it wants to be told besides (headers, time-outs) the exporter reads of OTEL_EXPORTER_OTLP_…, as the specification names them.
 */
export function openTraces(
  { service, share }: TraceSettings,
  { behindProxy, log }: { behindProxy: boolean; log: Logger },
): { stop(): Promise<void> } {
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': service, 'service.version': RELEASE })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter(), maxQueueSize: MOST_WAITING })],
  });
  const spans = new Spans(provider.getTracer('studio', RELEASE));
  const stops = [traceRequests(spans, { behindProxy }), traceWork(spans), traceCallsOut(spans)];
  return {
    async stop() {
      for (const stop of stops) stop();
      await provider
        .forceFlush({ timeoutMillis: LAST_SEND_MS })
        .catch((error: unknown) => log.warn({ err: error }, 'the last traces were not sent'));
      await provider.shutdown();
    },
  };
}
