import { type AST, RegExpParser } from '@eslint-community/regexpp';
import { type ReadonlyFlags, toUnicodeSet } from 'regexp-ast-analysis';

/*
 * What scslre does not look for: an expression that looks for an end far ahead, and begins to look anew at each of its
 * beginnings. `<a[^>]*>` reads `<a<a<a…` to its end from every `<a`, which is the square of its length.
 */

type CharSet = ReturnType<typeof toUnicodeSet>['chars'];
type Flags = ReadonlyFlags & { sticky?: boolean };

/** More of the ways through an expression than anybody writes. */
const MOST_WAYS = 500;
/** What is bounded by less is read at once. */
const LONG = 1_000;

/** The part of an expression that is read to its end from each of its beginnings; `undefined` for one that has none. */
export function restartOf(expression: RegExp): string | undefined {
  const { pattern, flags } = new RegExpParser().parseLiteral(String(expression));
  if (flags.sticky) return undefined;
  for (const way of waysThrough(pattern.alternatives)) {
    const found = restartIn(way, flags);
    if (found !== undefined) return found.raw;
  }
  return undefined;
}

/** Every way through the alternatives, with groups taken apart; what is repeated stays whole. */
function waysThrough(alternatives: readonly AST.Alternative[]): AST.Element[][] {
  return alternatives.flatMap(({ elements }) => {
    let ways: AST.Element[][] = [[]];
    for (const element of elements) {
      const inner = element.type === 'Group' || element.type === 'CapturingGroup' ? waysThrough(element.alternatives) : [[element]];
      ways = ways.flatMap((way) => inner.map((more) => [...way, ...more])).slice(0, MOST_WAYS);
    }
    return ways;
  });
}

function restartIn(way: readonly AST.Element[], flags: Flags): AST.Element | undefined {
  return way.find((element, place) => {
    if (element.type !== 'Quantifier' || element.max < LONG) return false;
    const read = charsOf(element.element, flags);
    const beginning = way.slice(0, place).filter(isNeeded);
    const ends = way.slice(place + 1).filter((one) => isNeeded(one) || one.type === 'Assertion');
    if (read === undefined || beginning.length === 0 || ends.length === 0 || beginsOnce(way[0], read, flags)) return false;
    if (textOf(beginning).includes(textOf(ends))) return false;
    const [end] = ends;
    // Of an end of several characters the first alone ends nothing.
    const ending = ends.length === 1 && end !== undefined && isNeeded(end) ? firstOf(end, flags) : undefined;
    // What begins it is read over as well, and does not end it: a text of nothing but beginnings is read from each.
    return beginning.every((one) => {
      const chars = firstOf(one, flags)?.intersect(read);
      return chars !== undefined && !(ending === undefined ? chars : chars.without(ending)).isEmpty;
    });
  });
}

function textOf(elements: readonly AST.Element[]): string {
  return elements.map(({ raw }) => raw).join('');
}

/** Whether none can begin within what another has read: at the beginning of the text or of a line, or not after such characters. */
function beginsOnce(first: AST.Element | undefined, read: CharSet, flags: Flags): boolean {
  if (first?.type !== 'Assertion') return false;
  if (first.kind === 'start') return !flags.multiline || !read.has(0x0a);
  if (first.kind !== 'lookbehind' || !first.negate) return false;
  return first.alternatives.some(({ elements: [only, ...others] }) => {
    const forbidden = only !== undefined && others.length === 0 ? charsOf(only, flags) : undefined;
    return forbidden !== undefined && read.without(forbidden).isEmpty;
  });
}

/** Whether it reads something in any case. */
function isNeeded(element: AST.Element): boolean {
  if (element.type === 'Quantifier') return element.min > 0;
  return element.type !== 'Assertion' && element.type !== 'Backreference';
}

function firstOf(element: AST.Element, flags: Flags): CharSet | undefined {
  return charsOf(element.type === 'Quantifier' ? element.element : element, flags);
}

/** The characters it may be, where it is one of a set. */
function charsOf(element: AST.Element, flags: Flags): CharSet | undefined {
  if (element.type === 'Character' || element.type === 'CharacterClass' || element.type === 'CharacterSet')
    return toUnicodeSet(element, flags).chars;
  return undefined;
}
