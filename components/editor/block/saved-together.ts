import type { Node } from '@tiptap/pm/model';
import { asValues, type Values } from '#components/editor/form/values.ts';
import { toBlock } from '#components/editor/schema/editor-to-document.ts';
import { BLOCKS } from '#lib/blocks/registry.ts';
import { blockId } from '#lib/content/block-id.ts';
import type { Block } from '#lib/contract/block.ts';

const known = new WeakMap<Node, ReadonlyMap<string, Values>>();

/** The blocks that were last looked at together. Most edits are made elsewhere. */
let latest: { nodes: readonly Node[]; saved: ReadonlyMap<string, Values> } = { nodes: [], saved: new Map() };

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
  const nodes = doc.children.filter((node) => BLOCKS.get(node.type.name)?.normaliseTogether !== undefined);
  const isAsBefore = nodes.length === latest.nodes.length && nodes.every((node, index) => node === latest.nodes[index]);
  if (!isAsBefore) latest = { nodes, saved: normalised(nodes) };
  return latest.saved;
}

function normalised(nodes: readonly Node[]): ReadonlyMap<string, Values> {
  const byType = Map.groupBy(nodes, (node) => node.type.name);
  const saved = [...byType].flatMap(([type, found]): Block[] => BLOCKS.get(type)?.normaliseTogether?.(found.map(toBlock)) ?? []);
  return new Map(
    saved.map((block) => {
      const { id: _, ...attrs } = asValues(block.attrs);
      return [blockId(block), attrs];
    }),
  );
}
