import { timeInWords } from '#lib/content/time-in-words.ts';
import { wholeCharacters } from '#lib/contract/characters.ts';
import type { TaskNews } from '#lib/contract/task-letters.ts';
import { type LetterText, letterText, setApart } from '#lib/letters/letter-text.ts';

interface Told {
  rubrik: string;
  handelse: TaskNews;
  /** Who did it; null where it is the time that did. */
  av: string | null;
  /** What was said, of a comment. */
  text: string;
  senast: string | null;
  /** Where the task is opened. */
  lank: string;
}

const LONGEST_COMMENT = 300;

/** One letter of all that has happened to somebody's tasks. */
export function taskLetter(told: readonly Told[], lank: string): LetterText {
  const [first, ...others] = told;
  const amne =
    first !== undefined && others.length === 0 ? `${HEADING[first.handelse]}: ${first.rubrik}` : `${told.length} nyheter om dina uppgifter`;
  return {
    amne,
    text: letterText([
      'Det här har hänt med dina uppgifter i arbetskön:',
      ...told.map((one) => `${setApart(one.rubrik)}\n${sentenceOf(one)}\n${one.lank}`),
      `Allt du har att göra:\n${lank}`,
      'Hur ofta du får de här breven väljer du under Mitt konto.',
    ]),
  };
}

const HEADING = {
  tilldelad: 'Du har fått en uppgift',
  kommenterad: 'Ny kommentar',
  forsenad: 'Skulle ha varit klar',
} as const satisfies Record<TaskNews, string>;

function sentenceOf({ handelse, av, text, senast }: Told): string {
  if (handelse === 'kommenterad') return `${av ?? 'Någon'} skriver:\n${setApart(shortened(text))}`;
  if (handelse === 'forsenad')
    return senast === null ? 'Skulle ha varit klar.' : `Skulle ha varit klar ${timeInWords('dayAndClock', senast)}.`;
  const time = senast === null ? '' : ` Den ska vara klar ${timeInWords('dayAndClock', senast)}.`;
  return `${av ?? 'Någon'} har lämnat uppgiften till dig.${time}`;
}

function shortened(text: string): string {
  return text.length > LONGEST_COMMENT ? `${wholeCharacters(text.slice(0, LONGEST_COMMENT)).trimEnd()} …` : text;
}
