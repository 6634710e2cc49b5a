import { describe, expect, it } from 'vitest';
import { clockTime, longMoment, relativeTime, stockholmClock } from '#components/studio/swedish-time.ts';

const NOW = Date.parse('2026-11-20T13:00:00Z');

describe('relativeTime', () => {
  it.each([
    ['2026-11-20T12:59:50Z', 'nyss'],
    ['2026-11-20T12:55:00Z', 'för 5 minuter sedan'],
    ['2026-11-20T11:00:00Z', 'för 2 timmar sedan'],
    ['2026-11-19T12:00:00Z', 'i går'],
    ['2026-11-17T12:00:00Z', 'för 3 dagar sedan'],
    ['2026-11-22T15:00:00Z', 'i övermorgon'],
    ['2026-11-03T12:00:00Z', '3 nov.'],
    ['2025-11-03T12:00:00Z', '3 nov. 2025'],
  ])('says %s as %s', (iso, words) => {
    expect(relativeTime(iso, NOW)).toBe(words);
  });

  it('counts the days of Stockholm, not of Greenwich', () => {
    // 00:30 on the 19th in Stockholm, still the 18th in UTC.
    expect(relativeTime('2026-11-18T23:30:00Z', NOW)).toBe('i går');
  });
});

it('writes Stockholm time whatever the zone of the machine', () => {
  expect(stockholmClock(Date.parse('2026-07-01T10:00:00Z'))).toBe('2026-07-01 12:00');
  expect(stockholmClock(Date.parse('2026-12-01T10:00:00Z'))).toBe('2026-12-01 11:00');
  expect(longMoment('2026-11-20T13:05:00Z')).toBe('20 november 2026 kl. 14.05');
  expect(clockTime('2026-11-20T13:05:00Z')).toBe('14.05');
});
