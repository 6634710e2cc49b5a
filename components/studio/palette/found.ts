/** Something that the palette may lead to. */
export interface Findable {
  namn: string;
  /** What it may be looked for by, besides its name. */
  ord?: string;
}

const plain = (text: string) => text.toLocaleLowerCase('sv').trim();

/**
 * Those that have every word that is asked for, the best first: whose name is just that, then whose name begins so, then one of whose words does,
 * then the rest; as they stood otherwise. All of them where nothing is asked.
 */
export function found<T extends Findable>(all: readonly T[], asked: string): T[] {
  const words = plain(asked)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return [...all];
  return all
    .map((one) => ({ one, rank: rankOf(one, plain(asked), words) }))
    .filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ one }) => one);
}

function rankOf({ namn, ord = '' }: Findable, asked: string, words: readonly string[]): number {
  const name = plain(namn);
  if (!words.every((word) => `${name} ${plain(ord)}`.includes(word))) return Number.POSITIVE_INFINITY;
  if (name === asked) return 0;
  if (name.startsWith(asked)) return 1;
  return name.split(/[\s-]+/).some((word) => word.startsWith(words[0] ?? '')) ? 2 : 3;
}
