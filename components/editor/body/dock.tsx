'use client';

import type { Editor } from '@tiptap/core';
import { ArrowDown, ArrowUp, Bold, Copy, Heading2, Italic, Link as LinkIcon, Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Toolbar } from 'react-aria-components';
import { type InsertItem, insertItem } from '#components/editor/body/insert-items.ts';
import { InsertMenu } from '#components/editor/body/insert-menu.tsx';
import { toggleHeading, useTextTools } from '#components/editor/body/text-tools.ts';
import { ToolButton } from '#components/editor/body/tool-button.tsx';
import styles from '#components/editor/body/toolbar.module.css';
import { duplicateBlocks, moveBlocks, removeBlocks, selectedBlocks } from '#components/editor/body/top-blocks.ts';

interface DockProps {
  editor: Editor;
  items: readonly InsertItem[];
  onLink: () => void;
}

/** Below the text on a narrow screen, where there is no room beside it and no pointer to hover with: all tools in one row. */
export function Dock({ editor, items, onLink }: DockProps) {
  const { bold, italic, href, level, isEmpty } = useTextTools(editor);
  const [isInserting, setInserting] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);

  function dispatch(tr: ReturnType<typeof moveBlocks>) {
    if (tr !== undefined) editor.view.dispatch(tr);
    editor.view.focus();
  }

  return (
    <div ref={anchor} className={styles.dock}>
      <Toolbar aria-label="Verktyg för texten" className={styles.toolbar}>
        <ToolButton label="Lägg till block" onPress={() => setInserting(true)}>
          <Plus aria-hidden />
        </ToolButton>
        <span className={styles.divider} aria-hidden />
        <ToolButton label="Fet" isOn={bold} onPress={() => editor.chain().focus().toggleMark('bold').run()}>
          <Bold aria-hidden />
        </ToolButton>
        <ToolButton label="Kursiv" isOn={italic} onPress={() => editor.chain().focus().toggleMark('italic').run()}>
          <Italic aria-hidden />
        </ToolButton>
        <ToolButton label="Länk" isOn={href !== undefined} isDisabled={isEmpty && href === undefined} onPress={onLink}>
          <LinkIcon aria-hidden />
        </ToolButton>
        <ToolButton label="Mellanrubrik" isOn={level === 2} onPress={() => toggleHeading(editor, 2)}>
          <Heading2 aria-hidden />
        </ToolButton>
        <span className={styles.divider} aria-hidden />
        <ToolButton label="Flytta upp" onPress={() => dispatch(moveBlocks(editor.state, -1))}>
          <ArrowUp aria-hidden />
        </ToolButton>
        <ToolButton label="Flytta ned" onPress={() => dispatch(moveBlocks(editor.state, 1))}>
          <ArrowDown aria-hidden />
        </ToolButton>
        <ToolButton label="Duplicera" onPress={() => dispatch(duplicateBlocks(editor.state))}>
          <Copy aria-hidden />
        </ToolButton>
        <ToolButton
          label="Ta bort"
          onPress={() => {
            const blocks = selectedBlocks(editor.state);
            if (blocks !== undefined) dispatch(removeBlocks(editor.state, blocks));
          }}
        >
          <Trash2 aria-hidden />
        </ToolButton>
      </Toolbar>
      <InsertMenu
        items={items}
        anchor={anchor}
        placement="top start"
        isOpen={isInserting}
        onOpenChange={setInserting}
        onChoose={(item) => {
          const blocks = selectedBlocks(editor.state);
          if (blocks !== undefined) insertItem(editor, item, blocks.last);
        }}
      />
    </div>
  );
}
