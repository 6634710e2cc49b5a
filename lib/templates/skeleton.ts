import type { Block } from '#lib/contract/block.ts';
import type { RequiredBlock, Template } from '#lib/templates/define-template.ts';

const PARAGRAPH: Block = { type: 'paragraph' };
/** Blocks that the text after them belongs to. */
const BEGIN_TEXT = new Set(['avsnitt']);

/**
 * What an article of the template opens with: each block that it must have, empty and as many as it must have, and a place to write. Nothing
 * for a template that asks for no block.
 */
export function skeletonOf({ kravda_block }: Pick<Template, 'kravda_block'>): Block[] {
  const blocks = kravda_block.flatMap((required) => Array.from({ length: required.minst }, () => emptyBlock(required)));
  const opened = blocks.flatMap((block) => (BEGIN_TEXT.has(block.type) ? [block, PARAGRAPH] : [block]));
  return opened.length === 0 || opened.at(-1) === PARAGRAPH ? opened : [...opened, PARAGRAPH];
}

/** With what makes it count as the one that is asked for, where that is one value. */
function emptyBlock({ type, med }: RequiredBlock): Block {
  return med?.varde === undefined ? { type } : { type, attrs: { [med.falt]: med.varde } };
}
