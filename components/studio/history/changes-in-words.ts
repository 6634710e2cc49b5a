import type { BlockChangeKind } from '#lib/content/block-changes.ts';

/** The fields of a text as they are said in a sentence. */
export const TEXT_FIELD_WORDS: Readonly<Record<string, string>> = {
  ...{ rubrik: 'rubriken', ingress: 'ingressen', hero: 'huvudbilden', meta: 'texterna för sök och delning', slug: 'adressen' },
};

const LIST = new Intl.ListFormat('sv');

interface Changes {
  falt: ReadonlyArray<{ falt: string }>;
  block: ReadonlyArray<{ andring: BlockChangeKind }>;
}

/** What differs between two versions, in a few words that end no sentence: «rubriken, 2 ändrade block och 1 nytt block»; undefined where nothing does. */
export function changesInWords({ falt, block }: Changes): string | undefined {
  const fields = new Set(falt.map(({ falt: path }) => path.split('.')[0] ?? path));
  const counted = (kind: BlockChangeKind) => block.filter(({ andring }) => andring === kind).length;
  const blocks = (count: number, one: string, several: string) => (count === 0 ? [] : [`${count} ${count === 1 ? one : several} block`]);
  const words = [
    ...[...fields].map((field) => TEXT_FIELD_WORDS[field] ?? field),
    ...blocks(counted('andrad'), 'ändrat', 'ändrade'),
    ...blocks(counted('tillagd'), 'nytt', 'nya'),
    ...blocks(counted('borttagen'), 'borttaget', 'borttagna'),
    ...blocks(counted('flyttad'), 'flyttat', 'flyttade'),
  ];
  return words.length === 0 ? undefined : LIST.format(words);
}
