import { wholeCharacters } from '#lib/contract/characters.ts';
import type { Language } from '#lib/contract/languages.ts';

/** A letter's words, before it is known to whom they go. */
export interface LetterText {
  amne: string;
  text: string;
}

export const LANGUAGE_VERSION: Record<Language, string> = { sv: 'den svenska versionen', en: 'den engelska versionen' };

/** A headline is set apart, so that its words are not taken for the letter's own. */
export function setApart(rubrik: string): string {
  return `    ${rubrik.trim().replace(/\s+/g, ' ') || 'Utan rubrik'}`;
}

/** The paragraphs with an empty line between them, and at the end who is writing. */
export function letterText(paragraphs: readonly string[]): string {
  return [...paragraphs, '–\nBrevet är skickat av Studio. Det går inte att svara på det.', ''].join('\n\n').trimEnd().concat('\n');
}

/** So much of somebody's words is told in a letter; the rest stands where it leads. */
const LONGEST = 600;

/** What somebody has said, short enough for a letter. */
export function shortened(text: string): string {
  return text.length > LONGEST ? `${wholeCharacters(text.slice(0, LONGEST)).trimEnd()} …` : text;
}
