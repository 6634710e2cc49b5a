import type { Editor } from '@tiptap/core';
import { focusText } from '#components/editor/body/focus-text.ts';
import { type TopBlock, topBlockAt, topBlockById } from '#components/editor/body/top-blocks.ts';
import { documentToEditor } from '#components/editor/schema/document-to-editor.ts';
import { failureOf } from '#components/studio/failure.ts';
import { showToast } from '#components/ui/toast-queue.ts';
import { studio } from '#lib/transports/client/browser.ts';

/** Puts the blocks of a pattern where the writer was: in place of an empty paragraph, else after the block, in one step to undo. */
export async function insertPattern(editor: Editor, id: string, { node }: TopBlock): Promise<void> {
  try {
    const { stomme } = await studio.hamtaStomme({ id });
    // The writer may have gone on meanwhile.
    if (editor.isDestroyed) return;
    const { doc, schema, selection, tr } = editor.state;
    const at = topBlockById(doc, String(node.attrs.id ?? '')) ?? topBlockAt(doc, selection.from);
    if (at === undefined) return;
    const nodes = schema.nodeFromJSON(documentToEditor(stomme.block, schema)).children;
    const end = at.pos + at.node.nodeSize;
    const replaces = at.node.type.name === 'paragraph' && at.node.content.size === 0;
    editor.view.dispatch((replaces ? tr.replaceWith(at.pos, end, nodes) : tr.insert(end, nodes)).scrollIntoView());
    focusText(editor);
  } catch (error) {
    const { fel } = failureOf(error);
    showToast({ tone: 'fault', text: fel.map(({ orsak, atgard }) => `${orsak} ${atgard}`).join(' ') });
  }
}
