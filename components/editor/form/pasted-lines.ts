/** What stands before an entry of a list in a text from elsewhere: a bullet, a box, «2.» or «2)». */
const MARKER = /^(?:[-–—•*·▢☐]\s+|\d{1,3}[.)]\s+)/;

/** The lines of a pasted text that say something, without bullets and numbers; undefined for a text of one line. */
export function pastedLines(text: string): string[] | undefined {
  const lines = text
    .split(/\r\n?|\n/)
    .map((line) => line.trim().replace(MARKER, '').trim())
    .filter((line) => line !== '');
  return lines.length > 1 ? lines : undefined;
}

/** The lines that stand in place of one, when others are pasted over what is selected in it. */
export function pasteInto(line: string, from: number, to: number, pasted: readonly string[]): string[] {
  return pasted.map((words, index) => {
    const before = index === 0 ? line.slice(0, from) : '';
    const after = index === pasted.length - 1 ? line.slice(to) : '';
    return `${before}${words}${after}`;
  });
}
