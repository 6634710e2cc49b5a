import type { RenderContext } from '#lib/blocks/define-block.ts';
import { BLOCKS } from '#lib/blocks/registry.ts';
import type { Block } from '#lib/contract/block.ts';

const TOGETHER = [...BLOCKS.values()].filter((definition) => definition.normaliseTogether !== undefined);

/** The document with what its blocks are given by where they stand among others of their type, as it is kept. */
export function normaliseTogether(document: Block[], counted?: Pick<RenderContext, 'avsnittRiktning'>): Block[] {
  return TOGETHER.reduce((blocks, { type, normaliseTogether: normalise }) => {
    const own = blocks.filter((block) => block.type === type);
    if (normalise === undefined || own.length === 0) return blocks;
    const normalised = normalise(own, counted)[Symbol.iterator]();
    return blocks.map((block) => (block.type === type ? (normalised.next().value ?? block) : block));
  }, document);
}
