import { timeInWords } from '#lib/content/time-in-words.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { type LetterText, letterText, setApart } from '#lib/letters/letter-text.ts';

interface Waiting {
  rubrik: string;
  /** Since when: an instant, ISO 8601. */
  sedan: string;
  /** What the publishing system answered last. */
  fel: readonly FaultEntry[];
  /** Where the article is opened. */
  lank: string;
}

/** Tells whoever ordered a release that it still waits for the publishing system, and that nothing is lost. */
export function releaseWaitsLetter({ rubrik, sedan, fel, lank }: Waiting): LetterText {
  return {
    amne: `Väntar på publiceringssystemet: ${rubrik}`,
    text: letterText([
      `Artikeln har väntat på publiceringssystemet sedan ${timeInWords('weekdayAndClock', sedan)}:`,
      setApart(rubrik),
      fel.map(({ orsak }) => orsak).join(' '),
      `Ingenting är förlorat: Studio försöker vidare tills det går. Du kan följa det, försöka genast eller avbryta här:\n${lank}`,
    ]),
  };
}

/** Tells that the publishing system shows something else of an article than Studio does, and will until somebody helps. */
export function outOfLineLetter({ rubrik, nedtagen, fel, lank }: Omit<Waiting, 'sedan'> & { nedtagen: boolean }): LetterText {
  const what = nedtagen
    ? 'Artikeln är nedtagen i Studio, men publiceringssystemet har inte tagit bort den:'
    : 'Publiceringssystemet visar kanske något annat av artikeln än Studio:';
  return {
    amne: nedtagen ? `Inte nedtagen i publiceringssystemet: ${rubrik}` : `Publiceringssystemet stämmer inte: ${rubrik}`,
    text: letterText([
      what,
      setApart(rubrik),
      fel.map(({ orsak, atgard }) => `${orsak} ${atgard}`).join('\n'),
      `Rätta det i publiceringssystemet, eller försök igen här:\n${lank}`,
    ]),
  };
}
