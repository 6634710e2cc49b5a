'use client';

import type { Editor } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { BubbleMenu } from '@tiptap/react/menus';
import { Bold, Heading2, Heading3, Italic, Link as LinkIcon, MessageSquarePlus } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { Toolbar } from 'react-aria-components';
import { LazyTableTools } from '#components/editor/body/lazy-table-tools.tsx';
import { LinkForm } from '#components/editor/body/link-form.tsx';
import { toggleHeading, useTextTools } from '#components/editor/body/text-tools.ts';
import { ToolButton } from '#components/editor/body/tool-button.tsx';
import styles from '#components/editor/body/toolbar.module.css';

interface BubbleToolbarProps {
  editor: Editor;
  isLinkOpen: boolean;
  onLinkOpenChange: (isOpen: boolean) => void;
  onComment: () => void;
}

/** Over the selected words: bold, italic, link and heading, and the form for the link's address. */
export function BubbleToolbar({ editor, isLinkOpen, onLinkOpenChange, onComment }: BubbleToolbarProps) {
  const linkOpen = useRef(isLinkOpen);
  linkOpen.current = isLinkOpen;
  const options = useMemo(() => ({ placement: 'top' as const, offset: 8, onHide: () => onLinkOpenChange(false) }), [onLinkOpenChange]);

  return (
    <BubbleMenu
      editor={editor}
      className={styles.bubble}
      updateDelay={60}
      options={options}
      shouldShow={({ editor: { isEditable, state, view }, element }) => {
        const isHere = view.hasFocus() || element.contains(document.activeElement);
        if (!isHere || !isEditable || state.selection instanceof NodeSelection) return false;
        return linkOpen.current || (!state.selection.empty && state.doc.textBetween(state.selection.from, state.selection.to) !== '');
      }}
    >
      {isLinkOpen ? (
        <LinkForm editor={editor} onClose={() => onLinkOpenChange(false)} />
      ) : (
        <Tools editor={editor} onLink={() => onLinkOpenChange(true)} onComment={onComment} />
      )}
    </BubbleMenu>
  );
}

function Tools({ editor, onLink, onComment }: { editor: Editor; onLink: () => void; onComment: () => void }) {
  const { bold, italic, href, level, isInTable } = useTextTools(editor);
  return (
    <Toolbar aria-label="Textens utseende" className={styles.toolbar}>
      <ToolButton label="Fet" keys={['Ctrl', 'B']} isOn={bold} onPress={() => editor.chain().focus().toggleMark('bold').run()}>
        <Bold aria-hidden />
      </ToolButton>
      <ToolButton label="Kursiv" keys={['Ctrl', 'I']} isOn={italic} onPress={() => editor.chain().focus().toggleMark('italic').run()}>
        <Italic aria-hidden />
      </ToolButton>
      <ToolButton label="Länk" keys={['Ctrl', 'K']} isOn={href !== undefined} onPress={onLink}>
        <LinkIcon aria-hidden />
      </ToolButton>
      <ToolButton label="Kommentera" keys={['Ctrl', 'Alt', 'M']} onPress={onComment}>
        <MessageSquarePlus aria-hidden />
      </ToolButton>
      {isInTable ? (
        <LazyTableTools editor={editor} />
      ) : (
        <>
          <span className={styles.divider} aria-hidden />
          <ToolButton label="Mellanrubrik" keys={['Ctrl', 'Alt', '2']} isOn={level === 2} onPress={() => toggleHeading(editor, 2)}>
            <Heading2 aria-hidden />
          </ToolButton>
          <ToolButton label="Underrubrik" keys={['Ctrl', 'Alt', '3']} isOn={level === 3} onPress={() => toggleHeading(editor, 3)}>
            <Heading3 aria-hidden />
          </ToolButton>
        </>
      )}
    </Toolbar>
  );
}
