import { timeInWords } from '#lib/content/time-in-words.ts';
import type { Language } from '#lib/contract/languages.ts';
import { LANGUAGE_VERSION, type LetterText, letterText, setApart } from '#lib/letters/letter-text.ts';

interface OrderToConfirm {
  /** The agent's name. */
  agent: string;
  rubrik: string;
  sprak: readonly Language[];
  /** When it goes out: an instant, ISO 8601; null for as soon as it is confirmed. */
  tid: string | null;
  /** Until when it may be confirmed: an instant, ISO 8601. */
  fore: string;
  /** Where it is confirmed or declined. */
  lank: string;
}

/** Asks somebody whether they gave the order that an agent says it acts on. */
export function confirmOrderLetter({ agent, rubrik, sprak, tid, fore, lank }: OrderToConfirm): LetterText {
  const versions = sprak.map((language) => LANGUAGE_VERSION[language]).join(' och ');
  const goesOut = tid === null ? 'så snart du har bekräftat' : `${timeInWords('weekdayAndClock', tid)}, om du har bekräftat`;
  return {
    amne: `Bekräfta din order: ${rubrik}`,
    text: letterText([
      `Agenten ${agent.replace(/\s+/g, ' ')} säger att du har gett order om att publicera ${versions} av artikeln:`,
      setApart(rubrik),
      `Den går ut ${goesOut}. Inget händer innan dess, och det går att bekräfta till och med ${timeInWords('weekdayAndClock', fore)}.`,
      `Se vad läsarna får, och bekräfta eller avslå, här:\n${lank}`,
      'Har du inte gett någon sådan order: avslå den, och säg till en administratör, som kan återkalla agenten.',
    ]),
  };
}
