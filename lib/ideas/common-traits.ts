import type { Likeness } from '#lib/ideas/likeness.ts';

/** So many of the words that tell most are put together two and two. */
const WORDS_PUT_TOGETHER = 10;
const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * What two pieces of news about the same event have some of in common, each a number of 32 bits: every two of the words that tell most of it. By
 * these an index finds, among any number of pieces, the few that are worth comparing.
 */
export function traitsOf({ ord }: Likeness): number[] {
  const telling = [...ord]
    .toSorted(([one, weight], [other, otherWeight]) => otherWeight - weight || (one < other ? -1 : 1))
    .slice(0, WORDS_PUT_TOGETHER)
    .map(([stem]) => stem);
  return telling.flatMap((one, nr) => telling.slice(nr + 1).map((other) => (one < other ? hashOf(one, other) : hashOf(other, one))));
}

/** FNV-1a, as a signed number of 32 bits. */
function hashOf(one: string, other: string): number {
  let hash = OFFSET;
  for (const text of [one, ' ', other]) {
    for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  }
  return hash | 0;
}
