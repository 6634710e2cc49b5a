import { expect, test } from 'vitest';
import { dropTime } from '#components/studio/calendar/drop-time.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const MORNING = '2026-11-21T05:00:00.000Z';

test('a release that is dropped on another day keeps its time of day, also across a change of the clocks', () => {
  expect(dropTime(MORNING, { dag: '2026-11-27' }, NOW)).toEqual({ kind: 'move', instant: '2026-11-27T05:00:00.000Z' });
  expect(dropTime(MORNING, { dag: '2027-03-28' }, NOW)).toEqual({ kind: 'move', instant: '2027-03-28T04:00:00.000Z' });
  expect(dropTime(MORNING, { dag: '2026-11-21' }, NOW)).toEqual({ kind: 'same' });
});

test('dropped on an hour of a week it keeps its minutes', () => {
  expect(dropTime('2026-11-21T05:25:00.000Z', { dag: '2026-11-22', timme: 14 }, NOW)).toEqual({
    kind: 'move',
    instant: '2026-11-22T13:25:00.000Z',
  });
});

test('a time that has been, and one that the clocks skip, are refused with the reason', () => {
  expect(dropTime(MORNING, { dag: '2026-11-20' }, NOW)).toMatchObject({
    kind: 'refused',
    why: 'Klockan 06.00 i dag har varit. Välj en tid som kommer.',
  });
  expect(dropTime('2026-11-21T01:30:00.000Z', { dag: '2027-03-28' }, NOW)).toEqual({
    kind: 'refused',
    why: 'Klockan 02.30 finns inte söndag 28 mars 2027: då ställs klockan fram till sommartid. Välj en annan tid.',
    suggested: { text: '2027-03-28T03:00', second: false },
  });
});
