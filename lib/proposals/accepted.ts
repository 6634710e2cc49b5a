import { type MergeConflict, mergeSteps } from '#lib/content/merge.ts';
import type { Steps } from '#lib/content/steps.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import { contentWith } from '#lib/proposals/content-with.ts';
import { type Proposed, placeOf, TEASER } from '#lib/proposals/proposed.ts';

export interface Collision {
  /** The suggestion, by id. */
  del: string;
  konflikt: MergeConflict;
}

export type Accepted = { innehall: ArticleContent } | { krockar: Collision[] };

/**
 * The article `now` with the chosen suggestions, of which those in `before` have been accepted earlier: what they would change since then is merged
 * into it by block id (lib/content/merge.ts). Where somebody has changed the same thing meanwhile nothing is taken, and every suggestion that
 * collides is told.
 */
export function* acceptedSteps(
  bas: ArticleContent,
  proposed: Proposed,
  { before, chosen }: { before: ReadonlySet<string>; chosen: ReadonlySet<string> },
  now: ArticleContent,
): Steps<Accepted> {
  const from = contentWith(bas, proposed, before);
  const to = contentWith(bas, proposed, new Set([...before, ...chosen]));
  const { forslag, konflikter } = yield* mergeSteps(from, to, now);
  if (forslag !== null) return { innehall: forslag };
  return { krockar: konflikter.flatMap((konflikt) => suggestionsOf(konflikt, chosen).map((del) => ({ del, konflikt }))) };
}

function suggestionsOf({ block, falt }: MergeConflict, chosen: ReadonlySet<string>): string[] {
  if (block !== '') return falt === 'plats' ? movesOf(block, chosen) : [block];
  if (falt === 'meta.puffBild' || falt === 'meta.puffSrc') return [TEASER];
  if (chosen.has(falt)) return [falt];
  return [...chosen].filter((id) => id === 'hero' || id.startsWith('hero.'));
}

/** Of two blocks that change places either can be said to have moved: it may be the other than the one that was suggested. */
function movesOf(block: string, chosen: ReadonlySet<string>): string[] {
  const own = placeOf(block);
  return chosen.has(own) ? [own] : [...chosen].filter((id) => id.endsWith(placeOf('')));
}
