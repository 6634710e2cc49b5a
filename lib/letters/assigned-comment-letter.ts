import { type LetterText, letterText, setApart, shortened } from '#lib/letters/letter-text.ts';

interface AssignedComment {
  /** The article's headline. */
  rubrik: string;
  /** Who asks somebody to see to it. */
  av: string;
  /** The words that are commented on. */
  citat: string | null;
  text: string;
  /** Where the comment is opened. */
  lank: string;
}

/** Tells somebody that they are asked to see to what a comment is about. */
export function assignedCommentLetter({ rubrik, av, citat, text, lank }: AssignedComment): LetterText {
  return {
    amne: `${av} vill att du tar hand om en kommentar: ${rubrik}`,
    text: letterText([
      `${av} vill att du tar hand om en kommentar till artikeln:`,
      setApart(rubrik),
      ...(citat === null ? [] : [`Om orden:\n${setApart(shortened(citat))}`]),
      `Kommentaren:\n${setApart(shortened(text))}`,
      `Läs och svara här, och markera tråden som löst när du är klar:\n${lank}`,
    ]),
  };
}
