import { describe, expect, test } from 'vitest';
import { Fault } from '#lib/errors/fault.ts';
import { countedPage } from '#lib/operations/counted-page.ts';
import { rankedOf, stretchOf, type Window } from '#lib/store/stretch.ts';

const MORE = { antal: 1_000, minst: true };
const rows = (count: number) => Array.from({ length: count }, (_, nr) => String(nr));
const cursorOf = (place: unknown) => JSON.stringify(place);

/** The frame of a page of which so many rows were read. */
function frame(read: number, window: Window, counted = MORE) {
  return countedPage(
    stretchOf(rows(read), counted, window, (row) => [row]),
    window,
    cursorOf,
  );
}

function refusal(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof Fault) return JSON.stringify(error.fel);
    throw error;
  }
  return '';
}

describe('a list that was not counted to its end', () => {
  test('has more than was counted, a page more at least, and a row to go on behind', () => {
    expect(frame(26, { sida: 1, per_sida: 25 })).toEqual({
      ...{ ok: true, antal: 1_000, antal_minst: true, sida: 1, sidor: 41, per_sida: 25, nasta: '["24"]' },
    });
  });

  test('is told by whoever has come further down, and how long it was at its end', () => {
    expect(frame(101, { sida: 30, per_sida: 100 })).toMatchObject({ antal: 3_000, antal_minst: true, sidor: 31 });
    const last = frame(40, { sida: 31, per_sida: 100 });
    expect(last).toMatchObject({ antal: 3_040, sidor: 31, nasta: null });
    expect(last.antal_minst).toBeUndefined();
  });

  test('has no more pages than a number leads to', () => {
    expect(frame(101, { sida: 100, per_sida: 100 })).toMatchObject({ antal: 10_000, antal_minst: true, sidor: 100, nasta: '["99"]' });
    expect(refusal(() => frame(0, { sida: 101, per_sida: 100 }))).toContain('markor');
  });

  test('behind a row goes on however deep that is, and knows only what was counted', () => {
    expect(frame(26, { sida: 7, per_sida: 25, efter: ['x'] })).toMatchObject({ antal: 1_000, antal_minst: true, sida: 1, nasta: '["24"]' });
  });

  test('beyond its end is empty', () => {
    expect(frame(0, { sida: 50, per_sida: 100 })).toMatchObject({ antal: 1_000, nasta: null });
  });
});

describe('what is found by words', () => {
  test('goes on by how many have been seen, as far as is looked', () => {
    const window = { sida: 1, per_sida: 100, efter: 900 };
    expect(countedPage(rankedOf(rows(100), MORE, window), window, cursorOf)).toMatchObject({ antal: 1_000, sidor: 10, nasta: '1000' });
    const beyond = { ...window, efter: 1_000 };
    const told = refusal(() => countedPage(rankedOf([], MORE, beyond), beyond, cursorOf));
    expect(told).toContain('Gör urvalet mindre');
    expect(told).not.toContain('nasta');
  });

  test('ends where it was counted to its end', () => {
    const window = { sida: 2, per_sida: 100 };
    const found = rankedOf(rows(20), { antal: 120, minst: false }, window);
    expect(countedPage(found, window, cursorOf)).toEqual({ ok: true, antal: 120, sida: 2, sidor: 2, per_sida: 100, nasta: null });
  });
});
