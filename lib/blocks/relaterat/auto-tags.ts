import type { Block } from '#lib/contract/block.ts';

/** More boxes than any article has; the boxes after them show what was chosen by hand. */
const MOST_TAGS = 20;

/** The tags whose latest articles a document wants to show: what its caller fetches before it is rendered. */
export function autoTags(document: readonly Block[]): string[] {
  const tags = document.flatMap(({ type, attrs }) =>
    type === 'relaterat' && attrs?.auto === true && typeof attrs.tagg === 'string' ? attrs.tagg.trim() : [],
  );
  return [...new Set(tags)].filter((tag) => tag !== '').slice(0, MOST_TAGS);
}
