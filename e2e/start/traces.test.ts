import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { startCollector } from '../collector.ts';
import { layOutCluster } from '../database/prepared-cluster.ts';
import { run, WAYS, type Way } from '../ways-to-run.ts';

test.each(Object.keys(WAYS) as Way[])(
  'in %s a collector is told of a request and what it has led to, also of what was underway at the stop',
  async (way) => {
    const [collector, data] = await Promise.all([startCollector(), mkdtemp(path.join(os.tmpdir(), 'studio-traces-'))]);
    try {
      await layOutCluster(data);
      const studio = await run(way, data, {
        ...{ STUDIO_DEMO: '0', STUDIO_PROXY: '1', OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_SERVICE_NAME: 'redaktionen' },
      });
      const traceId = 'f'.repeat(32);
      const headers = { traceparent: `00-${traceId}-${'e'.repeat(16)}-01`, authorization: 'Bearer studio_en-nyckel-som-inte-finns' };
      expect((await fetch(`${studio.url}/studio/api/jag?hemligt=ja`, { headers })).status).toBe(401);
      await studio.end('SIGTERM');
      const received = collector.spans.find((span) => span.traceId === traceId && span.parentSpanId === 'e'.repeat(16));
      expect(received).toMatchObject({
        name: 'GET api',
        attributes: { 'http.response.status_code': 401, 'url.path': '/studio/api/jag?…' },
      });
      const within = collector.spans.filter((span) => span.parentSpanId === received?.spanId);
      expect(within.map(({ attributes }) => attributes['db.system.name'])).toContain('postgresql');
      expect([...collector.services]).toEqual(['redaktionen']);
      expect(collector.said()).not.toMatch(/hemligt|en-nyckel/);
    } finally {
      await collector.stop();
      await rm(data, { recursive: true, force: true });
    }
  },
);

test('a share of requests that is none is told of at the start', async () => {
  const data = await mkdtemp(path.join(os.tmpdir(), 'studio-traces-'));
  await expect(run('npm start', data, { OTEL_TRACES_SAMPLER_ARG: '7' })).rejects.toThrow(
    'OTEL_TRACES_SAMPLER_ARG ska vara ett tal från 0 till 1',
  );
  await rm(data, { recursive: true, force: true });
});
