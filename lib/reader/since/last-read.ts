/** Of so many articles it is kept which publication was read last. */
const MOST_KEPT = 200;
const KEY = 'studio-last';

type Kept = Array<[address: string, utgava: number]>;

/** What is kept, or nothing: of what is in any other form, and where nothing may be kept. */
function kept(storage: Storage): Kept {
  try {
    const value: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is Kept[number] {
  return Array.isArray(value) && value.length === 2 && typeof value[0] === 'string' && Number.isSafeInteger(value[1]);
}

/**
 * The publication of the article that was read here last, and keeps in the browser alone that it is this one now: the article's address and when the
 * publication came, and no more. Undefined where it has not been read here, and where nothing may be kept.
 */
export function lastRead(storageOf: () => Storage, address: string, utgava: number): number | undefined {
  try {
    const storage = storageOf();
    const all = kept(storage);
    const before = all.find(([other]) => other === address)?.[1];
    const others = all.filter(([other]) => other !== address);
    storage.setItem(KEY, JSON.stringify([...others, [address, utgava]].slice(-MOST_KEPT)));
    return before;
  } catch {
    // A browser that keeps nothing, or has no more room.
    return undefined;
  }
}
