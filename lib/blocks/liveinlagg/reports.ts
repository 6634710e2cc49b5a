import { entryAnchor, type LiveEntry, liveEntries } from '#lib/blocks/liveinlagg/entries.ts';
import { olderParts, partsByEntry, type ShownPart } from '#lib/blocks/liveinlagg/report-parts.ts';
import type { Attrs } from '#lib/blocks/liveinlagg/schema.ts';
import { blockId } from '#lib/content/block-id.ts';
import type { Block } from '#lib/contract/block.ts';

/** The reports of an article, each with what readers see of it. */
function reportsOf(blocks: readonly Block[]): Array<{ id: string; entries: LiveEntry[] }> {
  return blocks
    .filter(({ type }) => type === 'liveinlagg')
    .map((block) => {
      const attrs: Attrs = block.attrs ?? {};
      return { id: blockId(block), entries: liveEntries(attrs) };
    });
}

/** How many parts have pages of their own: as many as the longest of the article's reports has. */
export function olderPartsOf(blocks: readonly Block[]): number {
  return Math.max(0, ...reportsOf(blocks).map(({ entries }) => olderParts(entries.length)));
}

/** The part that shows the entry with that address within its page; `undefined` where there is none. */
export function partWithAnchor(blocks: readonly Block[], anchor: string): ShownPart | undefined {
  for (const { id, entries } of reportsOf(blocks)) {
    const entry = entries.find((one) => entryAnchor(id, one) === anchor);
    if (entry !== undefined) return partsByEntry(entries)(entry);
  }
  return undefined;
}
