import { type LetterText, letterText, setApart, shortened } from '#lib/letters/letter-text.ts';

interface Mention {
  /** The article's headline. */
  rubrik: string;
  /** Who names somebody. */
  av: string;
  /** The words that are commented on. */
  citat: string | null;
  text: string;
  /** Where the comment is opened. */
  lank: string;
}

/** Tells somebody that they were named in a comment on an article. */
export function mentionLetter({ rubrik, av, citat, text, lank }: Mention): LetterText {
  return {
    amne: `${av} nämner dig: ${rubrik}`,
    text: letterText([
      `${av} nämner dig i en kommentar till artikeln:`,
      setApart(rubrik),
      ...(citat === null ? [] : [`Om orden:\n${setApart(shortened(citat))}`]),
      `Kommentaren:\n${setApart(shortened(text))}`,
      `Läs och svara här:\n${lank}`,
      'Nämns du igen i samma tråd inom en timme får du inget nytt brev.',
    ]),
  };
}
