import type { Steps } from '#lib/content/steps.ts';
import { traitsOf } from '#lib/ideas/common-traits.ts';
import { alikeness, type Likeness, likenessOf, type NewsText, SAME_EVENT } from '#lib/ideas/likeness.ts';

/** A piece is compared with so many of those that have most in common with it. */
export const MOST_COMPARED = 6;
/** And with none that has less: three of the words that tell most make so many. */
export const LEAST_TRAITS = 3;
/** What more pieces have says nothing of the event. */
const MOST_HAVING = 40;

/** The one of `known` that is most alike, of those that are about the same event; `undefined` when none is. */
export function sameEvent<Known>(piece: Likeness, known: Iterable<readonly [Known, Likeness]>): Known | undefined {
  let best: { known: Known; alike: number } | undefined;
  for (const [one, likeness] of known) {
    const alike = alikeness(piece, likeness);
    if (alike >= SAME_EVENT && alike > (best?.alike ?? 0)) best = { known: one, alike };
  }
  return best?.known;
}

/**
 * Puts pieces of news about the same event together: for each, in their order, the number of its group. Each joins the group of the earlier one that
 * it is most alike, as they do one by one when feeds are read.
 */
export function* foldSteps(pieces: readonly NewsText[]): Steps<number[]> {
  const groups: number[] = [];
  const likenesses: Likeness[] = [];
  const having = new Map<number, number[]>();
  // How much each earlier one has in common with the one that is looked at: by their numbers, since it is counted up to two thousand times a piece.
  const inCommon = new Uint8Array(pieces.length);
  for (const [nr, text] of pieces.entries()) {
    const likeness = likenessOf(text);
    const traits = traitsOf(likeness);
    const met: number[] = [];
    for (const trait of traits) {
      const others = having.get(trait) ?? [];
      for (const other of others) {
        if (inCommon[other] === 0) met.push(other);
        inCommon[other] = (inCommon[other] ?? 0) + 1;
      }
      if (others.length === 0) having.set(trait, [nr]);
      else if (others.length < MOST_HAVING) others.push(nr);
    }
    const closest = met
      .map((other) => ({ other, count: inCommon[other] ?? 0 }))
      .filter(({ count }) => count >= LEAST_TRAITS)
      .toSorted((one, { count }) => count - one.count)
      .slice(0, MOST_COMPARED);
    for (const other of met) inCommon[other] = 0;
    const candidates = closest.flatMap(({ other }): Array<readonly [number, Likeness]> => {
      const known = likenesses[other];
      return known === undefined ? [] : [[groups[other] ?? other, known]];
    });
    likenesses.push(likeness);
    groups.push(sameEvent(likeness, candidates) ?? nr);
    yield;
  }
  return groups;
}
