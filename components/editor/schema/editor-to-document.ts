import type { Mark as EditorMark, Node } from '@tiptap/pm/model';
import { KEPT_BLOCK } from '#components/editor/schema/kept-block.ts';
import { withoutSingleSpans } from '#components/editor/schema/table.ts';
import { TEXT_BLOCKS } from '#components/editor/schema/text-blocks.ts';
import { PARTS } from '#lib/blocks/registry.ts';
import { equalJson } from '#lib/content/equal-json.ts';
import type { Block, Mark, TextNode } from '#lib/contract/block.ts';

/*
 * Nodes never change: an edit makes new ones. So each node is turned into a block once, and a node that was loaded and
 * never touched gives back the very block it came from.
 */
const known = new WeakMap<Node, Block>();

/** The blocks the editor holds. Takes time only for what has changed since the last call. */
export function editorToDocument(doc: Node): Block[] {
  if (isBlank(doc)) return [];
  return doc.children.map(toBlock);
}

/** Remembers which block each node of a freshly loaded document came from, so that what is not edited is saved exactly as it was. */
export function rememberOrigin(doc: Node, blocks: readonly Block[]): void {
  for (const [index, block] of blocks.entries()) known.set(doc.child(index), block);
}

/** The same of a document that has been changed: of the nodes that say what their block says. */
export function rememberEqual(doc: Node, blocks: readonly Block[]): void {
  for (const [index, block] of blocks.entries()) {
    const node = doc.child(index);
    if (!known.has(node) && equalJson(makeBlock(node), block)) known.set(node, block);
  }
}

/** Nothing but the paragraph that an empty document is given to write in. */
function isBlank(doc: Node): boolean {
  const [first] = doc.children;
  return doc.childCount === 1 && first?.type.name === 'paragraph' && first.attrs.id === null && first.content.size === 0;
}

/** One block of the editor's as the document keeps it. */
export function toBlock(node: Node): Block {
  const block = known.get(node) ?? makeBlock(node);
  known.set(node, block);
  return block;
}

function makeBlock(node: Node): Block {
  const type = node.type.name;
  // Only documentToEditor makes these, and it puts a block in them.
  if (type === KEPT_BLOCK) return node.attrs.block as Block;
  const { id, data, ...rest } = node.attrs;
  const fields = TEXT_BLOCKS[type] !== undefined || PARTS.has(type) ? withoutSingleSpans(rest) : (data as Record<string, unknown>);
  const attrs = withoutNulls({ id, ...fields });
  const content = node.children.map((child) => (child.isText ? textNode(child) : toBlock(child)));
  return { type, ...(Object.keys(attrs).length === 0 ? {} : { attrs }), ...(content.length === 0 ? {} : { content }) };
}

function textNode(node: Node): TextNode {
  return { type: 'text', text: node.text ?? '', ...(node.marks.length === 0 ? {} : { marks: node.marks.map(toMark) }) };
}

function toMark(mark: EditorMark): Mark {
  switch (mark.type.name) {
    case 'bold':
    case 'italic':
      return { type: mark.type.name };
    case 'link':
      return { type: 'link', attrs: { href: String(mark.attrs.href) } };
    default:
      throw new Error(`The editing model has a mark the contract lacks: ${mark.type.name}`);
  }
}

function withoutNulls(attrs: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(attrs).filter(([, value]) => value !== null));
}
