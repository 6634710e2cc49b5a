import { describe, expect, test } from 'vitest';
import { countdown } from '#lib/reader/script/countdown-time.ts';
import { seenCountdown, spokenCountdown } from '#lib/reader/script/countdown-words.ts';

const START = Date.parse('2027-01-16T18:00:00Z');
const END = Date.parse('2027-01-16T21:00:00Z');
const at = (instant: string) => countdown(START, END, Date.parse(instant));
const seen = (instant: string, sprak: 'sv' | 'en' = 'sv') => {
  const { forst, delar } = seenCountdown(at(instant), sprak);
  return [forst, ...delar.map(({ antal, enhet }) => `${antal} ${enhet}`)].join(' ');
};

describe('before it begins', () => {
  test.each([
    ['2027-01-04T13:29:00Z', 'Börjar om 12 dagar 4 tim 31 min', 'Börjar om 12 dagar, 4 timmar och 31 minuter'],
    ['2027-01-15T17:00:00Z', 'Börjar om 1 dag 1 tim 0 min', 'Börjar om 1 dag, 1 timme och 0 minuter'],
    ['2027-01-16T16:59:00Z', 'Börjar om 1 tim 1 min', 'Börjar om 1 timme och 1 minut'],
    ['2027-01-16T17:59:59Z', 'Börjar om 1 min', 'Börjar om 1 minut'],
  ])('at %s it says «%s»', (instant, shown, spoken) => {
    expect(seen(instant)).toBe(shown);
    expect(spokenCountdown(at(instant), 'sv')).toBe(spoken);
  });

  test('in English', () => {
    expect(seen('2027-01-04T13:29:00Z', 'en')).toBe('Starts in 12 days 4 hr 31 min');
    expect(spokenCountdown(at('2027-01-16T16:59:00Z'), 'en')).toBe('Starts in 1 hour and 1 minute');
  });

  test('it changes when the minute does', () => {
    expect(at('2027-01-16T17:58:30Z')).toMatchObject({ minuter: 2, nasta: 30_000 });
    expect(at('2027-01-16T17:59:00Z')).toMatchObject({ minuter: 1, nasta: 60_000 });
  });
});

test('it goes on, and then it has been', () => {
  expect(at('2027-01-16T18:00:00Z')).toMatchObject({ lage: 'pagar', nasta: 3 * 3_600_000 });
  expect(seen('2027-01-16T20:59:59Z')).toBe('Pågår nu');
  expect(at('2027-01-16T21:00:00Z')).toMatchObject({ lage: 'slut', nasta: undefined });
  expect(seen('2027-01-16T21:00:00Z')).toBe('Evenemanget har varit');
});

test('without an end it goes on for an evening, not for ever', () => {
  expect(countdown(START, undefined, START + 3_600_000).lage).toBe('pagar');
  expect(countdown(START, undefined, START + 24 * 3_600_000).lage).toBe('slut');
});
