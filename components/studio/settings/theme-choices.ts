import { ARTICLE_PART_CHOICES } from '#components/studio/settings/article-part-choices.ts';
import { ARTICLE_PARTS, type ArticlePart, type ThemeChoice } from '#lib/contract/theme-parts.ts';

/** The parts among those words; what is none is left out. */
export function partsAmong(words: readonly string[]): ArticlePart[] {
  return ARTICLE_PARTS.filter((part) => words.includes(part));
}

/** What is chosen for themes, as it stands in a form. */
export function wordsOfChoices(choices: readonly unknown[]): string {
  return choices.length === 0 ? '' : JSON.stringify(choices);
}

/** What such words say; of what is no choice nothing. */
export function choicesOf(words: string): ThemeChoice[] {
  if (words === '') return [];
  const written: unknown = JSON.parse(words);
  return Array.isArray(written) ? written.flatMap((choice) => (isChoice(choice) ? [choice] : [])) : [];
}

function isChoice(choice: unknown): choice is ThemeChoice {
  return typeof choice === 'object' && choice !== null && 'tema' in choice && typeof choice.tema === 'string' && 'delar' in choice;
}

/** The choices with that one in the place of the theme's former, or without any for the theme. */
export function withChoice(choices: readonly ThemeChoice[], tema: string, delar: readonly ArticlePart[] | undefined): ThemeChoice[] {
  const others = choices.filter((choice) => choice.tema !== tema);
  return delar === undefined ? others : [...others, { tema, delar }];
}

/** «klassiskt: Rubriken, Datumet». */
export function toldChoices(words: string): string {
  return choicesOf(words)
    .map(({ tema, delar }) => `${tema}: ${partNames(delar)}`)
    .join('; ');
}

/** What the parts are called. */
export function partNames(delar: readonly ArticlePart[]): string {
  const names = ARTICLE_PART_CHOICES.flatMap(({ id, namn }) => (delar.some((part) => part === id) ? [namn] : []));
  return names.length === 0 ? 'inget' : names.join(', ');
}
