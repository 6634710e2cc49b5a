import type { BlockDefinition, PartDefinition } from '#lib/blocks/define-block.ts';

/** What ProseMirror is to allow inside a block: `+` where an empty block could not be written in, else `*`. */
export function contentExpression(definition: BlockDefinition | PartDefinition, many: '*' | '+'): string {
  if (definition.content === 'none') return '';
  if (definition.content === 'inline') return 'text*';
  return `(${definition.content.join(' | ')})${many}`;
}

/** The group of the blocks that may stand at the top of the document. */
export const TOP_GROUP = 'block';

export function groupOf(definition: BlockDefinition): string {
  return definition.topLevel ? TOP_GROUP : '';
}
