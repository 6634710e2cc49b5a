import { expect, test } from 'vitest';
import { memoryHere, settingsFor } from '#lib/studio/embedded-settings.ts';

const GB = 1024 ** 3;

test.each([
  [0.25, { shared_buffers: '16MB', effective_cache_size: '128MB', maintenance_work_mem: '16MB' }],
  [1, { shared_buffers: '48MB', effective_cache_size: '512MB', maintenance_work_mem: '32MB' }],
  [4, { shared_buffers: '48MB', effective_cache_size: '2048MB', maintenance_work_mem: '128MB' }],
  [256, { shared_buffers: '48MB', effective_cache_size: '131072MB', maintenance_work_mem: '256MB' }],
])('of a machine with %s GB', (gigabytes, settings) => {
  expect(settingsFor(gigabytes * GB)).toEqual(settings);
});

test('there is some memory, and no more than a machine has', () => {
  expect(memoryHere()).toBeGreaterThan(GB / 8);
  expect(memoryHere()).toBeLessThan(2 ** 50);
});
