import { Node, type NodeViewRenderer } from '@tiptap/core';
import { idAttribute, readJson } from '#components/editor/schema/block-attributes.ts';
import { contentExpression, groupOf } from '#components/editor/schema/content-expression.ts';
import type { BlockDefinition } from '#lib/blocks/define-block.ts';

/** Draws a block that is not text. Absent where nothing is drawn, as in a test. */
export type BlockView = (() => NodeViewRenderer) | undefined;

/**
 * The node of a block type, from its definition alone. The block's attributes are kept together as one object, exactly as
 * they came, so that no field can be lost for lack of a declaration here. A block without content is an atom.
 */
export function genericBlock(definition: BlockDefinition, view: BlockView): Node {
  const atom = definition.content === 'none';
  return Node.create({
    name: definition.type,
    group: groupOf(definition),
    content: contentExpression(definition, '*'),
    atom,
    isolating: true,
    defining: true,
    draggable: atom,
    addAttributes: () => ({
      ...idAttribute,
      data: {
        default: {},
        parseHTML: (element: HTMLElement) => readJson(element.getAttribute('data-attrs')) ?? {},
        renderHTML: ({ data }) => ({ 'data-attrs': JSON.stringify(data) }),
      },
    }),
    parseHTML: () => [{ tag: `div[data-block="${definition.type}"]` }],
    renderHTML: ({ HTMLAttributes }) => ['div', { ...HTMLAttributes, 'data-block': definition.type }, ...(atom ? [] : [0 as const])],
    ...(view === undefined ? {} : { addNodeView: view }),
  });
}
