import type { RenderContext } from '#lib/blocks/define-block.ts';
import type { Block } from '#lib/contract/block.ts';

/** Gives the sections of an article their numbers, 1 for the first, and how many they are. */
export function numberSections(blocks: readonly Block[]): Block[] {
  return blocks.map((block, index) => ({ ...block, attrs: { ...block.attrs, nr: index + 1, av: blocks.length } }));
}

/** The number readers see: the place in the order, or counted down from the last. `undefined` before the first save. */
export function shownNumber(
  { nr, av }: { nr?: number | undefined; av?: number | undefined },
  { avsnittRiktning }: RenderContext,
): number | undefined {
  if (nr === undefined || av === undefined || nr < 1 || nr > av) return undefined;
  return avsnittRiktning === 'ned' ? av - nr + 1 : nr;
}
