import type { Language } from '#lib/contract/languages.ts';
import type { Countdown } from '#lib/reader/script/countdown-time.ts';

type Part = 'dagar' | 'timmar' | 'minuter';

const WORDS = {
  sv: {
    fore: 'Börjar om',
    pagar: 'Pågår nu',
    slut: 'Evenemanget har varit',
    hela: { dagar: ['dag', 'dagar'], timmar: ['timme', 'timmar'], minuter: ['minut', 'minuter'] },
    korta: { dagar: ['dag', 'dagar'], timmar: ['tim', 'tim'], minuter: ['min', 'min'] },
  },
  en: {
    fore: 'Starts in',
    pagar: 'On now',
    slut: 'This event is over',
    hela: { dagar: ['day', 'days'], timmar: ['hour', 'hours'], minuter: ['minute', 'minutes'] },
    korta: { dagar: ['day', 'days'], timmar: ['hr', 'hr'], minuter: ['min', 'min'] },
  },
} as const satisfies Record<Language, object>;

/** As it is said: «Börjar om 12 dagar, 4 timmar och 1 minut», «Pågår nu». */
export function spokenCountdown(time: Countdown, sprak: Language): string {
  const words = WORDS[sprak];
  if (time.lage !== 'fore') return words[time.lage];
  const parts = shownParts(time).map((part) => `${time[part]} ${unit(words.hela[part], time[part])}`);
  return `${words.fore} ${new Intl.ListFormat(sprak === 'sv' ? 'sv-SE' : 'en-GB').format(parts)}`;
}

/** As it is seen: the words before the numbers, and each number with its unit. */
export function seenCountdown(time: Countdown, sprak: Language): { forst: string; delar: Array<{ antal: number; enhet: string }> } {
  const words = WORDS[sprak];
  if (time.lage !== 'fore') return { forst: words[time.lage], delar: [] };
  return { forst: words.fore, delar: shownParts(time).map((part) => ({ antal: time[part], enhet: unit(words.korta[part], time[part]) })) };
}

/** Without the days and hours that are none, from the left; the minutes are always there. */
function shownParts({ dagar, timmar }: Countdown): Part[] {
  if (dagar > 0) return ['dagar', 'timmar', 'minuter'];
  return timmar > 0 ? ['timmar', 'minuter'] : ['minuter'];
}

function unit([one, many]: readonly [string, string], count: number): string {
  return count === 1 ? one : many;
}
