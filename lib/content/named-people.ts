import { nameKeys } from '#lib/content/name-key.ts';
import { type Block, isTextNode, type TextNode } from '#lib/contract/block.ts';

/** So many keys are kept of one article, which has fifty tags. */
const MOST = 200;
/** No name is longer: what is has nobody in the dictionary. */
const LONGEST = 200;

/**
 * The keys of the names that an article gives as what it is about: its tags, and those of its fact boxes. What the running text mentions, and who is
 * quoted, is not what it is about.
 */
export function namedPeople(taggar: readonly string[], block: readonly Block[]): string[] {
  const names = [...taggar, ...factBoxNames(block)].filter((name) => name.length <= LONGEST);
  return nameKeys(names)
    .map(({ tat }) => tat)
    .slice(0, MOST);
}

function factBoxNames(blocks: ReadonlyArray<Block | TextNode>): string[] {
  return blocks.flatMap((block) => {
    if (isTextNode(block)) return [];
    const named = block.type === 'snabbfakta' ? block.attrs?.namn : undefined;
    return [...(typeof named === 'string' ? [named] : []), ...factBoxNames(block.content ?? [])];
  });
}
