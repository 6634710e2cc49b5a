import { expect, test } from 'vitest';
import { liveOrder } from '#components/editor/block/forms/live-order.ts';

test('pinned entries come first, then the newest', () => {
  expect(
    liveOrder([
      { tid: '2026-11-20T08:00' },
      { tid: '2026-11-20T09:30' },
      { tid: '2026-11-20T07:00', fast: true },
      { tid: '2026-11-19T23:59' },
    ]),
  ).toEqual([2, 1, 0, 3]);
});

test('of two from the same minute the later written is first, as for the reader', () => {
  expect(liveOrder([{ tid: '2026-11-20T08:00' }, { tid: '2026-11-20T08:00' }])).toEqual([1, 0]);
});

test('an entry without a time is about to be written', () => {
  expect(liveOrder([{ tid: '2026-11-20T08:00' }, {}, { tid: '2026-11-20T09:00' }])).toEqual([1, 2, 0]);
});
