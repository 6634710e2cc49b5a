/** Whether two JSON values say the same, whatever the order of their keys; an absent key and `undefined` are one. */
export function equalJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, index) => equalJson(item, b[index]));
  }
  return !Array.isArray(b) && equalRecords(new Map(Object.entries(a)), new Map(Object.entries(b)));
}

function equalRecords(a: ReadonlyMap<string, unknown>, b: ReadonlyMap<string, unknown>): boolean {
  for (const [key, value] of a) if (!equalJson(value, b.get(key))) return false;
  for (const [key, value] of b) if (value !== undefined && !a.has(key)) return false;
  return true;
}
