import { changedPlaces, type Place, placeKey, withPlaceOf } from '#lib/content/changed-places.ts';
import { equalJson } from '#lib/content/equal-json.ts';
import { type MergeConflict, mergeSteps } from '#lib/content/merge.ts';
import type { Steps } from '#lib/content/steps.ts';
import type { ArticleContent } from '#lib/contract/article.ts';

interface Undone {
  content: ArticleContent;
  /** What could not be undone, for others have changed it since, or have chosen it: it is as they left it. */
  kept: Place[];
}

interface Changed {
  /** As it was before the change. */
  before: ArticleContent;
  /** As the change left it. */
  after: ArticleContent;
  /** As it is now. */
  now: ArticleContent;
  /** By `placeKey`, where somebody else has written since: what says the same there again was put back by choice. */
  touched: ReadonlySet<string>;
}

/**
 * What stands now, without a change that was made earlier: block by block, entry by entry of a live report and field by field as before it, but for what has been changed
 * since, or put back since, which stays as it is and is told. What was added since stays; a block that the change removed comes back where it stood.
 */
export function* undoSteps({ before, after, now, touched }: Changed): Steps<Undone> {
  const kept: Place[] = touched.size === 0 ? [] : yield* putBack({ before, after, now, touched });
  let wanted = kept.reduce((content, place) => withPlaceOf(content, after, place), before);
  // Each round leaves all that collides as the change left it, and there is no more of it than there are differences between the two. Where a round
  // leaves nothing more, nothing of the change is undone rather than the same asked for ever.
  for (;;) {
    const { forslag, konflikter } = yield* mergeSteps(after, wanted, now);
    if (forslag !== null) return { content: forslag, kept };
    const places = yield* collidingPlaces(konflikter, { after, wanted, now });
    kept.push(...places);
    const next = places.reduce((content, place) => withPlaceOf(content, after, place), wanted);
    if (equalJson(next, wanted)) return { content: now, kept };
    wanted = next;
  }
}

/** What the change made of places that somebody has written in since, and that say again what it left there. */
function* putBack({ before, after, now, touched }: Changed): Steps<Place[]> {
  const otherwise = new Set((yield* changedPlaces(after, now)).map(placeKey));
  return (yield* changedPlaces(before, after)).filter((place) => {
    const isAsLeft = !otherwise.has(placeKey(place)) && !otherwise.has(placeKey({ ...place, falt: 'block' }));
    return isAsLeft && (touched.has(placeKey(place)) || touched.has(placeKey({ ...place, falt: 'block' })));
  });
}

/** What collides; of a live report those entries and fields that both have changed, and not the whole of it. */
function* collidingPlaces(
  konflikter: readonly MergeConflict[],
  { after, wanted, now }: { after: ArticleContent; wanted: ArticleContent; now: ArticleContent },
): Steps<Place[]> {
  if (!konflikter.some(({ block, falt }) => block !== '' && falt === 'block')) return konflikter.map(placeOf);
  const asked = new Set((yield* changedPlaces(after, wanted)).map(placeKey));
  const done = new Set((yield* changedPlaces(after, now)).map(placeKey));
  const differing = yield* changedPlaces(wanted, now);
  return konflikter.flatMap((conflict) => {
    const both = differing.filter((place) => place.block === conflict.block && asked.has(placeKey(place)) && done.has(placeKey(place)));
    return conflict.falt === 'block' && both.length > 0 ? both : [placeOf(conflict)];
  });
}

function placeOf({ block, falt }: MergeConflict): Place {
  return { block, falt };
}
