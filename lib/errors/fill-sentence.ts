import { wholeCharacters } from '#lib/contract/characters.ts';

export type FaultParams = Record<string, string | number>;

/**
 * Replaces each {name} of a sentence by its param; a name without a param becomes empty, and spaces are tidied. What was cut in the midst of a
 * character loses that half.
 */
export function fillSentence(sentence: string, params: FaultParams): string {
  return wholeCharacters(
    sentence
      .replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''))
      .replace(/ {2,}/g, ' ')
      .trim(),
  );
}
