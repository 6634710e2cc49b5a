import { isBlock } from '#lib/content/child-blocks.ts';
import type { Block } from '#lib/contract/block.ts';
import type { ImportedVersion } from '#lib/import/imported-article.ts';

/** How WordPress calls a narrower copy of a picture: by its width and height, before the ending. */
const COPY = /-\d{1,5}x\d{1,5}(?=\.[a-z]{3,4}$)/i;

/**
 * The versions with the alternative text that the library they come from has for a picture, where the text that shows it says none. `altOf` knows
 * pictures by their own addresses, and not by their copies'.
 */
export function withAlts(versioner: readonly ImportedVersion[], altOf: (src: string) => string | undefined): ImportedVersion[] {
  return versioner.map((version) => ({ ...version, block: version.block.map((block) => withAlt(block, altOf)) }));
}

function withAlt(block: Block, altOf: (src: string) => string | undefined): Block {
  const { attrs, content } = block;
  const src = typeof attrs?.src === 'string' ? attrs.src : '';
  const alt = block.type === 'image' && !attrs?.alt ? (altOf(src) ?? altOf(src.replace(COPY, ''))) : undefined;
  return {
    ...block,
    ...(alt === undefined ? {} : { attrs: { ...attrs, alt } }),
    ...(content && { content: content.map((child) => (isBlock(child) ? withAlt(child, altOf) : child)) }),
  };
}
