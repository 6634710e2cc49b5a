import type { JSONContent } from '@tiptap/core';
import type { Schema } from '@tiptap/pm/model';
import { KEPT_BLOCK } from '#components/editor/schema/kept-block.ts';
import { TEXT_BLOCKS } from '#components/editor/schema/text-blocks.ts';
import { BLOCKS, PARTS } from '#lib/blocks/registry.ts';
import { type Block, isTextNode, type TextNode } from '#lib/contract/block.ts';

/**
 * The document as the editor holds it. A block that the editing model cannot hold without loss (an unknown type, attribute
 * or mark, or content out of place) becomes a read-only node with the whole block in it. An empty document gets one empty
 * paragraph without an id to write in, which is no block until something is written.
 */
export function documentToEditor(blocks: readonly Block[], schema: Schema): JSONContent {
  const content = blocks.map((block) => blockToEditor(block, schema));
  return { type: 'doc', content: content.length === 0 ? [{ type: 'paragraph' }] : content };
}

function blockToEditor(block: Block, schema: Schema): JSONContent {
  const node = editorNode(block);
  return node !== undefined && fits(node, schema) ? node : { type: KEPT_BLOCK, attrs: { block } };
}

function fits(node: JSONContent, schema: Schema): boolean {
  try {
    schema.nodeFromJSON(node).check();
    return true;
  } catch (fault) {
    // How ProseMirror says that a node breaks the schema.
    if (fault instanceof RangeError) return false;
    throw fault;
  }
}

function editorNode(block: Block): JSONContent | undefined {
  const definition = BLOCKS.get(block.type) ?? PARTS.get(block.type);
  if (definition === undefined) return undefined;
  const { id = null, ...fields } = block.attrs ?? {};
  const asText = TEXT_BLOCKS[block.type] !== undefined || PARTS.has(block.type);
  if (asText && Object.keys(fields).some((name) => !(name in definition.attrs.shape))) return undefined;

  const content = block.content?.filter((child) => !isTextNode(child) || child.text !== '').map(childNode);
  if (content?.includes(undefined)) return undefined;
  return {
    type: block.type,
    attrs: asText ? { id, ...fields } : { id, data: fields },
    ...(content === undefined ? {} : { content: content.filter((child) => child !== undefined) }),
  };
}

function childNode(child: Block | TextNode): JSONContent | undefined {
  if (!isTextNode(child)) return editorNode(child);
  const losing = child.marks?.some(({ type, attrs }) => Object.keys(attrs ?? {}).some((name) => type !== 'link' || name !== 'href'));
  return losing ? undefined : { type: 'text', text: child.text, ...(child.marks === undefined ? {} : { marks: child.marks }) };
}
