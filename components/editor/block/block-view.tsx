'use client';

import { NodeViewContent, NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react';
import { PenLine } from 'lucide-react';
import type { z } from 'zod';
import { useArticle } from '#components/editor/article-context.ts';
import styles from '#components/editor/block/block-view.module.css';
import { insideOf } from '#components/editor/block/inside-of.ts';
import { ownFields } from '#components/editor/block/own-fields.ts';
import { useEchoed } from '#components/editor/block/use-echoed.ts';
import { BlockFields } from '#components/editor/form/form-field.tsx';
import { asValues, type Values } from '#components/editor/form/values.ts';
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
  const isOpen = (selected || selectionInside === true) && !isReadOnly;
  const fields = ownFields(definition);
  const shown = isContainer ? null : Site({ id, attrs, context: render });

  return (
    <NodeViewWrapper className={styles.block} data-open={isOpen || undefined} data-block-id={id}>
      {isContainer ? (
        <Site id={id} attrs={attrs} context={render} content={contentOf(node)}>
          {node.childCount === 0 && !isReadOnly ? (
            <button type="button" className={styles.write} onClick={() => insideOf(editor, getPos())}>
              Skriv i rutan
            </button>
          ) : null}
          <NodeViewContent className={styles.content} />
        </Site>
      ) : (
        // Links in the block must not lead away from the article.
        // biome-ignore lint/a11y/noStaticElementInteractions: it only stops what is inside
        // biome-ignore lint/a11y/useKeyWithClickEvents: as above
        <div contentEditable={false} onClick={(event) => event.preventDefault()}>
          {shown ?? (
            <p className={styles.empty}>
              <PenLine aria-hidden />
              <span>
                <strong>{definition.namn}.</strong> {definition.beskrivning}
              </span>
            </p>
          )}
        </div>
      )}
      {isOpen && Object.keys(fields.shape).length > 0 && (
        <BlockForm name={definition.namn} schema={fields} value={attrs} onChange={(data) => updateAttributes({ data })} />
      )}
    </NodeViewWrapper>
  );
}

interface BlockFormProps {
  name: string;
  schema: z.ZodObject;
  value: Values;
  onChange: (value: Values) => void;
}

function BlockForm({ name, schema, value, onChange }: BlockFormProps) {
  const [shown, change] = useEchoed(value, onChange);
  return (
    <div className={styles.form} contentEditable={false} data-block-form lang="sv">
      <p className={styles.name}>{name}</p>
      <BlockFields schema={schema} value={shown} onChange={change} />
    </div>
  );
}

/** What the block holds. One that is about to be written in is shown as if it were: readers see no empty box, but its writer must. */
function contentOf(node: ReactNodeViewProps['node']): ReadonlyArray<Block | TextNode> {
  return node.textContent.trim() === '' ? ABOUT_TO_BE_WRITTEN : (toBlock(node).content ?? []);
}

const ABOUT_TO_BE_WRITTEN: readonly Block[] = [{ type: 'paragraph', content: [{ type: 'text', text: '…' }] }];
