import type { Node } from '@tiptap/pm/model';
import { asValues, type Values } from '#components/editor/form/values.ts';
import { toBlock } from '#components/editor/schema/editor-to-document.ts';
import { BLOCKS } from '#lib/blocks/registry.ts';
import { blockId } from '#lib/content/block-id.ts';
import type { Block } from '#lib/contract/block.ts';

const known = new WeakMap<Node, ReadonlyMap<string, Values>>();

/**
 * The attributes a block will have once the article is saved, where saving looks at all blocks of the type: its number in
 * their row. Undefined for a block that no others of its type matter to.
 */
export function savedTogether(doc: Node, id: string): Values | undefined {
  const found = known.get(doc) ?? together(doc);
  known.set(doc, found);
  return found.get(id);
}

function together(doc: Node): ReadonlyMap<string, Values> {
  const byType = Map.groupBy(
    doc.children.filter((node) => BLOCKS.get(node.type.name)?.normaliseTogether !== undefined),
    (node) => node.type.name,
  );
  const saved = [...byType].flatMap(([type, nodes]): Block[] => BLOCKS.get(type)?.normaliseTogether?.(nodes.map(toBlock)) ?? []);
  return new Map(
    saved.map((block) => {
      const { id: _, ...attrs } = asValues(block.attrs);
      return [blockId(block), attrs];
    }),
  );
}
