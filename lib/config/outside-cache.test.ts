import { expect, test } from 'vitest';
import { z } from 'zod';
import { outsideCacheSettings, outsideCacheVariables, wrongOutsideCacheKey } from '#lib/config/outside-cache.ts';

const read = (given: Record<string, string>) => z.object(outsideCacheVariables).safeParse(given);
const settings = (given: Record<string, string>) => outsideCacheSettings(read(given).data ?? {});

test('servers and services are known by their addresses', () => {
  expect(settings({})).toBeUndefined();
  expect(settings({ STUDIO_MELLANLAGER: 'varnish+http://10.0.0.2:6081, varnish+https://cache.example' })).toEqual({
    slag: 'varnish',
    adresser: ['http://10.0.0.2:6081', 'https://cache.example'],
  });
  const nyckel = { STUDIO_MELLANLAGER_NYCKEL: 'hemlig' };
  expect(settings({ STUDIO_MELLANLAGER: 'fastly://SU1Z0isxPaozGVKXdv0eY', ...nyckel })).toEqual({
    ...{ slag: 'fastly', tjanst: 'SU1Z0isxPaozGVKXdv0eY', nyckel: 'hemlig' },
  });
  expect(settings({ STUDIO_MELLANLAGER: 'cloudflare://023e105f4ecef8ad9ca31a8372d0c353', ...nyckel })).toEqual({
    ...{ slag: 'cloudflare', zon: '023e105f4ecef8ad9ca31a8372d0c353', nyckel: 'hemlig' },
  });
});

test.each([
  'http://10.0.0.2:6081',
  'varnish+http://10.0.0.2:6081/vag',
  'varnish+http://user:pass@10.0.0.2',
  'varnish+ftp://10.0.0.2',
  'varnish+http://10.0.0.2,fastly://SU1Z0isxPaozGVKXdv0eY',
  'fastly://../purge_all',
  'cloudflare://',
])('%s is none', (value) => {
  expect(read({ STUDIO_MELLANLAGER: value }).success).toBe(false);
});

test('a service wants its key, and Varnish one that nobody guesses', () => {
  const varnish = { STUDIO_MELLANLAGER: 'varnish+http://10.0.0.2' };
  expect(wrongOutsideCacheKey({ STUDIO_MELLANLAGER: 'fastly://SU1Z0isxPaozGVKXdv0eY' })).toMatch(/behöver också STUDIO_MELLANLAGER_NYCKEL/);
  expect(wrongOutsideCacheKey({ ...varnish, STUDIO_MELLANLAGER_NYCKEL: 'x'.repeat(15) })).toMatch(/minst 16 tecken/);
  for (const right of [varnish, { ...varnish, STUDIO_MELLANLAGER_NYCKEL: 'x'.repeat(16) }, {}])
    expect(wrongOutsideCacheKey(right)).toBeUndefined();
  expect(settings({ ...varnish, STUDIO_MELLANLAGER_NYCKEL: 'x'.repeat(16) })).toMatchObject({ slag: 'varnish', nyckel: 'x'.repeat(16) });
  expect(read({ STUDIO_MELLANLAGER_NYCKEL: 'två ord' }).success).toBe(false);
});
