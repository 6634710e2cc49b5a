import { inboxWords } from '#lib/content/inbox-words.ts';
import type { InboxLine } from '#lib/contract/inbox.ts';
import { type LetterText, letterText, setApart, shortened } from '#lib/letters/letter-text.ts';

interface Told extends Pick<InboxLine, 'handelse' | 'antal' | 'sprak'> {
  /** What it is about is called. */
  rubrik: string;
  /** Who did it. */
  av: string;
  /** What was said, of a comment. */
  text: string | null;
  /** Where it is opened. */
  lank: string;
}

/** One letter of all that has come to somebody's inbox and is not read. */
export function inboxLetter(told: readonly Told[], lank: string): LetterText {
  const [first, ...others] = told;
  const amne = first !== undefined && others.length === 0 ? `${sentenceOf(first)}: ${first.rubrik}` : `${told.length} nyheter i din inkorg`;
  return {
    amne,
    text: letterText([
      'Det här rör dig, och du har inte läst det än:',
      ...told.map(
        (one) =>
          `${setApart(one.rubrik)}\n${sentenceOf(one)}${one.text === null ? '.' : `:\n${setApart(shortened(one.text))}`}\n${one.lank}`,
      ),
      `Hela din inkorg:\n${lank}`,
      'När du får de här breven väljer du under Mitt konto.',
    ]),
  };
}

function sentenceOf(line: Told): string {
  return inboxWords(line, line.av);
}
