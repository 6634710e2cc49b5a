import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** A span as a collector is told of it (OTLP 1.7, JSON). */
export interface CollectedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: Record<string, unknown>;
  status: number;
}

export interface Collector {
  url: string;
  spans: CollectedSpan[];
  /** Names of what sends, as it says itself. */
  services: Set<unknown>;
  /** All that came, letter by letter. */
  said(): string;
  /** Resolves with the span that is looked for, as soon as it has come. */
  span(looked: (span: CollectedSpan) => boolean): Promise<CollectedSpan>;
  stop(): Promise<void>;
}

type Attributes = Array<{ key: string; value: Record<string, unknown> }>;

interface Sent {
  resourceSpans: Array<{
    resource: { attributes: Attributes };
    scopeSpans: Array<{
      spans: Array<Omit<CollectedSpan, 'attributes' | 'status'> & { attributes: Attributes; status: { code?: number } }>;
    }>;
  }>;
}

const PATIENCE_MS = 60_000;

const valuesOf = (attributes: Attributes) => Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

/** What takes traces in, as a collector does (OTLP over HTTP), and keeps them in memory. */
export async function startCollector(): Promise<Collector> {
  const spans: CollectedSpan[] = [];
  const services = new Set<unknown>();
  let said = '';
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    said += text;
    const { resourceSpans }: Sent = JSON.parse(text);
    for (const { resource, scopeSpans } of resourceSpans) {
      services.add(valuesOf(resource.attributes)['service.name']);
      for (const span of scopeSpans.flatMap((scope) => scope.spans))
        spans.push({ ...span, attributes: valuesOf(span.attributes), status: span.status.code ?? 0 });
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // A server that listens on TCP has such an address.
  return {
    ...{ url: `http://127.0.0.1:${port}`, spans, services, said: () => said },
    async span(looked) {
      for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await setTimeout(50)) {
        const found = spans.find(looked);
        if (found !== undefined) return found;
      }
      throw new Error(`no such span among ${spans.map(({ name }) => name).join(', ')}`);
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
