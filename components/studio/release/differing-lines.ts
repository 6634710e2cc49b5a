import { movedMembers } from '#lib/content/sequence.ts';

/** Before a line that both texts have, in another place. */
const MOVED = 'Flyttat: ';

/** The lines of each of two texts that the other does not have, or has in another place, in their order. */
export function differingLines(one: string, other: string): [string, string] {
  const [ones, others] = [told(one), told(other)];
  // As few as possible are told as moved.
  const moved = movedMembers(ones, others);
  return [differing(ones, new Set(others), moved), differing(others, new Set(ones), moved)];
}

/** The lines, each with which one of its like it is: a line may stand twice in one text and once in the other. */
function told(text: string): string[] {
  const seen = new Map<string, number>();
  return text.split('\n').map((line) => {
    const nr = (seen.get(line) ?? 0) + 1;
    seen.set(line, nr);
    return `${nr} ${line}`;
  });
}

function differing(lines: readonly string[], other: ReadonlySet<string>, moved: ReadonlySet<string>): string {
  const shown = lines.filter((line) => !other.has(line) || moved.has(line));
  return shown.map((line) => (moved.has(line) ? MOVED : '') + line.slice(line.indexOf(' ') + 1)).join('\n');
}
