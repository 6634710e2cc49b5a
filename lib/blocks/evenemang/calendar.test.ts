import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { type CalendarPage, calendarFile } from '#lib/blocks/evenemang/index.ts';
import type { Attrs } from '#lib/blocks/evenemang/schema.ts';

const page: CalendarPage = {
  uid: 'bevent0001@tidningen.example',
  andrad: '2026-11-20T08:30:00.000Z',
  lank: 'https://tidningen.example/noje/vinterjazz',
  sprak: 'sv',
};

function read(attrs: Attrs): ICAL.Event {
  const text = calendarFile(attrs, page);
  if (text === undefined) throw new Error('There is no calendar file.');
  const component = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
  if (component === null) throw new Error('The calendar file has no event.');
  return new ICAL.Event(component);
}

const instants = (event: ICAL.Event) => [event.startDate, event.endDate].map((time) => time.toJSDate().toISOString());

describe('the instant in the calendar is the one of Stockholm’s clocks', () => {
  test.each([
    ['the last winter evening', '2027-03-27T19:00', '2027-03-27T18:00:00.000Z'],
    ['the minute before the clocks go forward', '2027-03-28T01:59', '2027-03-28T00:59:00.000Z'],
    ['the minute they have', '2027-03-28T03:00', '2027-03-28T01:00:00.000Z'],
    ['the first summer evening', '2027-03-28T19:00', '2027-03-28T17:00:00.000Z'],
    ['the last summer evening', '2027-10-30T19:00', '2027-10-30T17:00:00.000Z'],
    ['the hour that comes twice, the first time', '2027-10-31T02:30', '2027-10-31T00:30:00.000Z'],
    ['the hour after it', '2027-10-31T03:00', '2027-10-31T02:00:00.000Z'],
    ['the first winter evening', '2027-10-31T19:00', '2027-10-31T18:00:00.000Z'],
  ])('%s', (_name, start, instant) => {
    expect(instants(read({ namn: 'Vinterjazz', start }))[0]).toBe(instant);
  });

  test('an event across the change is as long as it is', () => {
    const event = read({ namn: 'Nattvandring', start: '2027-03-27T23:00', slut: '2027-03-28T05:00' });
    expect(instants(event)).toEqual(['2027-03-27T22:00:00.000Z', '2027-03-28T03:00:00.000Z']);
    expect(event.duration.toSeconds()).toBe(5 * 3600);
  });
});

test('the words come back as they were written', () => {
  const attrs: Attrs = {
    namn: 'Jazz; blues, och \\ swing',
    start: '2027-01-16T19:00',
    plats: { namn: 'Folkets hus', adress: 'Storgatan 12', stad: 'Umeå' },
    text: 'Första stycket.\n\nAndra stycket, med åäö och ett långt ord: flygplatsbussförbindelseinformationsskylt.',
  };
  const event = read(attrs);
  expect(event.summary).toBe(attrs.namn);
  expect(event.location).toBe('Folkets hus, Storgatan 12, Umeå');
  expect(event.description).toBe(`${attrs.text}\n\n${page.lank}`);
  expect(event.uid).toBe(page.uid);
});

test('every line is at most 75 octets and ends as the standard says', () => {
  const text = calendarFile({ namn: 'Å'.repeat(200), start: '2027-01-16T19:00' }, page) ?? '';
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
});

test('an event without a name or a time has no file', () => {
  expect(calendarFile({ start: '2027-01-16T19:00' }, page)).toBeUndefined();
  expect(calendarFile({ namn: 'Jazz', start: '2027-03-28T02:30' }, page)).toBeUndefined();
});

test('whatever the name is, the file is one event with that name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (words) => {
      const namn = words.replace(/[\u0000-\u001f\u007f]/g, ' ').trim();
      fc.pre(namn !== '');
      expect(read({ namn, start: '2027-01-16T19:00' }).summary).toBe(namn);
    }),
  );
});

test('an event that is called off is called off in the calendar too', () => {
  const status = (value?: string) => calendarFile({ namn: 'Jazz', start: '2027-01-16T19:00', status: value }, page);
  expect(status('installt')).toContain('\r\nSTATUS:CANCELLED\r\n');
  expect(status('uppskjutet')).toContain('\r\nSTATUS:TENTATIVE\r\n');
  expect(status()).not.toContain('STATUS');
});
