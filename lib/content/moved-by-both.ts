import { isTaken, type Piece, type Side } from '#lib/content/sequence-side.ts';

/** One stretch of a sequence, and what either side has made of it. */
export interface Read<Value> {
  bas: readonly Piece<Value>[];
  min: readonly Piece<Value>[];
  deras: readonly Piece<Value>[];
  mine: Side<Value>;
  theirs: Side<Value>;
}

/** So many in a row nobody types by chance. */
const LONG_ENOUGH = 12;
/** Fewer letters than so many are known by nothing. */
const FEWEST_MOVED = 4;
/** Signs that stand once in all that there is, by so many: long enough to be known again, and at last each by itself. */
const KNOWN_AGAIN = [LONG_ENOUGH, FEWEST_MOVED, 1];

/**
 * The signs that one side has put in and that the other has moved as well: both have taken them out where they stood, and put them in elsewhere, as where a
 * paragraph is moved by both and divided or joined by either. They stand where the other has put them. They are known by standing once in all three: fewer letters than
 * two may have typed by chance only where nothing else was put in with them.
 */
export function movedByBoth<Value>(read: readonly Read<Value>[]): ReadonlySet<Piece<Value>> {
  const moved = new Set<Piece<Value>>();
  const gone = read.flatMap(({ bas, mine, theirs }, stretch) => takenByBoth(bas, mine, theirs).map((run) => ({ ...run, stretch })));
  if (gone.length === 0 || !read.some(({ mine }) => mine.put.size > 0) || !read.some(({ theirs }) => theirs.put.size > 0)) return moved;
  for (const size of KNOWN_AGAIN) {
    const wanted = new Map<string, Gone>();
    for (const run of gone) for (const { key } of grams(run.pieces, size)) wanted.set(key, run);
    const counts = (['bas', 'min', 'deras'] as const).map((side) =>
      countOf(
        read.map((one) => one[side]),
        size,
        wanted,
      ),
    );
    const [mine, theirs] = [putOf(read, 'mine', size, wanted), putOf(read, 'theirs', size, wanted)];
    for (const [key, { pieces, isInstead }] of mine) {
      const other = theirs.get(key);
      // What both have put instead of the very same is no move.
      if (other === undefined || (isInstead && other.isInstead)) continue;
      if (counts.some((count) => count.get(key) !== 1)) continue;
      for (const piece of pieces) moved.add(piece);
    }
  }
  return moved;
}

interface Gone {
  stretch: number;
  start: number;
  end: number;
  pieces: readonly Piece<unknown>[];
  /** All of the line that they stood in. */
  row: string;
}

/** The runs of signs that both have taken out. */
function takenByBoth<Value>(bas: readonly Piece<Value>[], mine: Side<Value>, theirs: Side<Value>) {
  const runs: Omit<Gone, 'stretch'>[] = [];
  let start = 0;
  for (let place = 0; place <= bas.length; place++) {
    const isGone = bas[place]?.begins === false && isTaken(bas, mine, place) && isTaken(bas, theirs, place);
    if (isGone) continue;
    if (place > start) runs.push({ start, end: place, pieces: bas.slice(start, place), row: rowOf(bas, start) });
    start = place + 1;
  }
  return runs;
}

function rowOf<Value>(bas: readonly Piece<Value>[], place: number): string {
  const next = bas.findIndex(({ begins }, index) => begins && index > place);
  return textOf(bas.slice(bas.findLastIndex(({ begins }, index) => begins && index < place) + 1, next === -1 ? undefined : next));
}

function textOf(pieces: readonly Piece<unknown>[]): string {
  return pieces.map(({ key }) => key).join('');
}

/** Each so many signs in a row, by their keys. */
function* grams<Value>(pieces: readonly Piece<Value>[], size: number): Generator<{ key: string; at: number }> {
  for (let at = 0; at + size <= pieces.length; at++) {
    const some = pieces.slice(at, at + size);
    if (some.every(({ begins }) => !begins)) yield { key: textOf(some), at };
  }
}

function countOf<Value>(
  texts: readonly (readonly Piece<Value>[])[],
  size: number,
  wanted: ReadonlyMap<string, unknown>,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) for (const { key } of grams(text, size)) if (wanted.has(key)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** Signs that one side has put in. */
interface PutAgain<Value> {
  pieces: readonly Piece<Value>[];
  /** Whether they were put where they had stood. */
  isInstead: boolean;
}

/** What of the wanted one side has put in. */
function putOf<Value>(
  read: readonly Read<Value>[],
  side: 'mine' | 'theirs',
  size: number,
  wanted: ReadonlyMap<string, Gone>,
): Map<string, PutAgain<Value>> {
  const found = new Map<string, PutAgain<Value>>();
  for (const [stretch, one] of read.entries()) {
    for (const [place, put] of one[side].put) {
      for (const { key, at } of grams(put, size)) {
        const gone = wanted.get(key);
        if (gone === undefined || (isTypedAnywhere(put.slice(at, at + size)) && !isMovedWhole(one.bas, { place, put, at }, gone.row)))
          continue;
        const isInstead = gone.stretch === stretch && place >= gone.start && place <= gone.end;
        found.set(key, { pieces: put.slice(at, at + size), isInstead });
      }
    }
  }
  return found;
}

/** The sign that a key ends with is a letter, a digit, a space or a mark that anybody types anywhere. */
const TYPED_ANYWHERE = /[\p{Script=Latin}\p{N}\p{P}\s]$/u;

/** Whether two may well have typed the same, each for something else. */
function isTypedAnywhere(pieces: readonly Piece<unknown>[]): boolean {
  return pieces.length < LONG_ENOUGH && pieces.some(({ key }) => TYPED_ANYWHERE.test(key));
}

interface PutThere<Value> {
  place: number;
  put: readonly Piece<Value>[];
  at: number;
}

/**
 * Whether what was put in there is, from where a line or a block begins or to where the next does, nothing but signs that stood in one row before. Part of a word
 * that was typed is not.
 */
function isMovedWhole<Value>(bas: readonly Piece<Value>[], { place, put, at }: PutThere<Value>, row: string): boolean {
  const found = put.findIndex(({ begins }, index) => begins && index > at);
  const next = found === -1 ? put.length : found;
  const last = put.findLastIndex(({ begins }, index) => begins && index < at);
  const words = put.slice(last + 1, next);
  const isBounded = last !== -1 || next < put.length || bas[place]?.begins !== false || bas[place - 1]?.begins !== false;
  return isBounded && words.length >= FEWEST_MOVED && row.includes(textOf(words));
}

/** What a side has made of it but for those signs. */
export function without<Value>(side: Side<Value>, moved: ReadonlySet<Piece<Value>>): Side<Value> {
  if (moved.size === 0) return side;
  return { left: side.left, put: new Map([...side.put].map(([place, put]) => [place, put.filter((piece) => !moved.has(piece))])) };
}
