import type { Editor } from '@tiptap/core';
import { toBlock } from '#components/editor/schema/editor-to-document.ts';
import { blocksById } from '#lib/content/block-id.ts';
import { equalJson } from '#lib/content/equal-json.ts';
import type { Block } from '#lib/contract/block.ts';

/** Sets in the editor what the service set in blocks that are filled in. Not a step to undo, and the cursor stays. */
export function takeAdditions({ state, view }: Editor, blocks: readonly Block[]): void {
  const wanted = blocksById(blocks);
  const { tr } = state;
  state.doc.forEach((node, pos) => {
    const block = wanted.get(String(node.attrs.id));
    if (block === undefined || !('data' in node.attrs) || equalJson(toBlock(node).attrs, block.attrs)) return;
    const { id: _, ...data } = block.attrs ?? {};
    tr.setNodeAttribute(pos, 'data', data);
  });
  if (tr.docChanged) view.dispatch(tr.setMeta('addToHistory', false));
}
