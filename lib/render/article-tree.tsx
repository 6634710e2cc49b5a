import { createElement, Fragment, type ReactNode } from 'react';
import { withCurrentNumbers } from '#lib/blocks/avsnitt/numbering.ts';
import type { BlockDefinition, PartDefinition, RenderContext } from '#lib/blocks/define-block.ts';
import { inSlices } from '#lib/blocks/in-slices.ts';
import { inlineText } from '#lib/blocks/inline-text.tsx';
import { BLOCKS, PARTS } from '#lib/blocks/registry.ts';
import { blockId } from '#lib/content/block-id.ts';
import { type Block, isTextNode } from '#lib/contract/block.ts';

/**
 * A document as the React tree readers get: each block through its own `Site`. Pure; a block of an unknown type is left
 * out, missing attributes are tolerated, and every text is escaped by React. What stands `between` comes after the block of that index.
 */
export function articleTree(document: readonly Block[], context: RenderContext, between?: ReadonlyMap<number, ReactNode>): ReactNode[] {
  const shown = withCurrentNumbers(document, context);
  const firsts = firstOfEachType(shown);
  return inSlices(shown, context, (block, index) => (
    <Fragment key={blockId(block) || index}>
      {firsts.has(block) ? before(block.type, shown, context) : null}
      {blockTree(block, context, index, 0)}
      {between?.get(index)}
    </Fragment>
  ));
}

function firstOfEachType(document: readonly Block[]): ReadonlySet<Block> {
  const met = new Map<string, Block>();
  for (const block of document) if (!met.has(block.type)) met.set(block.type, block);
  return new Set(met.values());
}

function before(type: string, document: readonly Block[], context: RenderContext): ReactNode {
  const Before = BLOCKS.get(type)?.Before;
  return Before === undefined ? null : createElement(Before, { blocks: document.filter((block) => block.type === type), context });
}

function blockTree(block: Block, around: RenderContext, index: number, parentIndex: number): ReactNode {
  const { id: _, ...attrs } = block.attrs ?? {};
  const context = blockId(block) === '' ? around : { ...around, block: blockId(block) };
  const definition = BLOCKS.get(block.type);
  if (definition !== undefined) {
    const content = block.content ?? [];
    return createElement(definition.Site, { id: blockId(block), attrs, context, content }, ...children(block, definition, context, index));
  }
  const part = PARTS.get(block.type);
  return part === undefined ? null : part.element({ attrs, index, parentIndex, children: children(block, part, context, index) });
}

function children(block: Block, { content: rule }: BlockDefinition | PartDefinition, context: RenderContext, index: number): ReactNode[] {
  const content = block.content ?? [];
  if (rule === 'none') return [];
  if (rule === 'inline') return inlineText(content, context);
  return inSlices(content, context, (child, place) =>
    isTextNode(child) ? null : <Fragment key={blockId(child) || place}>{blockTree(child, context, place, index)}</Fragment>,
  );
}
