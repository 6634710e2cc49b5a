/** A record with a value for each of the keys, and for no other. */
export function recordOf<Key extends string, Value>(keys: readonly Key[], make: (key: Key) => Value): Record<Key, Value> {
  // Each of them is given its value just here, which Object.fromEntries cannot promise.
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Value>;
}
