import { Node } from '@tiptap/core';
import { readJson } from '#components/editor/schema/block-attributes.ts';
import { TOP_GROUP } from '#components/editor/schema/content-expression.ts';
import type { BlockView } from '#components/editor/schema/generic-block.ts';

export const KEPT_BLOCK = 'keptBlock';

/** A block this editor cannot show: of an unknown type or an unexpected shape. It can be moved and removed, and is otherwise kept as it came. */
export function keptBlock(view: BlockView): Node {
  return Node.create({
    name: KEPT_BLOCK,
    group: TOP_GROUP,
    atom: true,
    draggable: true,
    addAttributes: () => ({
      block: {
        default: null,
        parseHTML: (element: HTMLElement) => readJson(element.getAttribute('data-attrs')),
        renderHTML: ({ block }) => ({ 'data-attrs': JSON.stringify(block) }),
      },
    }),
    parseHTML: () => [{ tag: 'div[data-kept-block]' }],
    renderHTML: ({ HTMLAttributes }) => ['div', { ...HTMLAttributes, 'data-kept-block': '' }],
    ...(view === undefined ? {} : { addNodeView: view }),
  });
}
