/** In shorter names a letter makes another word of it: katt and hatt. */
const SHORTEST = 6;
/** So long a name may have two slips in it. */
const LONG = 12;

/**
 * Whether two names are so alike that one may be the other misspelt: a letter too many, too few or another, or two that have changed places;
 * in long names two of these. What counts is never misspelt: «val2026» is not «val2022».
 */
export function isSlipOfThePen(one: string, other: string): boolean {
  const [a, b] = [[...one], [...other]];
  const shorter = Math.min(a.length, b.length);
  if (one === other || shorter < SHORTEST || digitsOf(one) !== digitsOf(other)) return false;
  const most = shorter >= LONG ? 2 : 1;
  return Math.abs(a.length - b.length) <= most && distance(a, b) <= most;
}

function digitsOf(name: string): string {
  return name.replace(/\P{N}+/gu, ' ').trim();
}

/** How many letters have to be added, taken away, changed or let change places with the next (optimal string alignment). */
function distance(a: readonly string[], b: readonly string[]): number {
  let [before, above]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= a.length; row++) {
    const line = [row];
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      const ways = [at(above, column) + 1, at(line, column - 1) + 1, at(above, column - 1) + (isSame ? 0 : 1)];
      const isTurned = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isTurned) ways.push(at(before, column - 2) + 1);
      line.push(Math.min(...ways));
    }
    [before, above] = [above, line];
  }
  return at(above, b.length);
}

function at(line: readonly number[], column: number): number {
  return line[column] ?? Number.POSITIVE_INFINITY;
}
