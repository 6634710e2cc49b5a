/** A browser's storage in memory, for tests: what a page that is loaded again would find. */
export function memoryStorage(kept = new Map<string, string>()): Storage {
  return {
    get length() {
      return kept.size;
    },
    key: (place) => [...kept.keys()][place] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
    clear: () => kept.clear(),
  };
}
