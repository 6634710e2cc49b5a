import type { Block } from '#lib/contract/block.ts';

/** The blocks without the ids that they have where they stand, at any depth: wherever they are put in they are others. */
export function withoutIds(blocks: readonly Block[]): Block[] {
  return blocks.map(({ attrs, content, ...block }) => {
    const { id: _, ...kept } = attrs ?? {};
    return {
      ...block,
      ...(Object.keys(kept).length === 0 ? {} : { attrs: kept }),
      ...(content === undefined ? {} : { content: withoutIds(content) }),
    };
  });
}
