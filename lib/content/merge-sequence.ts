import { equalJson } from '#lib/content/equal-json.ts';
import { movedByBoth, without } from '#lib/content/moved-by-both.ts';
import { isTaken, type Piece, type Side, SPACE, sideOf } from '#lib/content/sequence-side.ts';

export interface Sides<T> {
  bas: T;
  min: T;
  deras: T;
}

/** What both have put in the same place is one and the same from so many pieces on; a single letter two may well have typed, but not instead of another. */
const SAME_FROM = 2;

/**
 * Three-way merge of two sequences written from the same, stretch by stretch between what nobody has changed: what either has put in is there once, what either has taken out is gone, and nothing is a
 * conflict. What both put in at one place stands one after the other, `deras` first; signs there come before what begins after them, so that they
 * stay in their line. What one side took out as a whole and the other wrote in is left, around what that one wrote. `whole` tells where, in what both had,
 * something whole begins, and `line` where a line does, which says nothing by itself: what both let begin instead of it begins once. Signs that both have moved, from one stretch to
 * another too, are there once: where `deras` has them.
 */
export function mergeSequences<Value>(
  stretches: readonly Sides<readonly Piece<Value>[]>[],
  mergeValues: (values: Sides<Value>) => Value,
  whole: (piece: Piece<Value>) => boolean,
  line: (piece: Piece<Value>) => boolean = () => false,
): Piece<Value>[][] {
  const read = stretches.map(({ bas, min, deras }) => ({ bas, min, deras, mine: sideOf(bas, min), theirs: sideOf(bas, deras) }));
  const moved = movedByBoth(read);
  return read.map(({ bas, mine, theirs }) => mergeOne(bas, { mine: without(mine, moved), theirs }, { mergeValues, whole, line }));
}

interface How<Value> {
  mergeValues: (values: Sides<Value>) => Value;
  whole: (piece: Piece<Value>) => boolean;
  line: (piece: Piece<Value>) => boolean;
}

function mergeOne<Value>(
  bas: readonly Piece<Value>[],
  { mine, theirs }: { mine: Side<Value>; theirs: Side<Value> },
  { mergeValues, whole, line }: How<Value>,
): Piece<Value>[] {
  const isLine = (piece: Piece<Value> | undefined) => piece !== undefined && line(piece);
  const revived = { mine: takenThough(bas, mine, theirs, whole), theirs: takenThough(bas, theirs, mine, whole) };
  const merged: Piece<Value>[] = [];
  for (let place = 0; place <= bas.length; place++) {
    const instead = [place - 1, place].filter((beside) => isTaken(bas, mine, beside) && isTaken(bas, theirs, beside));
    const put = { theirs: theirs.put.get(place) ?? [], mine: mine.put.get(place) ?? [] };
    const isOneLine = instead.some((beside) => isLine(bas[beside])) && isLine(lastOf(put.theirs)) && isLine(lastOf(put.mine));
    merged.push(...(isOneLine ? oneLine(put) : bothPut(put, instead.length > 0)));
    const former = bas[place];
    if (former === undefined) break;
    const [here, there] = [
      mine.left[place] ?? (revived.mine.has(place) ? former : undefined),
      theirs.left[place] ?? (revived.theirs.has(place) ? former : undefined),
    ];
    if (here === undefined || there === undefined) continue;
    merged.push({ ...former, value: mergeValues({ bas: former.value, min: here.value, deras: there.value }) });
  }
  return merged;
}

const lastOf = <Value>(pieces: readonly Piece<Value>[]) => pieces.at(-1);

interface Put<Value> {
  theirs: readonly Piece<Value>[];
  mine: readonly Piece<Value>[];
}

/** Where both let a line begin in another way it begins once: in that of `deras`, after the signs of both. */
function oneLine<Value>({ theirs, mine }: Put<Value>): readonly Piece<Value>[] {
  return [...theirs.slice(0, -1), ...mine.slice(0, -1), ...theirs.slice(-1)];
}

/** What stands where both have put something in, instead of the same or not: once, where it is the same. */
function bothPut<Value>({ theirs, mine }: Put<Value>, isInstead: boolean): readonly Piece<Value>[] {
  if (theirs.length === 0) return mine;
  if (mine.length === 0) return theirs;
  const [longer, shorter] = mine.length > theirs.length ? [mine, theirs] : [theirs, mine];
  if (isInstead ? isPartOf(shorter, longer) : shorter.length >= SAME_FROM && isSame(shorter, longer)) return longer;
  const [theirsBegin, mineBegin] = [beginning(theirs), beginning(mine)];
  return [...theirs.slice(0, theirsBegin), ...mine.slice(0, mineBegin), ...theirs.slice(theirsBegin), ...mine.slice(mineBegin)];
}

function isSame<Value>(one: readonly Piece<Value>[], other: readonly Piece<Value>[]): boolean {
  return one.length === other.length && one.every(({ key }, index) => key === other[index]?.key);
}

/** Whether the longer begins or ends with the shorter, as words. */
function isPartOf<Value>(shorter: readonly Piece<Value>[], longer: readonly Piece<Value>[]): boolean {
  const isApart = (beside: Piece<Value> | undefined) => beside === undefined || SPACE.test(beside.key);
  const rest = longer.length - shorter.length;
  const begins = isSame(shorter, longer.slice(0, shorter.length)) && isApart(longer[shorter.length]);
  return begins || (isSame(shorter, longer.slice(rest)) && isApart(longer[rest - 1]));
}

function beginning<Value>(pieces: readonly Piece<Value>[]): number {
  const found = pieces.findIndex(({ begins }) => begins);
  return found === -1 ? pieces.length : found;
}

/** Where something begins that one side has taken out as a whole, and the other has written in: that stays, around what the other wrote. */
function takenThough<Value>(
  bas: readonly Piece<Value>[],
  taker: Side<Value>,
  writer: Side<Value>,
  whole: (piece: Piece<Value>) => boolean,
): ReadonlySet<number> {
  const starts = bas.flatMap((piece, place) => (place === 0 || whole(piece) ? [place] : []));
  const revived = starts.filter((start, index) => {
    const end = starts[index + 1] ?? bas.length;
    const isTaken = taker.left.slice(start, end).every((piece) => piece === undefined);
    return isTaken && hasWritten(bas, writer, start, end);
  });
  return new Set(revived);
}

/** Between two of its beginnings: signs that stand right before the next belong to it, and what begins there does not. */
function hasWritten<Value>(bas: readonly Piece<Value>[], { left, put }: Side<Value>, start: number, end: number): boolean {
  if (left[start] === undefined) return false;
  if (put.get(end)?.[0]?.begins === false) return true;
  return left.slice(start, end).some((piece, index) => {
    const isPut = index > 0 && put.has(start + index);
    return isPut || (piece !== undefined && !equalJson(piece.value, bas[start + index]?.value));
  });
}
