import { timeInWords } from '#lib/content/time-in-words.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { type LetterText, letterText, setApart } from '#lib/letters/letter-text.ts';

interface FailedSchedule {
  rubrik: string;
  /** When it was to go out: an instant, ISO 8601. */
  datum: string;
  /** Whether readers have an earlier version meanwhile. */
  publicerad: boolean;
  fel: readonly FaultEntry[];
  /** Where the article is opened. */
  lank: string;
}

/** Tells whoever scheduled a release that it was not carried out: what, why, and what to do. */
export function scheduleFailedLetter({ rubrik, datum, publicerad, fel, lank }: FailedSchedule): LetterText {
  const meanwhile = publicerad ? 'Läsarna har kvar den version som redan var publicerad.' : 'Ingenting av den har publicerats.';
  return {
    amne: `Publicerades inte: ${rubrik}`,
    text: letterText([
      `Artikeln skulle ha publicerats ${timeInWords('weekdayAndClock', datum)}, men det gick inte:`,
      setApart(rubrik),
      fel.map(toldFault).join('\n'),
      `${meanwhile} Öppna artikeln, rätta det som är fel och publicera eller schemalägg den igen:\n${lank}`,
    ]),
  };
}

function toldFault({ orsak, atgard, sprak }: FaultEntry): string {
  const where = sprak === 'en' ? 'Engelskan: ' : sprak === 'sv' ? 'Svenskan: ' : '';
  return `– ${where}${orsak} ${atgard}`.trim();
}
