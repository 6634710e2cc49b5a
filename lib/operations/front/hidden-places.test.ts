import { expect, test } from 'vitest';
import type { Place } from '#lib/contract/edition.ts';
import { withHidden } from '#lib/operations/front/hidden-places.ts';

const RULE: Place = { artikel: null, fran: null, till: null, sektion: null, tagg: null };
const FOOD: Place = { ...RULE, sektion: 'mat' };
const SECRET: Place = { ...RULE, artikel: 'dold', fran: '2026-12-02T10:00:00.000Z' };
const OPEN: Place = { ...RULE, artikel: 'oppen' };

// One that is hidden has been shown as a place of its rule alone.
const kept = [OPEN, SECRET, RULE];
const shown = [OPEN, { ...RULE }, RULE];

test.each<[string, Place[], Place[]]>([
  ['left as it was', [OPEN, RULE, RULE], [OPEN, SECRET, RULE]],
  ['left where others are changed', [FOOD, RULE], [FOOD, SECRET]],
  ['moved with its place', [RULE, OPEN], [SECRET, OPEN]],
  ['gone where another article is put, and every place that looks the same is too', [OPEN, OPEN, FOOD], [OPEN, OPEN, FOOD]],
  ['gone with all places', [], []],
])('what is hidden on a front is %s', (_, given, saved) => {
  expect(withHidden(given, kept, shown)).toEqual(saved);
});

test('of two that look the same each stands on once', () => {
  const other = { ...SECRET, artikel: 'annan' };
  const asShown = [{ ...RULE }, { ...RULE }];
  expect(withHidden([OPEN, { ...RULE }, { ...RULE }], [SECRET, other], asShown)).toEqual([OPEN, SECRET, other]);
});
