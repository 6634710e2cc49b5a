import type { WordCounts } from '#lib/contract/provenance.ts';

/** What is told of the words of a version. */
export interface WordShares {
  /** How much a person has written or approved, in whole per cent: never all of it where a word is left, and never nothing where there is one. */
  procent: number;
  rader: Array<{ slag: Exclude<keyof WordCounts, 'okant'>; text: string; ord: number }>;
}

const ROWS = [
  { slag: 'manniska', text: 'Skrivet av människor' },
  { slag: 'granskad', text: 'Skrivet med AI eller av program, godkänt av en människa' },
  { slag: 'maskin', text: 'Skrivet med AI eller av program, inte godkänt' },
] as const;

/** The counts in the order in which they are told; `undefined` of a text without words that are counted. */
export function wordShares(counts: WordCounts): WordShares | undefined {
  const { manniska, granskad, maskin } = counts;
  const all = manniska + granskad + maskin;
  if (all === 0) return undefined;
  const seen = manniska + granskad;
  const procent = Math.round((100 * seen) / all);
  const within = maskin === 0 || seen === 0 ? procent : Math.min(99, Math.max(1, procent));
  return { procent: within, rader: ROWS.map(({ slag, text }) => ({ slag, text, ord: counts[slag] })) };
}
