import { timeInWords } from '#lib/content/time-in-words.ts';
import type { Language } from '#lib/contract/languages.ts';
import { LANGUAGE_VERSION, type LetterText, letterText, setApart } from '#lib/letters/letter-text.ts';

interface EndingRight {
  namn: string;
  /** From when the picture may not be used: an instant, ISO 8601. */
  slut: string;
}

/** Tells those who answer for what is published of the pictures whose rights end soon. */
export function rightsEndSoonLetter({ bilder, lank }: { bilder: readonly EndingRight[]; lank: string }): LetterText {
  const [first, ...others] = bilder;
  const amne =
    first !== undefined && others.length === 0
      ? `Rätten till en bild går snart ut: ${first.namn}`
      : `Rätten till ${bilder.length} bilder går snart ut`;
  return {
    amne,
    text: letterText([
      'Inom fjorton dagar går rätten att använda de här bilderna ut:',
      bilder.map(({ namn, slut }) => `${setApart(namn)}, ${timeInWords('dayAndClock', slut)}`).join('\n'),
      `Efter det går ingen artikel med dem att publicera. Förläng rätten, eller byt bilderna. Det gör du här:\n${lank}`,
    ]),
  };
}

interface ShownIn {
  rubrik: string;
  sprak: Language;
  /** Where the article is opened. */
  lank: string;
}

const MOST_NAMED = 50;

/** What there is to do when a picture is still shown whose right has ended. */
export function endedRightTask({ namn, artiklar, lank }: { namn: string; artiklar: readonly ShownIn[]; lank: string }): {
  rubrik: string;
  beskrivning: string;
} {
  const named = artiklar.slice(0, MOST_NAMED).map((one) => `– ${one.rubrik} (${LANGUAGE_VERSION[one.sprak]}): ${one.lank}`);
  const more = artiklar.length > MOST_NAMED ? [`– och ${artiklar.length - MOST_NAMED} till`] : [];
  return {
    rubrik: `Byt bild: rätten till ”${namn}” har gått ut`,
    beskrivning: [
      'Rätten att använda bilden har gått ut, och läsarna ser den fortfarande i:',
      [...named, ...more].join('\n'),
      `Byt bilden överallt, byt bildens fil, eller förläng rätten. Det gör du där bilden ligger i arkivet: ${lank}`,
    ].join('\n\n'),
  };
}
