import type { ArticleContent } from '#lib/contract/article.ts';
import type { Block } from '#lib/contract/block.ts';
import type { ProposedChange } from '#lib/contract/proposal.ts';
import { contentWith } from '#lib/proposals/content-with.ts';

const NOTHING: ArticleContent = { rubrik: '', ingress: '', slug: '', meta: {}, hero: null, block: [] };

/** Two articles with nothing in them but what a part of a proposal is about: as it was, and as it would be. */
export function sidesOf({ id, slag, block, fore, efter }: ProposedChange): [fore: ArticleContent, efter: ArticleContent] {
  // What the service tells of a block is one.
  const blocks = (value: unknown) => (value === null ? [] : [value as Block]);
  if (block !== '')
    return [
      { ...NOTHING, block: blocks(fore) },
      { ...NOTHING, block: blocks(efter) },
    ];
  const side = (value: unknown) => contentWith(NOTHING, { delar: [{ id, slag, block, efter: value }], ordning: null }, new Set([id]));
  return [side(fore), side(efter)];
}
