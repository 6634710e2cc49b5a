import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { allowedBeginnings, isSafeAddress } from '#lib/content/address.ts';

/** What applies where the cursor stands: what the toolbars show as pressed. */
export function useTextTools(editor: Editor) {
  return useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      href: current.isActive('link') ? String(current.getAttributes('link').href) : undefined,
      level: current.isActive('heading') ? Number(current.getAttributes('heading').level) : undefined,
      isInTable: current.isActive('table'),
      isEmpty: current.state.selection.empty,
    }),
  });
}

export function toggleHeading(editor: Editor, level: 2 | 3): void {
  editor.chain().focus().toggleNode('heading', 'paragraph', { level }).run();
}

/**
 * The address a writer meant: a bare name gets https, an e-mail address gets mailto. `fault` says in words why it cannot
 * be used.
 */
export function readAddress(typed: string): { href: string } | { fault: string } {
  const trimmed = typed.trim();
  if (trimmed === '') return { fault: 'Skriv en adress.' };
  if (/^[^\s@/:]+@[^\s@/:.]+(?:\.[^\s@/:.]+)+$/.test(trimmed)) return { href: `mailto:${trimmed}` };
  const href = /^[\w-]+(\.[\w-]+)+([/?#].*)?$/.test(trimmed) ? `https://${trimmed}` : trimmed;
  if (/\s/.test(href) || !isSafeAddress(href, 'lank')) return { fault: `Adressen ska börja med ${allowedBeginnings('lank')}.` };
  return { href };
}
