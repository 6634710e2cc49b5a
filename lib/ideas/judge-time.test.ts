import { expect, test } from 'vitest';
import { judgeTime } from '#lib/ideas/judge-time.ts';

const NOW = '2026-11-25T12:00:00.000Z';

test.each([
  ['Wed, 25 Nov 2026 10:00:00 +0100', '2026-11-25T09:00:00.000Z'],
  ['Wed, 25 Nov 2026 10:00:00 GMT', '2026-11-25T10:00:00.000Z'],
  ['Wed, 25 Nov 2026 10:00:00 CET', '2026-11-25T09:00:00.000Z'],
  ['2026-11-25T10:00:00Z', '2026-11-25T10:00:00.000Z'],
  ['2026-11-25T10:00:00+01:00', '2026-11-25T09:00:00.000Z'],
  ['2026-11-25 10:00', '2026-11-25T09:00:00.000Z'],
  // A clock that is ahead: it has been published, and not yet.
  ['2026-11-25T12:20:00Z', NOW],
])('%s is %s', (said, tid) => expect(judgeTime(said, NOW)).toEqual({ tid, osaker: false }));

test.each([
  '',
  'igår',
  'Thu, 01 Jan 1970 00:00:00 GMT',
  '1970-01-01T00:00:00Z',
  '0000-00-00T00:00:00Z',
  '2099-12-31T23:59:59Z',
  '9'.repeat(5_000),
  '2026-13-45',
])('%s says nothing: it is the time it was found', (said) => expect(judgeTime(said, NOW)).toEqual({ tid: NOW, osaker: true }));

test.each(['2026-11-10T10:00:00Z', 'Mon, 01 Jan 2024 10:00:00 GMT', '2001-09-09T01:46:40Z'])('%s is too old to be an idea', (said) =>
  expect(judgeTime(said, NOW)).toBeUndefined(),
);
