import type { EventTime } from '#lib/blocks/evenemang/event-time.ts';
import { stockholmIso } from '#lib/content/stockholm-time.ts';
import type { Language } from '#lib/contract/languages.ts';

const STOCKHOLM = { timeZone: 'Europe/Stockholm' } as const;

function formats(locale: string) {
  return {
    day: new Intl.DateTimeFormat(locale, { ...STOCKHOLM, weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    clock: new Intl.DateTimeFormat(locale, { ...STOCKHOLM, hour: '2-digit', minute: '2-digit' }),
    number: new Intl.DateTimeFormat(locale, { ...STOCKHOLM, day: 'numeric' }),
    month: new Intl.DateTimeFormat(locale, { ...STOCKHOLM, month: 'short' }),
  };
}

const FORMATS: Record<Language, ReturnType<typeof formats>> = { sv: formats('sv-SE'), en: formats('en-GB') };
const AT: Record<Language, string> = { sv: 'kl.', en: 'at' };

/** The date as a leaf of a calendar. The same is told in words beside it, so those who listen are spared it. */
export function MonthBadge({ start, sprak }: { start: string; sprak: Language }) {
  const instant = new Date(start);
  return (
    <p className="evenemang-datum" aria-hidden="true">
      <span className="evenemang-dag">{FORMATS[sprak].number.format(instant)}</span>{' '}
      <span className="evenemang-manad">{FORMATS[sprak].month.format(instant).replace('.', '')}</span>
    </p>
  );
}

/** «lördag 5 december 2026 kl. 19:00–22:00», and both days for what goes on past midnight. */
export function EventWhen({ time: { start, slut }, sprak }: { time: EventTime; sprak: Language }) {
  const { day, clock } = FORMATS[sprak];
  const from = new Date(start);
  const whole = (instant: Date) => `${day.format(instant)} ${AT[sprak]} ${clock.format(instant)}`;
  const begins = <time dateTime={stockholmIso(start)}>{whole(from)}</time>;
  if (slut === undefined) return begins;
  const to = new Date(slut);
  const sameDay = day.format(from) === day.format(to);
  return (
    <>
      {begins}
      {sameDay ? '–' : ' – '}
      <time dateTime={stockholmIso(slut)}>{sameDay ? clock.format(to) : whole(to)}</time>
    </>
  );
}
