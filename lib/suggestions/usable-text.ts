import { LENGTHS, type SuggestedField } from '#lib/suggestions/lengths.ts';

/** Markup, a hashtag, an address of any kind, or a character that no line of text has. */
const FORBIDDEN =
  /[<>{}@\p{Cc}\p{Cs}`]|\*\*|__|(?:^|\s)#|https?:|www\.|\/\/|(?<![\p{L}\d-])[\p{L}\d-]+\.(?:se|com|net|org|nu|io|eu|example)\b/iu;

const figuresOf = (text: string): string[] => text.match(/\d+/g) ?? [];

/**
 * The texts of a model that may be offered, each once: of the right length, without addresses and markup, and with no figure
 * that `source` has not. Everything else is left out rather than mended.
 */
export function usableTexts(field: SuggestedField, said: readonly string[], source: string): string[] {
  if (said.length === 0) return [];
  const { minst, mest } = LENGTHS[field];
  const known = new Set(figuresOf(source));
  const usable = said
    .map((text) => text.trim())
    .filter((text) => text.length >= minst && text.length <= mest && /\p{L}/u.test(text))
    .filter((text) => !FORBIDDEN.test(text) && figuresOf(text).every((figure) => known.has(figure)));
  return [...new Set(usable)];
}
