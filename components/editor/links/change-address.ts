import type { Editor } from '@tiptap/core';
import { findBlock } from '#components/editor/body/top-blocks.ts';

interface Change {
  /** The id of the block that the link stands in. */
  block: string;
  from: string;
  to: string;
}

/** Has every link of a block that leads to one address lead to another, as one step that can be undone. Whether there was any. */
export function changeAddress(editor: Editor, { block, from, to }: Change): boolean {
  const { doc, tr, schema } = editor.state;
  const found = findBlock(doc, block);
  if (found === undefined) return false;
  doc.nodesBetween(found.pos, found.pos + found.node.nodeSize, (node, pos) => {
    if (pos < found.pos) return true;
    for (const mark of node.marks) {
      if (mark.type.name !== 'link' || mark.attrs.href !== from) continue;
      const end = pos + node.nodeSize;
      tr.removeMark(pos, end, mark).addMark(pos, end, schema.mark(mark.type, { ...mark.attrs, href: to }));
    }
    if (!node.isText) {
      const attrs = changed(node.attrs, from, to);
      if (attrs !== node.attrs) tr.setNodeMarkup(pos, null, { ...node.attrs, ...Object(attrs) });
    }
    return true;
  });
  if (!tr.docChanged) return false;
  editor.view.dispatch(tr);
  return true;
}

/** The same value where nothing in it is the address. */
function changed(value: unknown, from: string, to: string): unknown {
  if (value === from) return to;
  if (Array.isArray(value)) {
    const items = value.map((item) => changed(item, from, to));
    return items.some((item, nr) => item !== value[nr]) ? items : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const after = entries.map(([key, item]) => [key, changed(item, from, to)] as const);
  return after.some(([, item], nr) => item !== entries[nr]?.[1]) ? Object.fromEntries(after) : value;
}
