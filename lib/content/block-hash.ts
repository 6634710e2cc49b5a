import { blockId } from '#lib/content/block-id.ts';
import { jsonHash } from '#lib/content/canonical-hash.ts';
import { writtenBlock } from '#lib/content/written-block.ts';
import type { Block } from '#lib/contract/block.ts';

/** One hash per top-level block, by id, over everything somebody wrote in it. Server only. */
export function blockHashes(document: readonly Block[]): Record<string, string> {
  return Object.fromEntries(
    document.filter((block) => blockId(block) !== '').map((block) => [blockId(block), jsonHash(writtenBlock(block))]),
  );
}

/**
 * The ids of the blocks a translation lags behind in: those of the source that changed or came since `then`, the source's
 * hashes when it was translated, in document order; then those that the source no longer has.
 */
export function staleBlocks(then: Readonly<Record<string, string>>, source: readonly Block[]): string[] {
  const now = blockHashes(source);
  return [...Object.keys(now).filter((id) => now[id] !== then[id]), ...Object.keys(then).filter((id) => !Object.hasOwn(now, id))];
}
