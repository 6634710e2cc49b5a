import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Attributes,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  type SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';

interface Beginning {
  kind: SpanKind;
  attributes: Attributes;
  /** What another system has begun and this is a part of. */
  within?: SpanContext | undefined;
}

/** The spans of this process: which of them whatever runs is work of, how one begins and how it ends. */
export class Spans {
  /** What is underway where one asks. */
  readonly underway = new AsyncLocalStorage<Span | undefined>();
  private readonly tracer: Tracer;

  constructor(tracer: Tracer) {
    this.tracer = tracer;
  }

  /** A span within the one that is underway. */
  begin(name: string, { kind, attributes, within }: Beginning): Span {
    const parent = this.underway.getStore();
    const context = within === undefined ? parent && trace.setSpan(ROOT_CONTEXT, parent) : trace.setSpanContext(ROOT_CONTEXT, within);
    return this.tracer.startSpan(name, { kind, attributes }, context ?? ROOT_CONTEXT);
  }

  /** Ends it; `fault` names what has gone wrong. What sends it off, later, is work of no span. */
  end(span: Span, fault?: string): void {
    if (fault !== undefined) span.setAttribute('error.type', fault).setStatus({ code: SpanStatusCode.ERROR });
    this.underway.exit(() => span.end());
  }
}
