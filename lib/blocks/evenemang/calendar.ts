import { eventTime } from '#lib/blocks/evenemang/event-time.ts';
import type { Attrs } from '#lib/blocks/evenemang/schema.ts';
import type { Language } from '#lib/contract/languages.ts';
import { withoutControls } from '#lib/contract/without-controls.ts';

export interface CalendarPage {
  /** The event's id for all time, the same in every language, so that a calendar updates it instead of adding another. */
  uid: string;
  /** The instant the words last changed. */
  andrad: string;
  /** The whole address of the article. */
  lank: string;
  sprak: Language;
}

/** What a calendar is told of one that does not take place when it says. */
const STATUS: ReadonlyMap<string, readonly string[]> = new Map([
  ['installt', ['STATUS:CANCELLED']],
  ['uppskjutet', ['STATUS:TENTATIVE']],
]);

/**
 * The event as a calendar file (RFC 5545): one VEVENT in UTC, whatever the clocks of Stockholm showed. The same event
 * always gives the same text. `undefined` for one without a name or without a start that exists.
 */
export function calendarFile(attrs: Attrs, { uid, andrad, lank, sprak }: CalendarPage): string | undefined {
  const time = eventTime(attrs);
  const namn = attrs.namn?.trim();
  if (time === undefined || !namn) return undefined;
  const plats = [attrs.plats?.namn, attrs.plats?.adress, attrs.plats?.stad].map((part) => part?.trim()).filter((part) => part);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Studio//Evenemang//${sprak.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utc(andrad)}`,
    `DTSTART:${utc(time.start)}`,
    ...(time.slut === undefined ? [] : [`DTEND:${utc(time.slut)}`]),
    ...(STATUS.get(attrs.status ?? '') ?? []),
    `SUMMARY:${escaped(namn)}`,
    ...(plats.length === 0 ? [] : [`LOCATION:${escaped(plats.join(', '))}`]),
    `DESCRIPTION:${escaped([attrs.text?.trim(), lank].filter((part) => part).join('\n\n'))}`,
    `URL:${new URL(lank).href}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** `20261205T180000Z` */
function utc(instant: string): string {
  return `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** Without controls, for which a calendar has no place (RFC 5545 §3.1, «CONTROL») and which older texts may have. */
function escaped(text: string): string {
  return withoutControls(text.toWellFormed(), '\n')
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');
}

const LONGEST_LINE = 75;

/** At most 75 octets a line, the rest on lines that begin with a space; never within a character. */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > LONGEST_LINE) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}
