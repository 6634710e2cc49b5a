/** Whether two JSON values say the same, whatever the order of their keys; an absent key and `undefined` are one. */
export function equalJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, index) => equalJson(item, b[index]));
  }
  return !Array.isArray(b) && equalRecords(a, b);
}

// No maps of them: versions have tens of thousands of small records, and each is asked about several times.
function equalRecords(a: object, b: object): boolean {
  const keys = Object.keys(a);
  if (!keys.every((key) => equalJson(own(a, key), own(b, key)))) return false;
  return Object.keys(b).every((key) => Object.hasOwn(a, key) || own(b, key) === undefined);
}

function own(record: object, key: string): unknown {
  return Object.hasOwn(record, key) ? Reflect.get(record, key) : undefined;
}
