import type { EventTime } from '#lib/blocks/evenemang/event-time.ts';
import { stockholmIso } from '#lib/content/stockholm-time.ts';
import { timeInWords } from '#lib/content/time-in-words.ts';
import type { Language } from '#lib/contract/languages.ts';

const AT: Record<Language, string> = { sv: 'kl.', en: 'at' };

/** The date as a leaf of a calendar. The same is told in words beside it, so those who listen are spared it. */
export function MonthBadge({ start, sprak }: { start: string; sprak: Language }) {
  return (
    <p className="evenemang-datum" aria-hidden="true">
      <span className="evenemang-dag">{timeInWords('dayOfTheMonth', start, sprak)}</span>{' '}
      <span className="evenemang-manad">{timeInWords('shortMonthOfTheYear', start, sprak).replace('.', '')}</span>
    </p>
  );
}

/** «lördag 5 december 2026 kl. 19:00», after a word where there is one. */
export function EventDay({ before, instant, sprak }: { before?: string; instant: string; sprak: Language }) {
  return (
    <>
      {before === undefined ? null : `${before} `}
      <time dateTime={stockholmIso(instant)}>
        {timeInWords('weekday', instant, sprak)} {AT[sprak]} {timeInWords('clock', instant, sprak)}
      </time>
    </>
  );
}

/** «lördag 5 december 2026 kl. 19:00–22:00», and both days for what goes on past midnight. */
export function EventWhen({ time: { start, slut }, sprak }: { time: EventTime; sprak: Language }) {
  const day = (instant: string) => timeInWords('weekday', instant, sprak);
  const clock = (instant: string) => timeInWords('clock', instant, sprak);
  const whole = (instant: string) => `${day(instant)} ${AT[sprak]} ${clock(instant)}`;
  const begins = <time dateTime={stockholmIso(start)}>{whole(start)}</time>;
  if (slut === undefined) return begins;
  const sameDay = day(start) === day(slut);
  return (
    <>
      {begins}
      {sameDay ? '–' : ' – '}
      <time dateTime={stockholmIso(slut)}>{sameDay ? clock(slut) : whole(slut)}</time>
    </>
  );
}
