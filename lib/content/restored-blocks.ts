import { blocksById } from '#lib/content/block-id.ts';
import type { Block } from '#lib/contract/block.ts';

/**
 * The document with the named blocks as `earlier` has them: one that is still there is replaced where it stands, one that is gone comes back after
 * the nearest block that it used to follow and that is there. A name that `earlier` does not have changes nothing.
 */
export function withRestoredBlocks(document: readonly Block[], earlier: readonly Block[], ids: Iterable<string>): Block[] {
  const wanted = new Set(ids);
  const now = blocksById(document);
  const then = blocksById(earlier);
  const restored = new Map<string | undefined, Block[]>();
  let anchor: string | undefined;
  for (const [id, block] of then) {
    if (now.has(id)) {
      anchor = id;
      if (wanted.has(id)) now.set(id, block);
    } else if (wanted.has(id)) restored.set(anchor, [...(restored.get(anchor) ?? []), block]);
  }
  return [...(restored.get(undefined) ?? []), ...[...now].flatMap(([id, block]) => [block, ...(restored.get(id) ?? [])])];
}
