/** The lines of each of two texts that the other does not have, in their order. */
export function differingLines(one: string, other: string): [string, string] {
  const [ones, others] = [one, other].map((text) => text.split('\n')) as [string[], string[]];
  const [inOne, inOther] = [new Set(ones), new Set(others)];
  return [ones.filter((line) => !inOther.has(line)).join('\n'), others.filter((line) => !inOne.has(line)).join('\n')];
}
