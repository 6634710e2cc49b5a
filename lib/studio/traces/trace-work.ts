import type { TracingChannel } from 'node:diagnostics_channel';
import { type Attributes, type Span, SpanKind } from '@opentelemetry/api';
import { Fault } from '#lib/errors/fault.ts';
import type { Spans } from '#lib/studio/traces/spans.ts';
import { OPERATIONS, STATEMENTS, type Traced, type TracedOperation, type TracedStatement } from '#lib/traces/work.ts';

/** How a kind of work is told of. */
interface Told<About> {
  name(about: About): string;
  kind: SpanKind;
  attributes(about: About): Attributes;
  /** Whether what is work of nothing is told of too. */
  byItself: boolean;
}

const TOLD_OPERATION: Told<TracedOperation> = {
  name: ({ operation }) => operation,
  kind: SpanKind.INTERNAL,
  attributes: ({ operation, av, korrelation }) => ({ 'studio.operation': operation, 'studio.av': av, 'studio.korrelation': korrelation }),
  byItself: true,
};

/** What workers look for by themselves, several times a second, is nobody's request. */
const TOLD_STATEMENT: Told<TracedStatement> = {
  name: ({ statement }) => statement,
  kind: SpanKind.CLIENT,
  attributes: ({ statement }) => ({ 'db.system.name': 'postgresql', 'db.query.summary': statement }),
  byItself: false,
};

/** A span for every call of an operation, and for every statement of one, until it is told to stop. */
export function traceWork(spans: Spans): () => void {
  const stops = [follow(spans, OPERATIONS, TOLD_OPERATION), follow(spans, STATEMENTS, TOLD_STATEMENT)];
  return () => {
    for (const stop of stops) stop();
  };
}

function follow<About extends object>(spans: Spans, channel: TracingChannel<unknown, Traced<About>>, told: Told<About>): () => void {
  const begun = new WeakMap<object, Span>();
  channel.start.bindStore(spans.underway, (about) => {
    const above = spans.underway.getStore();
    if (above === undefined && !told.byItself) return undefined;
    const span = spans.begin(told.name(about), { kind: told.kind, attributes: told.attributes(about) });
    begun.set(about, span);
    return span;
  });
  const ended = (message: unknown) => {
    const about = message as Traced<About>; // What the channel was handed at the beginning.
    const span = begun.get(about);
    if (span !== undefined) spans.end(span, faultOf(about.error));
  };
  channel.asyncEnd.subscribe(ended);
  return () => {
    channel.start.unbindStore(spans.underway);
    channel.asyncEnd.unsubscribe(ended);
  };
}

/** What of an error may leave Studio: its kind. What is refused by rule is no fault of the system. */
function faultOf(error: unknown): string | undefined {
  if (error === undefined) return undefined;
  if (error instanceof Fault && error.status < 500) return undefined;
  return error instanceof Error ? error.name : typeof error;
}
