import type { RenderContext } from '#lib/blocks/define-block.ts';
import type { Block } from '#lib/contract/block.ts';

type Direction = Pick<RenderContext, 'avsnittRiktning'>;

/**
 * Gives the sections of an article the numbers readers see, 1 for the first or for the last, and how many they are. Where
 * nobody has said yet which way they are counted, numbers that count down whole are left so.
 */
export function numberSections(blocks: readonly Block[], counted?: Direction): Block[] {
  const av = blocks.length;
  const inOrder = (numberAt: (index: number) => number) =>
    blocks.map((block, index) => ({ ...block, attrs: { ...block.attrs, nr: numberAt(index), av } }));
  const countsDown = blocks.every(({ attrs }, index) => attrs?.nr === av - index && attrs.av === av);
  const down = counted === undefined ? countsDown : counted.avsnittRiktning === 'ned';
  return inOrder(down ? (index) => av - index : (index) => index + 1);
}

/**
 * The document with its sections numbered as they are counted now: the Swedish version may have turned round, or an earlier
 * version of Studio have counted another way, since this one was saved. What was never numbered stays without.
 */
export function withCurrentNumbers(document: readonly Block[], direction: Direction): readonly Block[] {
  const sections = document.filter(({ type }) => type === 'avsnitt');
  if (sections.length === 0) return document;
  const numbered = new Map(numberSections(sections, direction).map((block, index) => [sections[index], block]));
  return document.map((block) => (shownNumber(block.attrs ?? {}) === undefined ? block : (numbered.get(block) ?? block)));
}

/** The number readers see. `undefined` before the first save. */
export function shownNumber({ nr, av }: { nr?: unknown; av?: unknown }): number | undefined {
  return typeof nr === 'number' && typeof av === 'number' && nr >= 1 && nr <= av ? nr : undefined;
}
