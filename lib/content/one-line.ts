/** The lines of a text on one, with a space between them and without the white space they begin and end with. */
export function oneLine(text: string): string {
  if (!text.includes('\n')) return text;
  const lines = text.split('\n');
  return lines
    .map((line, index) => {
      const start = index === 0 ? line : line.trimStart();
      return index === lines.length - 1 ? start : start.trimEnd();
    })
    .filter((line, index) => line !== '' || index === 0 || index === lines.length - 1)
    .join(' ');
}
