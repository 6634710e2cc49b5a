import { tellingWords } from '#lib/ideas/telling-words.ts';

/** What of a piece of news is compared. */
export interface NewsText {
  rubrik: string;
  ingress: string;
}

/** A piece of news as it is compared with others. */
export interface Likeness {
  /** How much each of its words tells, by the word without its ending. */
  ord: ReadonlyMap<string, number>;
  /** Those of them that may be part of another, or have one. */
  langa: readonly string[];
  /** What all its words tell together. */
  vikt: number;
}

/** Two that are at least so alike are about the same event. */
export const SAME_EVENT = 0.45;

/** A standfirst says the same as the headline and more: the headline counts for more. */
const HEADLINE = 1.3;
/** A word that another begins or ends with: «brand» of «lägenhetsbrand». */
const PART_OF_WORD = 0.7;
const SHORTEST_PART = 5;
/** Two that have less in common without parts of words are not made one event by those. */
const LEAST_SHARED = 0.15;

export function likenessOf({ rubrik, ingress }: NewsText): Likeness {
  const words = new Map<string, number>();
  for (const { stam, vikt } of tellingWords(rubrik)) words.set(stam, vikt * HEADLINE);
  for (const { stam, vikt } of tellingWords(ingress)) words.set(stam, Math.max(words.get(stam) ?? 0, vikt));
  const langa = [...words.keys()].filter((stem) => stem.length >= SHORTEST_PART);
  return { ord: words, langa, vikt: words.values().reduce((sum, weight) => sum + weight, 0) };
}

/** How alike two pieces of news are, from 0 to 1; the same whichever comes first. */
export function alikeness(one: Likeness, other: Likeness): number {
  if (one.vikt === 0 || other.vikt === 0) return 0;
  const [inOne, inOther] = [sharedWords(one, other), sharedWords(other, one)];
  const bySameWords = (inOne / one.vikt + inOther / other.vikt) / 2;
  if (bySameWords < LEAST_SHARED) return bySameWords;
  const withParts = (inOne + sharedParts(one, other)) / one.vikt + (inOther + sharedParts(other, one)) / other.vikt;
  return withParts / 2;
}

/** What the words of `one` that `other` has too tell together. */
function sharedWords(one: Likeness, other: Likeness): number {
  let sum = 0;
  for (const [stem, weight] of one.ord) if (other.ord.has(stem)) sum += weight;
  return sum;
}

/** What those tell of which `other` has only a part, or that are part of a word there. */
function sharedParts(one: Likeness, other: Likeness): number {
  let sum = 0;
  for (const [stem, weight] of one.ord) {
    if (stem.length >= SHORTEST_PART && !other.ord.has(stem) && other.langa.some((long) => isPart(stem, long)))
      sum += weight * PART_OF_WORD;
  }
  return sum;
}

function isPart(one: string, other: string): boolean {
  return one.length < other.length ? isEndOf(one, other) : isEndOf(other, one);
}

function isEndOf(short: string, long: string): boolean {
  return long.startsWith(short) || long.endsWith(short);
}
