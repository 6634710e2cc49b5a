import { type Extensions, Node } from '@tiptap/core';
import { BlockIds } from '#components/editor/schema/block-ids.ts';
import { TOP_GROUP } from '#components/editor/schema/content-expression.ts';
import { type BlockView, genericBlock } from '#components/editor/schema/generic-block.ts';
import { keptBlock } from '#components/editor/schema/kept-block.ts';
import { MARKS } from '#components/editor/schema/marks.ts';
import { TEXT_BLOCKS, TEXT_PARTS } from '#components/editor/schema/text-blocks.ts';
import type { PartDefinition } from '#lib/blocks/define-block.ts';
import { BLOCKS, PARTS } from '#lib/blocks/registry.ts';

const Document = Node.create({ name: 'doc', topNode: true, content: `${TOP_GROUP}+` });
const Text = Node.create({ name: 'text' });

/** The editing model of an article: every block type of the registry, the contract's marks, and ids that keep the contract's rule. */
export function articleExtensions(views: { block?: BlockView; kept?: BlockView } = {}): Extensions {
  const blocks = [...BLOCKS.values()].map(
    (definition) => TEXT_BLOCKS[definition.type]?.(definition) ?? genericBlock(definition, views.block),
  );
  return [Document, Text, ...MARKS, ...blocks, ...[...PARTS.values()].map(partNode), keptBlock(views.kept), BlockIds];
}

function partNode(part: PartDefinition): Node {
  const build = TEXT_PARTS[part.type];
  if (build === undefined) throw new Error(`The editor has no node for the structural type ${part.type}`);
  return build(part);
}
