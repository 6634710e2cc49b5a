'use client';

import type { Editor } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { ArrowDown, ArrowUp, BookmarkPlus, Copy, GripVertical, Plus, Trash2 } from 'lucide-react';
import { type DragEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Menu as AriaMenu, Header, MenuSection, Popover } from 'react-aria-components';
import styles from '#components/editor/body/block-gutter.module.css';
import { conversionsOf, convertBlocks } from '#components/editor/body/convert-blocks.ts';
import { focusText } from '#components/editor/body/focus-text.ts';
import { type InsertItem, insertItem } from '#components/editor/body/insert-items.ts';
import { InsertMenu } from '#components/editor/body/insert-menu.tsx';
import {
  chosenWith,
  duplicateBlocks,
  moveBlocks,
  removeBlocks,
  selectBlock,
  type TopBlock,
  topBlock,
} from '#components/editor/body/top-blocks.ts';
import { toBlock } from '#components/editor/schema/editor-to-document.ts';
import listStyles from '#components/ui/list-box.module.css';
import { MenuDivider } from '#components/ui/menu-divider.tsx';
import { MenuItem } from '#components/ui/menu-item.tsx';
import type { Block } from '#lib/contract/block.ts';

interface BlockGutterProps {
  editor: Editor;
  items: readonly InsertItem[];
  /** What the gutter is placed within: the positioned element around the text. */
  frame: RefObject<HTMLElement | null>;
  /** Keeps blocks as a pattern for other articles. */
  onKeep: (blocks: Block[]) => void;
}

interface Spot {
  index: number;
  top: number;
}

type Open = 'insert' | 'actions' | undefined;

/** Beside the block under the pointer: a «+» to add one after it, and a handle to drag it by or to press for what else can be done. */
export function BlockGutter({ editor, items, frame, onKeep }: BlockGutterProps) {
  const [spot, setSpot] = useState<Spot>();
  const [open, setOpen] = useState<Open>();
  const plus = useRef<HTMLButtonElement>(null);
  const grip = useRef<HTMLButtonElement>(null);
  const isOpen = open !== undefined;

  useEffect(() => {
    const element = frame.current;
    if (element === null || isOpen) return;
    const point = (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      const found = spotAt(editor, element, event.clientY);
      if (found !== undefined) setSpot((before) => (before?.index === found.index && before.top === found.top ? before : found));
    };
    const rest = () => {
      // The handle that a block is dragged by must stay until it is dropped.
      if (editor.view.dragging === null) setSpot(emptySpot(editor, element));
    };
    element.addEventListener('pointermove', point);
    element.addEventListener('pointerleave', rest);
    editor.on('update', rest);
    editor.on('selectionUpdate', rest);
    return () => {
      element.removeEventListener('pointermove', point);
      element.removeEventListener('pointerleave', rest);
      editor.off('update', rest);
      editor.off('selectionUpdate', rest);
    };
  }, [editor, frame, isOpen]);

  if (spot === undefined) return null;
  const block = topBlock(editor.state.doc, spot.index);
  if (block === undefined) return null;

  const chosen = chosenWith(editor.state, block);
  const count = chosen.last.index - chosen.first.index + 1;

  function act(make: () => ReturnType<typeof moveBlocks>) {
    if (block === undefined) return;
    if (count === 1) editor.view.dispatch(selectBlock(editor.state, block.pos));
    const tr = make();
    if (tr !== undefined) editor.view.dispatch(tr);
    focusText(editor);
    setSpot(undefined);
  }

  const conversions = open === 'actions' ? conversionsOf(editor.state, chosen, items) : [];

  return (
    <div className={styles.gutter} style={{ top: spot.top }} contentEditable={false}>
      <button
        ref={plus}
        type="button"
        className={styles.button}
        aria-label="Lägg till block"
        title="Lägg till block"
        onClick={() => setOpen('insert')}
      >
        <Plus aria-hidden />
      </button>
      <button
        ref={grip}
        type="button"
        draggable
        className={styles.grip}
        aria-label="Flytta eller ändra blocket"
        aria-haspopup="menu"
        title="Dra för att flytta, klicka för fler val"
        onDragStart={(event) => startDrag(editor, block, event)}
        onDragEnd={() => endDrag(editor)}
        onClick={() => setOpen('actions')}
      >
        <GripVertical aria-hidden />
      </button>
      <InsertMenu
        items={items}
        anchor={plus}
        placement="bottom start"
        isOpen={open === 'insert'}
        onOpenChange={(value) => setOpen(value ? 'insert' : undefined)}
        onChoose={(item) => {
          insertItem(editor, item, block);
          setSpot(undefined);
        }}
      />
      <Popover
        triggerRef={grip}
        isOpen={open === 'actions'}
        onOpenChange={(value) => setOpen(value ? 'actions' : undefined)}
        placement="bottom start"
        offset={4}
        className={listStyles.popover}
      >
        <AriaMenu
          aria-label={count === 1 ? 'Blocket' : `${count} block`}
          className={listStyles.list}
          onClose={() => setOpen(undefined)}
          autoFocus="first"
        >
          <MenuItem icon={<ArrowUp aria-hidden />} keys={['Alt', '↑']} onAction={() => act(() => moveBlocks(editor.state, -1))}>
            Flytta upp
          </MenuItem>
          <MenuItem icon={<ArrowDown aria-hidden />} keys={['Alt', '↓']} onAction={() => act(() => moveBlocks(editor.state, 1))}>
            Flytta ned
          </MenuItem>
          <MenuItem icon={<Copy aria-hidden />} keys={['Ctrl', 'D']} onAction={() => act(() => duplicateBlocks(editor.state))}>
            Duplicera
          </MenuItem>
          {conversions.length > 0 ? (
            <MenuSection>
              <Header className={styles.group}>Gör om till</Header>
              {conversions.map((item) => (
                <MenuItem key={item.id} onAction={() => act(() => convertBlocks(editor.state, chosen, item))}>
                  {item.namn}
                </MenuItem>
              ))}
            </MenuSection>
          ) : null}
          <MenuItem icon={<BookmarkPlus aria-hidden />} onAction={() => onKeep(blocksOf(editor, chosen))}>
            Spara som mönster …
          </MenuItem>
          <MenuDivider />
          <MenuItem icon={<Trash2 aria-hidden />} danger onAction={() => act(() => removeBlocks(editor.state, chosen))}>
            {count === 1 ? 'Ta bort' : `Ta bort ${count} block`}
          </MenuItem>
        </AriaMenu>
      </Popover>
    </div>
  );
}

