import { describe, expect, test } from 'vitest';
import type { Found } from '#lib/link-check/found.ts';
import { type Checked, nextState, type Remembered } from '#lib/link-check/next-state.ts';

type Settled = Exclude<Found, { typ: 'senare' }>;
const NEW: Remembered = { tillstand: 'ny', forsok: 0, fel_sedan: null, begard: false };
const GONE: Settled = { typ: 'trasig', orsak: 'svar', svar: 404, natet: false };
const THERE: Settled = { typ: 'framme', svar: 200, leder_till: null };
const hours = (from: Date, to: string) => (Date.parse(to) - from.getTime()) / 3_600_000;

/** Checks it each time that it is due, and finds the same. */
function again(before: Remembered, found: typeof GONE, times: number): Array<Checked & { efter: number }> {
  const all: Array<Checked & { efter: number }> = [];
  const first = new Date('2026-11-25T12:00:00Z');
  let [now, known] = [first, before];
  for (let time = 0; time < times; time++) {
    const state = nextState(known, found, now, 0);
    all.push({ ...state, efter: hours(first, now.toISOString()) });
    known = { ...state, begard: false };
    now = new Date(state.nasta);
  }
  return all;
}

describe('a link that finds nothing', () => {
  test('is called broken when three checks over more than a day have found nothing, each after a longer pause', () => {
    const told = again({ ...NEW, tillstand: 'ok' }, GONE, 4).map(({ tillstand, forsok, efter }) => [tillstand, forsok, efter]);
    expect(told).toEqual([
      ['ok', 1, 0],
      ['ok', 2, 1],
      ['trasig', 3, 25],
      ['trasig', 4, 49],
    ]);
  });

  test('is called so at once for who has asked', () => {
    expect(nextState({ ...NEW, begard: true }, GONE, new Date(), 0)).toMatchObject({ tillstand: 'trasig', orsak: 'svar', svar: 404 });
  });

  test('and then is there again is well', () => {
    const [, , broken] = again(NEW, GONE, 3);
    const mended = nextState({ ...NEW, ...broken, begard: false }, THERE, new Date(), 0);
    expect(mended).toMatchObject({ tillstand: 'ok', orsak: null, forsok: 0, fel_sedan: null });
  });
});

test('what is there is looked at again in a week, not all at one time', () => {
  const now = new Date();
  expect(hours(now, nextState(NEW, THERE, now, 0).nasta)).toBeCloseTo(168, 1);
  expect(hours(now, nextState(NEW, THERE, now, 1).nasta)).toBeCloseTo(184.8, 1);
});

test('what robots may not see is known to nobody, and not broken', () => {
  const before = { ...NEW, tillstand: 'ok' as const };
  expect(nextState(before, { typ: 'oviss', orsak: 'nekad', svar: 403 }, new Date(), 0)).toMatchObject({ tillstand: 'ny', orsak: 'nekad' });
});
