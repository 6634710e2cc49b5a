import { movedMembers } from '#lib/content/sequence.ts';

/** A stretch of two texts: the same in both, or what stands in either between two such. */
export interface Stretch {
  isSame: boolean;
  fore: string;
  efter: string;
}

/** After the end of a sentence or of a line. */
const BETWEEN_PIECES = /(?<=[.!?…]\s|\n)/;

/**
 * Two texts side by side, sentence by sentence: those that each has once and in the same order, and what stands between
 * them. The stretches make up both texts. The time it takes grows with the texts and not with how they differ.
 */
export function sideBySide(fore: string, efter: string): Stretch[] {
  const before = fore.split(BETWEEN_PIECES);
  const after = efter.split(BETWEEN_PIECES);
  const common = inOrder(onlyOnce(before), onlyOnce(after));
  const stretches: Stretch[] = [];
  let old = 0;
  let now = 0;
  for (const piece of common) {
    const oldEnd = before.indexOf(piece, old);
    const nowEnd = after.indexOf(piece, now);
    stretches.push(between(before.slice(old, oldEnd), after.slice(now, nowEnd)), { isSame: true, fore: piece, efter: piece });
    old = oldEnd + 1;
    now = nowEnd + 1;
  }
  stretches.push(between(before.slice(old), after.slice(now)));
  return stretches.filter((stretch) => stretch.fore !== '' || stretch.efter !== '');
}

function between(before: readonly string[], after: readonly string[]): Stretch {
  return { isSame: false, fore: before.join(''), efter: after.join('') };
}

function onlyOnce(pieces: readonly string[]): string[] {
  const times = new Map<string, number>();
  for (const piece of pieces) times.set(piece, (times.get(piece) ?? 0) + 1);
  return pieces.filter((piece) => times.get(piece) === 1);
}

/** What both have, without what has changed places. */
function inOrder(before: readonly string[], after: readonly string[]): string[] {
  const known = new Set(before);
  const moved = movedMembers(before, after);
  return after.filter((piece) => known.has(piece) && !moved.has(piece));
}
