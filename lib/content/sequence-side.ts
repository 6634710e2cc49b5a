import { diffArrays } from 'diff';

/** A sign, a place where something begins, or something whole: told apart by `key`; what else is said of it may change without it being another. */
export interface Piece<Value> {
  key: string;
  value: Value;
  /** Whether a line, a block or something else begins here, and no sign of a text stands. */
  begins: boolean;
  /** Whether others have the same key, and it shows nothing of what is left of a text: its words do. */
  isNameless?: boolean;
}

/** More edits than anybody makes between two times that two texts are brought together: then the whole is taken to be another. */
const MOST_EDITS = 2_000;

/** How one side stands to what both had: which of it is left, by its place there, and what is put in before each place. */
export interface Side<Value> {
  left: ReadonlyArray<Piece<Value> | undefined>;
  put: ReadonlyMap<number, readonly Piece<Value>[]>;
}

/** How many pieces one side has put in. */
export function countPut<Value>(bas: readonly Piece<Value>[], side: readonly Piece<Value>[]): number {
  return [...sideOf(bas, side).put.values()].reduce((sum, pieces) => sum + pieces.length, 0);
}

/** Whether a side has taken out what stood at the place: what it put beside it stands instead of that. */
export function isTaken<Value>(bas: readonly Piece<Value>[], { left }: Side<Value>, place: number): boolean {
  return bas[place] !== undefined && left[place] === undefined;
}

/** How one side stands to what both had: word by word, and letter by letter where words are another. */
export function sideOf<Value>(bas: readonly Piece<Value>[], side: readonly Piece<Value>[]): Side<Value> {
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

/** What a word ends with. */
export const SPACE = /\s$/;

/** How much further back what was put in or taken out between the two places may as well begin, to be whole words: «två » and not «vå t». */
function toWord<Value>(pieces: readonly Piece<Value>[], from: number, to: number): number {
  for (let back = 0; from - back >= 0; back++) {
    const before = pieces[from - back - 1];
    if (before === undefined || before.begins || SPACE.test(before.key)) return back;
    if (before.key !== pieces[to - back - 1]?.key) return 0;
  }
  return 0;
}
