import type { Language } from '#lib/contract/languages.ts';
import { LENGTHS, shortened } from '#lib/suggestions/lengths.ts';
import { sentencesOf } from '#lib/suggestions/sentences.ts';

/** What a suggestion may be made of: a language version's headline, standfirst and running text. */
export interface SuggestionSource {
  sprak: Language;
  rubrik: string;
  ingress: string;
  text: string;
}

export type WrittenField = 'seoTitel' | 'seoBesk' | 'rubrik' | 'ingress' | 'puffTitel' | 'socialText' | 'sms' | 'punkter';

const POINTS = 3;

/** What is said so far into a text is no summary of it. */
const READ = 8_000;
const MOST_SENTENCES = 40;

function firstSentences(text: string, sprak: Language): string[] {
  return sentencesOf(text.slice(0, READ), sprak).take(MOST_SENTENCES).toArray();
}

/**
 * What can be offered without a model: the article's own words, cut to length. Nothing where the article has none, and no
 * headline, for the one it has is no suggestion.
 */
export function textsOfArticle(article: SuggestionSource): Record<WrittenField, string[]> {
  const { sprak, rubrik, ingress, text } = article;
  const body = firstSentences(text, sprak);
  const lead = ingress.trim() === '' ? body : [...firstSentences(ingress, sprak), ...body];
  const opening = ingress.trim() === '' ? (body[0] ?? '') : ingress;
  const fits = (field: WrittenField, candidates: string[]) =>
    candidates
      .map((candidate) => shortened(candidate, LENGTHS[field].mest))
      .filter((candidate) => candidate.length >= LENGTHS[field].minst)
      .slice(0, 1);
  return {
    seoTitel: fits('seoTitel', [rubrik]),
    seoBesk: fits('seoBesk', [opening, lead.join(' ')]),
    rubrik: [],
    ingress: ingress.trim() === '' ? fits('ingress', [body.slice(0, 2).join(' ')]) : [],
    puffTitel: fits('puffTitel', [rubrik]),
    socialText: fits('socialText', [opening]),
    sms: fits('sms', [[rubrik.trim().replace(/[.:]$/, ''), opening].filter((part) => part.trim() !== '').join('. ')]),
    punkter: firstPoints(article, body),
  };
}

/** The first sentences of the text; where it has too few, those of the standfirst and the headline too. */
function firstPoints({ sprak, rubrik, ingress }: SuggestionSource, body: readonly string[]): string[] {
  const sentences = [...body, ...firstSentences(ingress, sprak), rubrik.trim()].filter((sentence) => sentence !== '');
  return [...new Set(sentences)].slice(0, POINTS).map((sentence) => shortened(sentence, LENGTHS.punkter.mest));
}
