/** Each of the words once, as it was written first, whichever letters it is written with; none that is empty. */
export function distinctWords(given: readonly string[]): string[] {
  const known = new Map<string, string>();
  for (const word of given) {
    const line = word.replace(/\s+/g, ' ').trim();
    if (line !== '' && !known.has(line.toLowerCase())) known.set(line.toLowerCase(), line);
  }
  return [...known.values()];
}
