import { diffArrays } from 'diff';
import { equalJson } from '#lib/content/equal-json.ts';

/** A sign, a place where something begins, or something whole: told apart by `key`; what else is said of it may change without it being another. */
export interface Piece<Value> {
  key: string;
  value: Value;
  /** Whether a line, a block or something else begins here, and no sign of a text stands. */
  begins: boolean;
  /** Whether others have the same key, and it shows nothing of what is left of a text: its words do. */
  isNameless?: boolean;
}

export interface Sides<T> {
  bas: T;
  min: T;
  deras: T;
}

/** More edits than anybody makes between two times that two texts are brought together: then the whole is taken to be another. */
const MOST_EDITS = 2_000;
/** What both have put in the same place is one and the same from so many pieces on; a single letter two may well have typed, but not instead of another. */
const SAME_FROM = 2;

/** How one side stands to what both had: which of it is left, by its place there, and what is put in before each place. */
interface Side<Value> {
  left: ReadonlyArray<Piece<Value> | undefined>;
  put: ReadonlyMap<number, readonly Piece<Value>[]>;
}

/**
 * Three-way merge of two sequences written from the same: what either has put in is there once, what either has taken out is gone, and nothing is a
 * conflict. What both put in at one place stands one after the other, `deras` first; signs there come before what begins after them, so that they
 * stay in their line. What one side took out as a whole and the other wrote in is left, around what that one wrote. `whole` tells where, in what both had,
 * something whole begins, and `line` where a line does, which says nothing by itself: what both let begin instead of it begins once.
 */