/** The chosen blocks, as they are saved. */
function blocksOf({ state }: Editor, { first, last }: { first: TopBlock; last: TopBlock }): Block[] {
  return state.doc.children.slice(first.index, last.index + 1).map((node) => toBlock(node));
}

/** The block that a height on the screen belongs to: the last one that begins above it. */
function spotAt({ view, state }: Editor, frame: HTMLElement, clientY: number): Spot | undefined {
  const frameTop = frame.getBoundingClientRect().top;
  let low = 0;
  let high = state.doc.childCount - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const above = (view.dom.children[middle]?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) <= clientY;
    if (above) low = middle;
    else high = middle - 1;
  }
  return placeBeside(view.dom.children[low], low, frameTop);
}

/** Where the pointer is elsewhere: beside the cursor, when it stands in an empty paragraph. */
function emptySpot({ view, state }: Editor, frame: HTMLElement): Spot | undefined {
  const { $from, empty } = state.selection;
  if (!empty || $from.depth !== 1 || $from.parent.type.name !== 'paragraph' || $from.parent.content.size > 0) return undefined;
  return placeBeside(view.dom.children[$from.index(0)], $from.index(0), frame.getBoundingClientRect().top);
}

function placeBeside(element: Element | undefined, index: number, frameTop: number): Spot | undefined {
  if (element === undefined) return undefined;
  return { index, top: Math.round(element.getBoundingClientRect().top - frameTop + firstLineShift(element)) };
}

/** How far below a block's top its first line of text is centred, less half the height of the buttons. */
function firstLineShift(element: Element): number {
  const style = getComputedStyle(element);
  const line = Number.parseFloat(style.lineHeight);
  const padding = Number.parseFloat(style.paddingTop);
  return Number.isNaN(line) || element.hasAttribute('data-node-view-wrapper') ? 0 : padding + (line - BUTTON) / 2;
}

const BUTTON = 26;

/** Hands the block to ProseMirror's own dragging, which moves it with its id and everything in it. */
function startDrag({ view, state }: Editor, { pos }: TopBlock, event: DragEvent): void {
  const dom = view.nodeDOM(pos);
  if (!(dom instanceof HTMLElement)) return;
  const node = NodeSelection.create(state.doc, pos);
  // Told which node it is, ProseMirror moves it unselected: a form that opened now would push away the place it is dragged to.
  const dragging = { slice: node.content(), move: true, node };
  view.dragging = dragging;
  event.dataTransfer.clearData();
  event.dataTransfer.setData('text/html', dom.outerHTML);
  event.dataTransfer.effectAllowed = 'move';
  event.dataTransfer.setDragImage(dom, 0, 0);
}

/** A drop outside the text, or Escape, moves nothing. */
function endDrag({ view }: Editor): void {
  view.dragging = null;
}
