'use client';

import { NodeSelection } from '@tiptap/pm/state';
import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useArticle } from '#components/editor/article-context.ts';
import { BlockContent } from '#components/editor/block/block-content.tsx';
import { BlockFace, NumberedFace } from '#components/editor/block/block-face.tsx';
import styles from '#components/editor/block/block-view.module.css';
import { insideOf } from '#components/editor/block/inside-of.ts';
import { BLOCK_FORM, LazyBlockForm, whenFormIsThere } from '#components/editor/block/lazy-block-form.tsx';
import { OPEN_FORM } from '#components/editor/block/open-form.ts';
import { ownFields } from '#components/editor/block/own-fields.ts';
import { useHeldWhilePressed } from '#components/editor/block/use-held-while-pressed.ts';
import { moveBlocks } from '#components/editor/body/top-blocks.ts';
import { CONTROL } from '#components/editor/form/use-focus-after.ts';
import { asValues } from '#components/editor/form/values.ts';
import { toBlock } from '#components/editor/schema/editor-to-document.ts';
import { BLOCKS } from '#lib/blocks/registry.ts';
import type { Block, TextNode } from '#lib/contract/block.ts';

/**
 * A block that is filled in rather than written: what readers see of it, and below that, while the block is selected, the
 * form for its fields. A block with text of its own is written in place.
 */
export function BlockView({ node, selected, selectionInside, editor, getPos, updateAttributes }: ReactNodeViewProps) {
  const { render, isReadOnly } = useArticle();
  const definition = BLOCKS.get(node.type.name);
  if (definition === undefined) throw new Error(`${node.type.name} is drawn as a block but is none`);
  const { Site } = definition;
  const attrs = asValues(node.attrs.data);
  const id = String(node.attrs.id ?? '');
  const isContainer = !node.isAtom;
  const isChosen = (selected || selectionInside === true) && !isReadOnly;
  const fields = ownFields(definition);
  const hasForm = Object.keys(fields.shape).length > 0;
  const isShown = useHeldWhilePressed(isChosen);
  const { isClosed, setClosed, wrapper, form } = useOpening(isShown);
  const face = { definition, id, attrs };

  function select() {
    const pos = getPos();
    if (pos !== undefined) editor.view.dispatch(editor.state.tr.setSelection(NodeSelection.create(editor.state.doc, pos)));
  }

  function close() {
    // A block with text keeps the cursor where it is in it.
    if (!isContainer) select();
    setClosed(true);
    editor.view.focus();
  }

  function move(step: -1 | 1) {
    const tr = moveBlocks(editor.state, step);
    if (tr !== undefined) editor.view.dispatch(tr);
  }

  function goThroughHistory(way: 'undo' | 'redo') {
    editor.commands[way]();
    // What was taken back may stand elsewhere, and the form with the cursor is then gone.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) editor.view.focus();
    });
  }

  return (
    <NodeViewWrapper
      ref={wrapper}
      className={styles.block}
      data-open={isChosen || undefined}
      data-has-form={(hasForm && !isReadOnly) || undefined}
      data-block-id={id}
    >
      {isContainer ? (
        <Site id={id} attrs={attrs} context={render} content={contentOf(node)}>
          {node.childCount === 0 && !isReadOnly ? (
            <button type="button" className={styles.write} onClick={() => insideOf(editor, getPos())}>
              Skriv i rutan
            </button>
          ) : null}
          <BlockContent editor={editor} />
        </Site>
      ) : (
        // Links in the block must not lead away from the article; a press on a block whose form was closed opens it again.
        // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard has Tab for the same
        // biome-ignore lint/a11y/useKeyWithClickEvents: as above
        <div
          contentEditable={false}
          onClick={(event) => {
            event.preventDefault();
            setClosed(false);
          }}
        >
          {definition.normaliseTogether === undefined ? <BlockFace {...face} /> : <NumberedFace {...face} editor={editor} />}
        </div>
      )}
      {isShown && hasForm && !isClosed && (
        <LazyBlockForm
          ref={form}
          type={definition.type}
          name={definition.namn}
          schema={fields}
          value={attrs}
          onChange={(data) => updateAttributes({ data })}
          onClose={close}
          onMove={move}
          onHistory={goThroughHistory}
        />
      )}
    </NodeViewWrapper>
  );
}

/** Whether the form of a chosen block was closed, and what opens it from the text. A block chosen anew shows its form. */
function useOpening(isShown: boolean) {
  const [isClosed, setClosed] = useState(false);
  const wrapper = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLDivElement>(null);
  if (!isShown && isClosed) setClosed(false);

  useEffect(() => {
    const element = wrapper.current;
    const focus = () => {
      const control = form.current?.querySelector<HTMLElement>(CONTROL);
      control?.focus();
      return control != null;
    };
    function open(event: Event) {
      event.preventDefault();
      flushSync(() => setClosed(false));
      if (BLOCK_FORM.come === undefined) whenFormIsThere(focus);
      else focus();
    }
    element?.addEventListener(OPEN_FORM, open);
    return () => element?.removeEventListener(OPEN_FORM, open);
  }, []);

  return { isClosed, setClosed, wrapper, form };
}

/** What the block holds. One that is about to be written in is shown as if it were: readers see no empty box, but its writer must. */
function contentOf(node: ReactNodeViewProps['node']): ReadonlyArray<Block | TextNode> {
  return node.textContent.trim() === '' ? ABOUT_TO_BE_WRITTEN : (toBlock(node).content ?? []);
}

const ABOUT_TO_BE_WRITTEN: readonly Block[] = [{ type: 'paragraph', content: [{ type: 'text', text: '…' }] }];
