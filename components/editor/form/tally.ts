/** «A 1, B 2» of the points that a field holds. */
export function writeTally(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .map(([key, points]) => `${key} ${String(points).replace('.', ',')}`)
    .join(', ');
}

/** The points that «A 1, B 2» means; a key alone is one point. Undefined while it does not say anything that can be kept. */
export function readTally(words: string): Record<string, number> | undefined {
  const points: Record<string, number> = {};
  for (const part of words.split(/,(?!\d)|;/).map((entry) => entry.trim())) {
    if (part === '') continue;
    const found = /^([\p{L}\p{N}-]{1,20}?)(?:[\s:=]+(-?\d+(?:[.,]\d+)?))?$/u.exec(part);
    const key = found?.[1];
    if (key === undefined) return undefined;
    points[key] = Number((found?.[2] ?? '1').replace(',', '.'));
  }
  return points;
}
