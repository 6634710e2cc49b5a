/** The index has parts of three letters: of fewer it knows only where a word begins. */
const SHORTEST_PART = 3;

const escaped = (part: string) => part.toLowerCase().replace(/[\\%_]/g, '\\$&');

/** A pattern for what has that somewhere, in lower case, with its own signs read as letters. */
export function containing(part: string): string {
  return `%${escaped(part)}%`;
}

/** Whether an index of parts finds it at the beginning of a word alone. */
export function isShortForIndex(part: string): boolean {
  return [...part].length < SHORTEST_PART;
}

/** The same for what is looked for in an index of parts: of something short, where a later word begins. */
export function containingByIndex(part: string): string {
  return isShortForIndex(part) ? `% ${escaped(part)}%` : containing(part);
}

/** A pattern for what begins so. */
export function beginning(part: string): string {
  return `${escaped(part)}%`;
}
