import type { Node } from '@tiptap/pm/model';
import { asValues, type Values } from '#components/editor/form/values.ts';
import { toBlock } from '#components/editor/schema/editor-to-document.ts';
import type { RenderContext } from '#lib/blocks/define-block.ts';
import { BLOCKS } from '#lib/blocks/registry.ts';
import { blockId } from '#lib/content/block-id.ts';
import type { Block } from '#lib/contract/block.ts';

type Direction = RenderContext['avsnittRiktning'];

interface Looked {
  direction: Direction;
  saved: ReadonlyMap<string, Values>;
}

const known = new WeakMap<Node, Looked>();

/** The blocks that were last looked at together. Most edits are made elsewhere. */
let latest: Looked & { nodes: readonly Node[] } = { nodes: [], direction: undefined, saved: new Map() };

/**
 * The attributes a block will have once the article is saved, where saving looks at all blocks of the type: its number in
 * their row, counted in that direction. Undefined for a block that no others of its type matter to.
 */
export function savedTogether(doc: Node, id: string, direction?: Direction): Values | undefined {
  const before = known.get(doc);
  const saved = before?.direction === direction && before !== undefined ? before.saved : together(doc, direction);
  known.set(doc, { direction, saved });
  return saved.get(id);
}

function together(doc: Node, direction: Direction): ReadonlyMap<string, Values> {
  const nodes = doc.children.filter((node) => BLOCKS.get(node.type.name)?.normaliseTogether !== undefined);
  const isAsBefore =
    direction === latest.direction && nodes.length === latest.nodes.length && nodes.every((node, index) => node === latest.nodes[index]);
  if (!isAsBefore) latest = { nodes, direction, saved: normalised(nodes, direction) };
  return latest.saved;
}

function normalised(nodes: readonly Node[], avsnittRiktning: Direction): ReadonlyMap<string, Values> {
  const byType = Map.groupBy(nodes, (node) => node.type.name);
  const saved = [...byType].flatMap(
    ([type, found]): Block[] => BLOCKS.get(type)?.normaliseTogether?.(found.map(toBlock), { avsnittRiktning }) ?? [],
  );
  return new Map(
    saved.map((block) => {
      const { id: _, ...attrs } = asValues(block.attrs);
      return [blockId(block), attrs];
    }),
  );
}
