import { nameKey } from '#lib/content/name-key.ts';
import type { Store } from '#lib/store/store.ts';
import type { WantedMedia } from '#lib/store/wanted-media.ts';

/** So many people, and so many other names, are looked for: a name that more have is no help. */
const MOST_NAMES = 8;

/** Who in the dictionary is called that, by name or alias: their other names, and the pictures that are theirs. Undefined where it is nobody's. */
export async function peopleSearched({ peopleDictionary }: Pick<Store, 'peopleDictionary'>, sok: string): Promise<WantedMedia['personer']> {
  if (sok === '') return undefined;
  const called = await peopleDictionary.called(nameKey(sok), MOST_NAMES);
  if (called.length === 0) return undefined;
  const names = new Set(called.flatMap(({ namn, alias }) => [namn, ...alias]).map((name) => name.toLowerCase()));
  names.delete(sok.toLowerCase());
  return { namn: [...names].slice(0, MOST_NAMES), bilder: called.flatMap(({ bild }) => bild ?? []) };
}
