import type { EditorState, Transaction } from '@tiptap/pm/state';
import { topBlockById } from '#components/editor/body/top-blocks.ts';
import { documentToEditor } from '#components/editor/schema/document-to-editor.ts';
import { blockId } from '#lib/content/block-id.ts';
import type { Block } from '#lib/contract/block.ts';

/**
 * Puts a block of an earlier version in the text, as one step to undo: in place of what it has become, or where it is gone after the nearest
 * block that it followed in `earlier` and that is there.
 */
export function restoreBlockStep(state: EditorState, block: Block, earlier: readonly Block[]): Transaction {
  const { doc, schema, tr } = state;
  const [node] = documentToEditor([block], schema).content ?? [];
  if (node === undefined) throw new Error('A document of one block holds that block');
  const restored = schema.nodeFromJSON(node);
  const there = topBlockById(doc, blockId(block));
  if (there !== undefined) return tr.replaceWith(there.pos, there.pos + there.node.nodeSize, restored).scrollIntoView();
  const at = earlier.findIndex((one) => blockId(one) === blockId(block));
  for (const before of earlier.slice(0, Math.max(at, 0)).toReversed()) {
    const anchor = topBlockById(doc, blockId(before));
    if (anchor !== undefined) return tr.insert(anchor.pos + anchor.node.nodeSize, restored);
  }
  return tr.insert(0, restored);
}
