'use client';

import type { Editor } from '@tiptap/core';
import { BetweenHorizontalStart, BetweenVerticalStart, Heading, TableCellsMerge, TableCellsSplit, Trash2 } from 'lucide-react';
import { ToolButton } from '#components/editor/body/tool-button.tsx';
import styles from '#components/editor/body/toolbar.module.css';
import { IconButton } from '#components/ui/icon-button.tsx';
import { Menu } from '#components/ui/menu.tsx';
import { MenuItem } from '#components/ui/menu-item.tsx';

/** Rows, columns and cells of the table where the cursor stands. */
export function TableTools({ editor }: { editor: Editor }) {
  const chain = () => editor.chain().focus();
  return (
    <>
      <span className={styles.divider} aria-hidden />
      <ToolButton label="Ny rad under" onPress={() => chain().addRowAfter().run()}>
        <BetweenHorizontalStart aria-hidden />
      </ToolButton>
      <ToolButton label="Ny kolumn till höger" onPress={() => chain().addColumnAfter().run()}>
        <BetweenVerticalStart aria-hidden />
      </ToolButton>
      <ToolButton label="Rubrikrad" onPress={() => chain().toggleHeaderRow().run()}>
        <Heading aria-hidden />
      </ToolButton>
      <ToolButton label="Slå ihop celler" isDisabled={!editor.can().mergeCells()} onPress={() => chain().mergeCells().run()}>
        <TableCellsMerge aria-hidden />
      </ToolButton>
      <ToolButton label="Dela cell" isDisabled={!editor.can().splitCell()} onPress={() => chain().splitCell().run()}>
        <TableCellsSplit aria-hidden />
      </ToolButton>
      <Menu
        label="Ta bort i tabellen"
        trigger={
          <IconButton label="Ta bort i tabellen" size="small">
            <Trash2 aria-hidden />
          </IconButton>
        }
      >
        <MenuItem onAction={() => chain().deleteRow().run()}>Ta bort raden</MenuItem>
        <MenuItem onAction={() => chain().deleteColumn().run()}>Ta bort kolumnen</MenuItem>
        <MenuItem danger onAction={() => chain().deleteTable().run()}>
          Ta bort tabellen
        </MenuItem>
      </Menu>
    </>
  );
}
