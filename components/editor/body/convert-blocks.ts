import { Fragment, type Node, type NodeType, type Schema } from '@tiptap/pm/model';
import { type EditorState, NodeSelection, TextSelection, type Transaction } from '@tiptap/pm/state';
import type { InsertItem } from '#components/editor/body/insert-items.ts';
import type { TopBlock } from '#components/editor/body/top-blocks.ts';
import { asValues } from '#components/editor/form/values.ts';

/* Blocks made into others that can hold the same words. Nothing that stands in them is lost: where something would be, it is not offered. */

interface Blocks {
  first: TopBlock;
  last: TopBlock;
}

/** Those of the items that the blocks can be made into, without being it already. */
export function conversionsOf(state: EditorState, blocks: Blocks, items: readonly InsertItem[]): InsertItem[] {
  const nodes = nodesOf(state, blocks);
  const kinds = items.filter(({ monster }) => monster === undefined);
  return kinds.filter((item) => !nodes.every((node) => isSuch(node, item)) && converted(state.schema, nodes, item) !== undefined);
}

/** Makes the blocks into what the item is; undefined where they cannot be. What they become is chosen. */
export function convertBlocks(state: EditorState, blocks: Blocks, item: InsertItem): Transaction | undefined {
  const made = converted(state.schema, nodesOf(state, blocks), item);
  if (made === undefined) return undefined;
  const from = blocks.first.pos;
  const tr = state.tr.replaceWith(from, blocks.last.pos + blocks.last.node.nodeSize, made);
  const [first] = made;
  tr.setSelection(first?.isAtom ? NodeSelection.create(tr.doc, from) : TextSelection.near(tr.doc.resolve(from + 1)));
  return tr.scrollIntoView();
}

function nodesOf({ doc }: EditorState, { first, last }: Blocks): Node[] {
  return doc.children.slice(first.index, last.index + 1);
}

function isSuch(node: Node, { type, attrs }: InsertItem): boolean {
  return node.type.name === type && (type !== 'heading' || node.attrs.level === attrs.level);
}

const LISTS = ['bulletList', 'orderedList'];

function converted(schema: Schema, nodes: readonly Node[], { type, attrs }: InsertItem): Node[] | undefined {
  const target = schema.nodes[type];
  if (target === undefined) return undefined;
  if (HOLDERS.includes(type)) return held(target, nodes);
  const lines = nodes.map(linesOf);
  if (lines.some((some) => some === undefined)) return undefined;
  const words = lines.flatMap((some) => some ?? []);
  // One block keeps its id, and so do its translation and its comments.
  const id = nodes.length === 1 ? (nodes[0]?.attrs.id ?? null) : null;
  const [only] = words;
  if (LISTS.includes(type)) {
    const item = schema.nodes.listItem;
    const made = item === undefined ? [] : words.map((line) => item.create(null, schema.node('paragraph', null, line)));
    return made.length === 0 ? undefined : [target.create({ id }, made)];
  }
  if (target.isTextblock) return words.map((line, index) => target.create({ ...attrs, id: index === 0 ? id : null }, line));
  if (type === 'citat' && only !== undefined && words.length === 1 && isPlain(only)) {
    return [target.create({ id, data: { text: textOf(only) } })];
  }
  if (type === 'viktigast' && words.length > 0 && words.every(isPlain))
    return [target.create({ id, data: { punkter: words.map(textOf) } })];
  return undefined;
}

/** Blocks that other blocks stand in: they are put around. */
const HOLDERS = ['blockquote', 'faktaruta'];

function held(target: NodeType, nodes: readonly Node[]): Node[] | undefined {
  // What is in one of them already is moved over, where nothing but its words would be left behind.
  const inner = nodes.flatMap((node) => (node.type.name === 'blockquote' ? node.children : [node]));
  const content = Fragment.from(inner);
  return target.validContent(content) ? [target.create(null, content)] : undefined;
}

/** The words of a block, a line for each of its paragraphs; undefined where it has more in it than lines. */
function linesOf(node: Node): Fragment[] | undefined {
  const { name } = node.type;
  if (name === 'paragraph' || name === 'heading') return [node.content];
  if (name === 'blockquote' || name === 'listItem' || LISTS.includes(name)) {
    const lines = node.children.map(linesOf);
    return lines.some((some) => some === undefined) ? undefined : lines.flatMap((some) => some ?? []);
  }
  const data = asValues(node.attrs.data);
  const { schema } = node.type;
  if (name === 'citat' && typeof data.text === 'string' && data.vem === undefined) return [plainLine(schema, data.text)];
  if (name === 'viktigast' && Array.isArray(data.punkter) && data.rubrik === undefined) {
    return data.punkter.map((punkt) => plainLine(schema, String(punkt)));
  }
  return undefined;
}

function plainLine(schema: Schema, text: string): Fragment {
  return text === '' ? Fragment.empty : Fragment.from(schema.text(text));
}

const textOf = (line: Fragment) => line.textBetween(0, line.size);
const isPlain = (line: Fragment) => textOf(line).trim() !== '' && line.content.every(({ marks }) => marks.length === 0);
