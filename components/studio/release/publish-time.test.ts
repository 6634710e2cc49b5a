import { describe, expect, test } from 'vitest';
import { chosenTimeOf, quickTimes, readPublishTime } from '#components/studio/release/publish-time.ts';
import { weekdayMoment } from '#components/studio/release/weekday-moment.ts';

const FRIDAY = Date.parse('2026-11-20T10:02:00Z');
const read = (text: string, second = false, now = FRIDAY) => readPublishTime({ text, second }, now);

describe('a chosen time', () => {
  test('lies ahead or has been', () => {
    expect(read('2026-11-27T06:00')).toEqual({ kind: 'instant', instant: '2026-11-27T05:00:00.000Z', isPast: false, isTwice: false });
    expect(read('2026-11-03T06:00')).toMatchObject({ isPast: true });
    expect(read('')).toEqual({ kind: 'none' });
  });

  test('that the clocks skip is told with its neighbours', () => {
    expect(read('2027-03-28T02:30')).toEqual({ kind: 'gap', fore: '2027-03-28T01:59', efter: '2027-03-28T03:00' });
  });

  test('that comes twice means the first, or the second when that is chosen, and is found again from either', () => {
    expect(read('2027-10-31T02:30')).toMatchObject({ instant: '2027-10-31T00:30:00.000Z', isTwice: true });
    expect(read('2027-10-31T02:30', true)).toMatchObject({ instant: '2027-10-31T01:30:00.000Z', isTwice: true });
    for (const second of [false, true]) {
      const time = read('2027-10-31T02:30', second);
      expect(time.kind === 'instant' && chosenTimeOf(time.instant)).toEqual({ text: '2027-10-31T02:30', second });
    }
    expect(read('2027-10-31T03:30')).toMatchObject({ isTwice: false });
  });
});

test('the quick choices all lie ahead, whatever the day and hour', () => {
  const names = (now: number) => quickTimes(now).map(({ namn, tid }) => `${namn}: ${tid.text}`);
  expect(names(FRIDAY)).toEqual([
    'Om en timme: 2026-11-20T12:05',
    'I dag 18.00: 2026-11-20T18:00',
    'I morgon 06.00: 2026-11-21T06:00',
    'I morgon 12.00: 2026-11-21T12:00',
    'Måndag 06.00: 2026-11-23T06:00',
  ]);
  // Sunday night: Monday is tomorrow, and in Stockholm it already is.
  expect(names(Date.parse('2026-11-22T22:00:00Z')).map((line) => line.split(':')[0])).toEqual([
    'Om en timme',
    'I morgon 06.00',
    'I morgon 12.00',
  ]);
  for (let hour = 0; hour < 24 * 400; hour += 53) {
    const now = FRIDAY + hour * 3_600_000;
    for (const { tid } of quickTimes(now)) expect(readPublishTime(tid, now)).toMatchObject({ isPast: false });
  }
});

test('a moment is said as one says it', () => {
  const at = (instant: string) => weekdayMoment(instant, FRIDAY);
  expect(at('2026-11-20T13:30:00.000Z')).toBe('i dag 14.30');
  expect(at('2026-11-20T23:30:00.000Z')).toBe('i morgon 00.30');
  expect(at('2026-11-27T05:00:00.000Z')).toBe('fredag 27 november 06.00');
  expect(at('2027-01-01T05:00:00.000Z')).toBe('fredag 1 januari 2027 06.00');
  expect(at('2027-10-31T00:30:00.000Z')).toBe('söndag 31 oktober 2027 02.30 sommartid');
  expect(at('2027-10-31T01:30:00.000Z')).toBe('söndag 31 oktober 2027 02.30 vintertid');
});
