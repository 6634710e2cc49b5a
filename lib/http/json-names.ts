import { randomInt } from 'node:crypto';
import { endOfText } from '#lib/http/json-nesting.ts';

const [QUOTE, COLON] = [0x22, 0x3a];
const BLANKS: ReadonlySet<number | undefined> = new Set([0x20, 0x09, 0x0a, 0x0d]);
/** Of this process alone: whoever does not know it cannot choose names that are counted as one. */
const SEED = randomInt(2 ** 32);

/**
 * Whether a JSON text names more than `most` fields differently, told from its bytes before anything is made of them: an
 * object of a hundred thousand names takes a parser, and whoever looks through it, many times as long as a list of as many.
 * Names are told apart by a number made of each, so that now and then two are counted as one.
 */
export function hasMoreNames(json: Uint8Array, most: number): boolean {
  const names = new Set<number>();
  for (let at = 0; at < json.length; at++) {
    if (json[at] !== QUOTE) continue;
    const start = at;
    at = endOfText(json, start);
    let next = at + 1;
    while (BLANKS.has(json[next])) next++;
    if (json[next] !== COLON) continue;
    names.add(numberOf(json, start + 1, at));
    if (names.size > most) return true;
  }
  return false;
}

function numberOf(json: Uint8Array, start: number, end: number): number {
  let number = SEED;
  for (let at = start; at < end; at++) number = Math.imul(number ^ (json[at] ?? 0), 0x01000193);
  return number;
}