export function mergeSequences<Value>(
  { bas, min, deras }: Sides<readonly Piece<Value>[]>,
  mergeValues: (values: Sides<Value>) => Value,
  whole: (piece: Piece<Value>) => boolean,
  line: (piece: Piece<Value>) => boolean = () => false,
): Piece<Value>[] {
  const isLine = (piece: Piece<Value> | undefined) => piece !== undefined && line(piece);
  const [mine, theirs] = [sideOf(bas, min), sideOf(bas, deras)];
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

/** How many pieces one side has put in. */
export function countPut<Value>(bas: readonly Piece<Value>[], side: readonly Piece<Value>[]): number {
  return [...sideOf(bas, side).put.values()].reduce((sum, pieces) => sum + pieces.length, 0);
}

/** Whether a side has taken out what stood at the place: what it put beside it stands instead of that. */
function isTaken<Value>(bas: readonly Piece<Value>[], { left }: Side<Value>, place: number): boolean {
  return bas[place] !== undefined && left[place] === undefined;
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

function sideOf<Value>(bas: readonly Piece<Value>[], side: readonly Piece<Value>[]): Side<Value> {
  const left: Array<Piece<Value> | undefined> = new Array(bas.length);
  const put = new Map<number, Piece<Value>[]>();
  compare({ former: bas, present: side, place: 0, left, put }, byWord);
  return { left, put };
}

/** Two stretches, and where what is found of them is to be written down. */
interface Compared<Value> {
  former: readonly Piece<Value>[];
  present: readonly Piece<Value>[];
  /** Where `former` begins in what both had. */
  place: number;
  left: Array<Piece<Value> | undefined>;
  put: Map<number, Piece<Value>[]>;
}

/** Looks closer at what two stretches do not have in common at their ends. */
function compare<Value>({ former, present, place, left, put }: Compared<Value>, closer: (inner: Compared<Value>) => void): void {
  const { start, end } = commonEnds(former, present);
  for (let index = 0; index < start; index++) left[place + index] = present[index];
  for (let index = 1; index <= end; index++) left[place + former.length - index] = present.at(-index);
  const inner = {
    former: former.slice(start, former.length - end),
    present: present.slice(start, present.length - end),
    place: place + start,
    left,
    put,
  };
  if (inner.present.length === 0) return;
  if (inner.former.length === 0) putAt(put, inner.place, inner.present);
  else closer(inner);
}

function commonEnds<Value>(former: readonly Piece<Value>[], present: readonly Piece<Value>[]): { start: number; end: number } {
  const shorter = Math.min(former.length, present.length);
  let start = 0;
  while (start < shorter && former[start]?.key === present[start]?.key) start++;
  let end = 0;
  while (end < shorter - start && former.at(-1 - end)?.key === present.at(-1 - end)?.key) end++;
  if (start + end < shorter) return { start, end };
  const longer = former.length > present.length ? former : present;
  const back = toWord(longer, start, longer.length - end);
  return { start: start - back, end: end + back };
}

function putAt<Value>(put: Map<number, Piece<Value>[]>, place: number, pieces: readonly Piece<Value>[]): void {
  put.set(place, [...(put.get(place) ?? []), ...pieces]);
}

/** Word by word, and letter by letter where words are another. */
function byWord<Value>({ former, present, place, left, put }: Compared<Value>): void {
  const [before, after] = [wordsOf(former), wordsOf(present)];
  const changes = diffArrays(before.map(nameIn('former')), after.map(nameIn('present')), { maxEditLength: MOST_EDITS });
  if (changes === undefined) {
    putAt(put, place, present);
    return;
  }
  const waiting = { former: [] as Piece<Value>[], present: [] as Piece<Value>[] };
  const flush = (at: number) => {
    const { former: taken, present: given } = waiting;
    if (taken.length > 0 || given.length > 0) compare({ former: taken, present: given, place: at - taken.length, left, put }, byLetter);
    Object.assign(waiting, { former: [], present: [] });
  };
  let [old, now, at] = [0, 0, place];
  for (const { added, removed, value } of changes) {
    const words = (added ? after.slice(now, now + value.length) : before.slice(old, old + value.length)).flat();
    if (added) waiting.present.push(...words);
    else if (removed) waiting.former.push(...words);
    else {
      flush(at);
      for (const [index, piece] of after
        .slice(now, now + value.length)
        .flat()
        .entries())
        left[at + index] = piece;
    }
    if (!added) {
      old += value.length;
      at += words.length;
    }
    if (!removed) now += value.length;
  }
  flush(at);
}

/**
 * Words that have most of their letters left are changed, and so are those that are little else than letters that were there; others are replaced by
 * others, and have none in common that means anything.
 */
function byLetter<Value>({ former, present, place, left, put }: Compared<Value>): void {
  const changes = diffArrays(
    former.map(({ key }) => key),
    present.map(({ key }) => key),
    { maxEditLength: MOST_EDITS },
  );
  const inCommon = changes?.reduce((sum, { added, removed, value }) => sum + (added || removed ? 0 : value.length), 0) ?? 0;
  const hasLines = former.some(({ begins }) => begins) || present.some(({ begins }) => begins);
  if (changes === undefined || (inCommon * 2 < Math.min(former.length, present.length) && !hasLines)) {
    putAt(put, place, present);
    return;
  }
  let [old, now, kept] = [0, 0, 0];
  for (const { added, removed, value } of changes) {
    // Before what it stands instead of, as words do.
    if (added) putAt(put, place + kept, present.slice(now, now + value.length));
    else if (!removed) for (let index = 0; index < value.length; index++) left[place + old + index] = present[now + index];
    if (!added) old += value.length;
    if (!removed) now += value.length;
    if (!added && !removed) kept = old;
  }
}

/** Words with what stands after them, and what begins by itself. */
function wordsOf<Value>(pieces: readonly Piece<Value>[]): Piece<Value>[][] {
  const words: Piece<Value>[][] = [];
  let isOpen = false;
  for (const piece of pieces) {
    const isSpace = SPACE.test(piece.key);
    if (isOpen && !piece.begins) words.at(-1)?.push(piece);
    else words.push([piece]);
    isOpen = !piece.begins && !isSpace;
  }
  return words;
}

/** By what a word is known on the other side: what is nameless is known by the words around it, when those have been found. */
const nameIn = (side: 'former' | 'present') => (word: readonly Piece<unknown>[]) => {
  const key = word.map((piece) => piece.key).join('');
  return word[0]?.isNameless ? `${side} ${key}` : key;
};

const SPACE = /\s$/;

/** How much further back what was put in or taken out between the two places may as well begin, to be whole words: «två » and not «vå t». */
function toWord<Value>(pieces: readonly Piece<Value>[], from: number, to: number): number {
  for (let back = 0; from - back >= 0; back++) {
    const before = pieces[from - back - 1];
    if (before === undefined || before.begins || SPACE.test(before.key)) return back;
    if (before.key !== pieces[to - back - 1]?.key) return 0;
  }
  return 0;
}
