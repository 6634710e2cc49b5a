import { expect, test } from 'vitest';
import { rightsMarks } from '#components/studio/media/rights-marks.ts';
import { NO_RIGHTS } from '#lib/contract/closed/media.ts';

const NOW = '2026-11-20T12:00:00.000Z';
const marks = (rights: Partial<typeof NO_RIGHTS>) => rightsMarks({ ...NO_RIGHTS, ...rights }, NOW).map(({ words }) => words);

test('rights that go on, or that nobody has told, are not marked', () => {
  expect([rightsMarks(null, NOW), marks({}), marks({ giltig_till: '2026-12-05' }), marks({ kanaler: ['webb'] })]).toEqual([[], [], [], []]);
});

test.each([
  ['2026-11-19', 'Rätten har gått ut'],
  ['2026-11-20T12:00:00Z', 'Rätten har gått ut'],
  ['2026-11-20', 'Går ut 20 nov.'],
  ['2026-12-04', 'Går ut 4 dec.'],
  ['2026-11-30T23:30:00+01:00', 'Går ut 30 nov.'],
])('a right to %s is marked by its last day', (giltig_till, words) => expect(marks({ giltig_till })).toEqual([words]));

test('one that is not for the web says so, beside that it has ended', () => {
  expect(marks({ kanaler: ['cms'] })).toEqual(['Inte för webben']);
  expect(marks({ kanaler: ['sociala'], giltig_till: '2026-11-01' })).toEqual(['Rätten har gått ut', 'Inte för webben']);
});
