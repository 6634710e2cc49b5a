import { readFileSync } from 'node:fs';
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { HEALTH_PART_NAMES, HEALTH_STATES } from '#lib/contract/health.ts';
import { QUEUES } from '#lib/store/vital-signs.ts';
import { studioMetrics } from '#lib/studio/metrics/studio-metrics.ts';
import { doorAt } from '#lib/transports/doors/addresses.ts';

/* What Studio is run with elsewhere says the same as what it is. */

const read = (file: string) => readFileSync(file, 'utf8');
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

test('the image has the Node that the package names', () => {
  const { dependencies } = JSON.parse(read('package.json'));
  expect(new Set(matches(read('Dockerfile'), /^FROM node:([\d.]+)-/gm))).toEqual(new Set([dependencies.node]));
});

test('a Node older than the one that the package brings along is refused', () => {
  const { dependencies } = JSON.parse(read('package.json'));
  expect(matches(read('lib/config/right-node.mjs'), /^const OLDEST = (\d+);$/gm)).toEqual([dependencies.node.split('.')[0]]);
});

test('every variable that compose.yaml gives to Studio is one that the README names', () => {
  const named = new Set(matches(read('README.md').replaceAll(/`, `/g, '`|`'), /`([A-Z][A-Z_]+)`/g));
  const [ofStudio = ''] = read('compose.yaml').split(/^services:$/m);
  const given = matches(ofStudio, /^ {4}([A-Z][A-Z_]+):/gm);
  expect(given).toContain('STUDIO_URL');
  expect(given.filter((variable) => !named.has(variable))).toEqual([]);
});

test('what the proxy and the image ask Studio for is there, and the proxy is given what it names', () => {
  const caddyfile = read('deploy/Caddyfile');
  for (const word of [...matches(caddyfile, /health_uri \/(\w+)/g), ...matches(read('Dockerfile'), /\/(halsa|redo)`/g)])
    expect(doorAt(`/${word}`)).toBe('health');
  const compose = read('compose.yaml');
  for (const variable of new Set(matches(caddyfile, /\{\$(\w+)/g))) expect(compose).toContain(`      ${variable}: `);
});

test('alerts and runbooks speak of figures that are told, by labels that they have', async () => {
  const part = { namn: 'databas', lage: 'fungerar', text: '', rubrik: '', kravs: true, orsak: '', atgard: '' } as const;
  const metrics = studioMetrics({
    health: {
      report: async () => ({ redo: true, delar: [part], release: '', bygge: '', sedan: '', kontrollerad: '' }),
      signs: async () => ({ slow: true }),
      space: async () => ({ slow: true }),
    },
    pools: () => [],
    changesHeard: () => true,
  });
  const { text, type } = await metrics.exposition();
  metrics.stop();
  expect(type).toBe(new Registry().contentType);
  const told = new Set(matches(text, /^# TYPE (\S+)/gm));
  const spoken = `${read('deploy/alerts.yaml')}${read('docs/runbooks.md')}${read('docs/operate.md')}`;
  const series = matches(spoken, /\b((?:studio|nodejs|process)_[a-z0-9_]+)/g).map((name) =>
    name.replace(/_seconds_(sum|count)$/, '_seconds'),
  );
  expect(new Set(series.filter((name) => !told.has(name)))).toEqual(new Set());
  const labels = { state: [...HEALTH_STATES, 'used', 'idle'], queue: QUEUES, part: HEALTH_PART_NAMES };
  for (const [label, values] of Object.entries(labels))
    expect(
      matches(spoken, new RegExp(`\\{[^}]*${label}="(\\w+)"`, 'g')).filter((value) => !(values as readonly string[]).includes(value)),
    ).toEqual([]);
});
