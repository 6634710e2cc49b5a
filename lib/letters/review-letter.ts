import type { Language } from '#lib/contract/languages.ts';
import { LANGUAGE_VERSION, type LetterText, letterText, setApart } from '#lib/letters/letter-text.ts';

interface Review {
  rubrik: string;
  sprak: Language;
  /** The section's name. */
  sektion: string;
  /** Who asks for the review. */
  av: string;
  /** Where the article is opened. */
  lank: string;
}

/** Tells somebody who may approve that a language version is waiting to be read. */
export function reviewLetter({ rubrik, sprak, sektion, av, lank }: Review): LetterText {
  return {
    amne: `Att granska: ${rubrik}`,
    text: letterText([
      `${av} har lämnat ${LANGUAGE_VERSION[sprak]} av en artikel i ${sektion} till granskning:`,
      setApart(rubrik),
      `Läs och godkänn den här:\n${lank}`,
      'Brevet går till alla som får godkänna artiklar i sektionen. Har någon annan redan hunnit före behöver du inte göra något.',
    ]),
  };
}
