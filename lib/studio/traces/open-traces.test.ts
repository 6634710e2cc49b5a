import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fault } from '#lib/errors/fault.ts';
import { openTraces } from '#lib/studio/traces/open-traces.ts';
import { correlationOfWork, tracedOperation, tracedStatement } from '#lib/traces/work.ts';
import { type CollectedSpan, type Collector, startCollector } from '../../../e2e/collector.ts';

let collector: Collector;
let url: string;
const server = createServer((asked, response) => {
  handle(asked.url ?? '').then(
    (text) => response.end(text),
    () => response.writeHead(500).end(),
  );
});

/** What the requests of this test have done. */
async function handle(path: string): Promise<string> {
  const work = { operation: 'listaInnehall', av: 'agent', korrelation: `id-${path}` };
  if (path === '/studio/api/innehall?sok=hemligt') {
    return tracedOperation(work, async () => {
      await tracedStatement({ statement: 'item_list' }, async () => []);
      await fetch(`${url}/halsa`);
      return correlationOfWork() ?? '';
    });
  }
  if (path === '/studio/api/nekas') return tracedOperation(work, () => Promise.reject(fault('andra_faktor_saknas'))).catch(() => 'nej');
  if (path === '/studio/api/brister') return tracedOperation(work, () => Promise.reject(new RangeError('hemligt')));
  return 'ok';
}

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';

/** Asks as a client that is traced by nobody here. */
async function ask(path: string, headers: Record<string, string> = {}): Promise<string> {
  const call = request(`${url}${path}`, { headers, agent: false }).end();
  const [response] = await once(call, 'response');
  let text = '';
  for await (const part of response) text += part;
  return text;
}

let answered: string;

beforeAll(async () => {
  collector = await startCollector();
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = collector.url;
  const traces = openTraces({ service: 'studio-prov', share: 1 }, { behindProxy: true, log: pino({ level: 'silent' }) });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // A server that listens on TCP has such an address.
  answered = await ask('/studio/api/innehall?sok=hemligt', { traceparent: `00-${TRACE}-${PARENT}-01` });
  await ask('/studio/api/nekas');
  await ask('/studio/api/brister');
  await tracedStatement({ statement: 'worker_looks' }, async () => []);
  // What has not been sent is sent now.
  await traces.stop();
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await collector.stop();
});

/** The one that is looked for. */
function span(looked: (span: CollectedSpan) => boolean): CollectedSpan {
  const [found, ...more] = collector.spans.filter(looked);
  if (found === undefined || more.length > 0)
    throw new Error(`not one such span among ${collector.spans.map(({ name }) => name).join(', ')}`);
  return found;
}

const correlated = (path: string) => span(({ attributes }) => attributes['studio.korrelation'] === `id-${path}`);

test('a request, its call, statement and question to another system are one trace, which goes on what a proxy has begun', () => {
  const received = span(({ name, parentSpanId }) => name === 'GET api' && parentSpanId === PARENT);
  const operation = span(({ name, parentSpanId }) => name === 'listaInnehall' && parentSpanId === received.spanId);
  const statement = span(({ name }) => name === 'item_list');
  const out = span(({ name, parentSpanId }) => name === 'GET' && parentSpanId === operation.spanId);
  expect(new Set([received, operation, statement, out].map(({ traceId }) => traceId))).toEqual(new Set([TRACE]));
  expect(statement).toMatchObject({ parentSpanId: operation.spanId, attributes: { 'db.system.name': 'postgresql' } });
  expect(received.attributes).toMatchObject({
    'http.response.status_code': 200,
    'studio.dorr': 'api',
    'url.path': '/studio/api/innehall?…',
  });
  expect(operation.attributes).toMatchObject({ 'studio.av': 'agent', 'studio.korrelation': 'id-/studio/api/innehall?sok=hemligt' });
  expect([...collector.services]).toEqual(['studio-prov']);
});

test('what is refused is no fault of the system, and what breaks is told by its kind alone', () => {
  expect(correlated('/studio/api/nekas').status).toBe(0);
  expect(correlated('/studio/api/brister')).toMatchObject({ status: 2, attributes: { 'error.type': 'RangeError' } });
  expect(span(({ attributes }) => attributes['url.path'] === '/studio/api/brister').status).toBe(2);
});

test('a statement of nobody’s request is no span, and nothing is told of a request but its path', () => {
  expect(collector.spans.filter(({ name }) => name === 'worker_looks')).toEqual([]);
  expect(collector.said().replaceAll('id-/studio/api/innehall?sok=hemligt', '')).not.toContain('hemligt');
});

test('the correlation id is known to the work of a call, and to nothing else', () => {
  expect(answered).toBe('id-/studio/api/innehall?sok=hemligt');
  expect(correlationOfWork()).toBeUndefined();
});
