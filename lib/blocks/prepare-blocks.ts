import { BLOCKS } from '#lib/blocks/registry.ts';
import type { Steps } from '#lib/content/steps.ts';
import type { Block } from '#lib/contract/block.ts';

/** Reads in steps what is slow to read in the blocks of a document, so that whatever asks for it next has it at once. */
export function* prepareBlocks(document: readonly Block[]): Steps<void> {
  for (const { type, attrs = {} } of document) {
    const prepare = BLOCKS.get(type)?.prepare;
    if (prepare !== undefined) yield* prepare(attrs);
  }
}
