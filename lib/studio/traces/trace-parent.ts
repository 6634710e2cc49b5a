import { isSpanContextValid, type SpanContext } from '@opentelemetry/api';

/** Version 00 of W3C Trace Context; later ones begin alike. */
const TRACE_PARENT = /^(?!ff)[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(?:-|$)/;

/** What a `traceparent` header names; undefined where there is none, or none that can be read. */
export function traceParent(header: string | undefined): SpanContext | undefined {
  const [, traceId = '', spanId = '', flags = ''] = TRACE_PARENT.exec(header ?? '') ?? [];
  const named = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
  return isSpanContextValid(named) ? named : undefined;
}
