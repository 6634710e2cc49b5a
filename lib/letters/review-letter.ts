import type { Language } from '#lib/contract/languages.ts';
import { LANGUAGE_VERSION, type LetterText, letterText, setApart, shortened } from '#lib/letters/letter-text.ts';

interface Review {
  rubrik: string;
  sprak: Language;
  /** The section's name. */
  sektion: string;
  /** Who asks for the review. */
  av: string;
  /** Where the article is opened. */
  lank: string;
  /** Whether the receiver was meant, and not everybody who may approve. */
  isChosen?: boolean;
  /** What whoever asks wants to say with it. */
  meddelande?: string | undefined;
}

/** Tells somebody who may approve that a language version is waiting to be read. */
export function reviewLetter({ rubrik, sprak, sektion, av, lank, isChosen = false, meddelande }: Review): LetterText {
  return {
    amne: `Att granska: ${rubrik}`,
    text: letterText([
      isChosen
        ? `${av} ber dig granska ${LANGUAGE_VERSION[sprak]} av en artikel i ${sektion}:`
        : `${av} har lämnat ${LANGUAGE_VERSION[sprak]} av en artikel i ${sektion} till granskning:`,
      setApart(rubrik),
      ...(meddelande === undefined ? [] : [`Meddelandet:\n${setApart(shortened(meddelande))}`]),
      `Läs och godkänn den här:\n${lank}`,
      isChosen
        ? 'Kan du inte granska den nu? Svara på kommentaren i artikeln, så att någon annan kan göra det.'
        : 'Brevet går till alla som får godkänna artiklar i sektionen. Har någon annan redan hunnit före behöver du inte göra något.',
    ]),
  };
}
