import type { Choice } from '#lib/contract/suggestion.ts';
import type { SuggestionSource, WrittenField } from '#lib/suggestions/article-texts.ts';
import { textsOfArticle } from '#lib/suggestions/article-texts.ts';
import { withoutInventedNames } from '#lib/suggestions/invented-names.ts';
import { usableTexts } from '#lib/suggestions/usable-text.ts';

/** What a model said of each field; unchecked. */
export type SaidTexts = Partial<Record<WrittenField | 'nyaTaggar', string[] | undefined>>;

const MOST_CHOICES = 5;
const POINTS = 3;

/** Everything in an article that a suggestion may repeat a figure from. */
export function wordsOf({ rubrik, ingress, text }: SuggestionSource): string {
  return `${rubrik}\n${ingress}\n${text}`;
}

/** Of what a model said of a field, all that may be offered. */
export function writtenTexts(field: WrittenField, article: SuggestionSource, said: SaidTexts): readonly string[] {
  const source = wordsOf(article);
  return withoutInventedNames(usableTexts(field, said[field] ?? [], source), source, article.sprak);
}

/** The choices of one field: what the model said that may be offered, else the article's own words. */
export function offeredTexts(field: WrittenField, article: SuggestionSource, said: SaidTexts): Choice[] {
  const written = writtenTexts(field, article, said).slice(0, MOST_CHOICES);
  if (written.length > 0) return written.map((text) => ({ text, kalla: 'ai' }));
  return textsOfArticle(article)[field].map((text) => ({ text, kalla: 'text' }));
}

/** Three points, all the model's or all the article's own: a mixture would say things twice. */
export function offeredPoints(article: SuggestionSource, said: SaidTexts): { punkter: string[]; kalla: Choice['kalla'] } {
  const written = writtenTexts('punkter', article, said).slice(0, POINTS);
  if (written.length === POINTS) return { punkter: [...written], kalla: 'ai' };
  return { punkter: textsOfArticle(article).punkter, kalla: 'text' };
}
