import { randomInt } from 'node:crypto';
import { endOfText, isName, textOf } from '#lib/contract/json-text.ts';

const [QUOTE, BACKSLASH, OPEN_OBJECT, CLOSE_OBJECT] = [0x22, 0x5c, 0x7b, 0x7d];
/** Of this process alone: whoever does not know it cannot choose names that are counted as one. */
const SEED = randomInt(2 ** 32);
/** Most objects have fewer fields than it takes to make a set of them worth its while. */
const FEW = 24;

/** What the names of a JSON text are found to be: more than there may be, or perhaps twice the same in one object. */
type Names = 'many' | 'twice' | undefined;

/**
 * Looks through the names of a JSON text before anything is made of it. `many` where more than `most` fields are named differently: an
 * object of a hundred thousand names takes a parser, and whoever looks through it, many times as long as a list of as many. `twice` where an object may have two fields
 * of one name, of which a parser keeps the last and says nothing (`namedTwice` of lib/contract/json-text.ts says which). Names are told apart by a number made of each, so that now and then two are
 * taken for one. Of a text that is no JSON it says nothing that matters, but says it as soon.
 */
export function namesOf(json: Uint8Array, most: number): Names {
  const names = new Set<number>();
  const open = new OpenObjects();
  let isTwice = false;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at];
    if (byte === OPEN_OBJECT) open.begin();
    else if (byte === CLOSE_OBJECT) open.end();
    if (byte !== QUOTE) continue;
    const start = at;
    at = endOfText(json, start);
    if (!isName(json, at)) continue;
    const number = numberOf(json, start + 1, at);
    names.add(number);
    if (names.size > most) return 'many';
    isTwice = open.hasAlready(number) || isTwice;
  }
  return isTwice ? 'twice' : undefined;
}

/** The names of the objects that have begun and not ended. What a list of them has behind its end is of those that have. */
class OpenObjects {
  private readonly numbers: number[] = [];
  private length = 0;
  /** Where among the numbers those of each begin, and the names of each that has many. */
  private readonly starts: number[] = [];
  private readonly wide: Array<Set<number> | undefined> = [];
  private depth = 0;

  begin(): void {
    this.starts[this.depth] = this.length;
    this.wide[this.depth] = undefined;
    this.depth++;
  }

  end(): void {
    if (this.depth === 0) return;
    this.depth--;
    this.length = this.starts[this.depth] ?? 0;
  }

  /** Whether the innermost has that name; from now on it has. */
  hasAlready(number: number): boolean {
    const { numbers, length, depth } = this;
    const start = this.starts[depth - 1] ?? 0;
    if (length - start > FEW) return this.wideHasAlready(number, start);
    for (let at = start; at < length; at++) if (numbers[at] === number) return true;
    numbers[length] = number;
    this.length = length + 1;
    return false;
  }

  private wideHasAlready(number: number, start: number): boolean {
    const set = this.wide[this.depth - 1] ?? new Set(this.numbers.slice(start, this.length));
    this.wide[this.depth - 1] = set;
    if (set.has(number)) return true;
    set.add(number);
    return false;
  }
}

function numberOf(json: Uint8Array, start: number, end: number): number {
  let number = SEED;
  for (let at = start; at < end; at++) {
    const byte = json[at] ?? 0;
    if (byte === BACKSLASH) return numberOfEscaped(json, start, end);
    number = Math.imul(number ^ byte, 0x01000193);
  }
  return number;
}

/** Of a name that is written with escapes, as it would be without. */
function numberOfEscaped(json: Uint8Array, start: number, end: number): number {
  const name = Buffer.from(textOf(json, start - 1, end));
  let number = SEED;
  for (const byte of name) number = Math.imul(number ^ byte, 0x01000193);
  return number;
}
