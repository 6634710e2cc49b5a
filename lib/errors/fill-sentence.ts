export type FaultParams = Record<string, string | number>;

/** Replaces each {name} of a sentence by its param; a name without a param becomes empty, and spaces are tidied. */
export function fillSentence(sentence: string, params: FaultParams): string {
  return sentence
    .replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''))
    .replace(/ {2,}/g, ' ')
    .trim();
}
