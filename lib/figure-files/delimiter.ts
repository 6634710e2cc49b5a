/** What may stand between the cells of a row; of two that are as many the first. */
const DELIMITERS = [';', '\t', ',', '|'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** The first row of a text that has anything in it; undefined where the text ends before it does. */
export function firstRowIn(text: string): string | undefined {
  let isQuoted = false;
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    if (letter === '"') isQuoted = !isQuoted;
    if (isQuoted || (letter !== '\n' && letter !== '\r')) continue;
    const row = text.slice(start, at);
    if (row.trim() !== '') return row;
    start = at + 1;
  }
  return undefined;
}

/** What stands between the cells of a row: what is most often in it, outside quotation marks. */
export function delimiterOf(row: string): Delimiter {
  const bare = row.replace(/"[^"]*"/g, '');
  const [first = ','] = DELIMITERS.toSorted((a, b) => bare.split(b).length - bare.split(a).length);
  return bare.includes(first) ? first : ',';
}
