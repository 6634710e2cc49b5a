import { parseDocument as parseYaml } from 'yaml';
import type { Block, TextNode } from '#lib/contract/block.ts';
import { htmlTree } from '#lib/import/html-tree.ts';
import { type InlineReading, inlinePieces, type Piece } from '#lib/import/inline-text.ts';
import type {
  Definition,
  FlowContent,
  Heading,
  Html,
  List,
  ListItem,
  Paragraph,
  Root,
  RootContent,
  Table,
} from '#lib/import/markdown-nodes.ts';
import { Remarks } from '#lib/import/remarks.ts';

/** The word of a fenced block that holds one of Studio's as data, and of a comment that says what a picture has besides. */
export const DATA_WORD = 'studio';

const PICTURE_COMMENT = /^<!-- studio (\{.*\}) -->\s*$/s;
/** Deeper than any honest text: what is inside is left out. */
const DEEPEST = 12;

interface Reading extends InlineReading {
  remarks: Remarks;
}

type Flow = RootContent | FlowContent;

/**
 * The blocks of a text, without ids but those that data brings, and what could not be taken in as it was. `exact` for what Studio
 * wrote itself: its line breaks are the article's.
 */
export function blocksOfTree(tree: Root, exact: boolean): { block: Block[]; anmarkningar: string[] } {
  const remarks = new Remarks();
  const definitions = new Map(tree.children.flatMap((node) => (isDefinition(node) ? [[node.identifier, node] as const] : [])));
  const block = flowBlocks(tree.children, { remarks, definitions, exact }, 1);
  return { block, anmarkningar: remarks.told() };
}

function isDefinition(node: RootContent): node is Definition {
  return node.type === 'definition';
}

function flowBlocks(nodes: readonly Flow[], reading: Reading, depth: number): Block[] {
  if (depth > DEEPEST) {
    reading.remarks.add('Text som ligger djupare än tolv nivåer är utelämnad');
    return [];
  }
  const blocks: Block[] = [];
  for (const node of nodes) {
    if (node.type === 'html' && describePicture(node, blocks.at(-1))) continue;
    blocks.push(...blocksOf(node, reading, depth));
  }
  return blocks;
}

function blocksOf(node: Flow, reading: Reading, depth: number): Block[] {
  const { remarks } = reading;
  switch (node.type) {
    case 'paragraph':
      return paragraphs(node, reading);
    case 'heading':
      return heading(node, reading);
    case 'list':
      return list(node, reading, depth);
    case 'blockquote':
      return quote(flowBlocks(node.children, reading, depth + 1));
    case 'table':
      return table(node, reading);
    case 'code':
      return node.lang === DATA_WORD ? dataBlock(node.value, remarks) : codeAsText(node.value, remarks);
    case 'html':
      return htmlBlocks(node, reading, depth);
    case 'thematicBreak':
      remarks.add('En avdelande linje är utelämnad: Studio har ingen');
      return [];
    case 'definition':
      return [];
    default:
      remarks.add(`Något som Studio inte har (${node.type}) är utelämnat`);
      return [];
  }
}

function paragraphs({ children }: Paragraph, reading: Reading): Block[] {
  return blocksOfPieces(inlinePieces(children, reading), (content) => ({ type: 'paragraph', content }), reading);
}

/** A picture stands by itself in Studio: the text around it becomes blocks before and after. */
function blocksOfPieces(pieces: readonly Piece[], make: (content: TextNode[]) => Block, { exact }: Reading): Block[] {
  const blocks: Block[] = [];
  let text: TextNode[] = [];
  const end = () => {
    const content = exact ? text : trimmed(text);
    if (content.length > 0) blocks.push(make(content));
    text = [];
  };
  for (const piece of pieces) {
    if (piece.type === 'text') {
      text.push(piece);
      continue;
    }
    end();
    const { src, alt, title } = piece;
    blocks.push({ type: 'image', attrs: { src, ...(alt === '' ? {} : { alt }), ...(title === undefined ? {} : { caption: title }) } });
  }
  end();
  return blocks;
}

/** Without the blanks at both ends. */
function trimmed(text: readonly TextNode[]): TextNode[] {
  const kept = text.map((node, index) => {
    const start = index === 0 ? node.text.trimStart() : node.text;
    return { ...node, text: index === text.length - 1 ? start.trimEnd() : start };
  });
  return kept.filter((node) => node.text !== '');
}

function heading({ depth, children }: Heading, reading: Reading): Block[] {
  const level = Math.min(3, Math.max(2, depth));
  if (level !== depth) reading.remarks.add(`En rubrik på nivå ${depth} står på nivå ${level}`);
  return blocksOfPieces(inlinePieces(children, reading), (content) => ({ type: 'heading', attrs: { level }, content }), reading);
}

function list({ ordered, start, children }: List, reading: Reading, depth: number): Block[] {
  const aside: Block[] = [];
  const content = children.map((item) => listItem(item, reading, depth, aside)).filter((item) => item.content.length > 0);
  const attrs = ordered && start !== null && start !== undefined && start !== 1 ? { start } : undefined;
  const block: Block = { type: ordered ? 'orderedList' : 'bulletList', ...(attrs && { attrs }), content };
  return content.length === 0 ? aside : [block, ...aside];
}

const IN_ITEM = ['paragraph', 'bulletList', 'orderedList'];

/** What may not stand in a point of a list comes after the list, in its order. */
function listItem({ children, checked }: ListItem, reading: Reading, depth: number, aside: Block[]) {
  if (typeof checked === 'boolean') reading.remarks.add('En kryssruta i en lista är utelämnad; texten står kvar');
  const content = flowBlocks(children, reading, depth + 1).flatMap((block) => allowedIn(IN_ITEM, block, aside, reading, 'en lista'));
  return { type: 'listItem', content } satisfies Block;
}

function allowedIn(allowed: readonly string[], block: Block, aside: Block[], { remarks }: Reading, where: string): Block[] {
  if (allowed.includes(block.type)) return [block];
  if (block.type === 'heading') {
    remarks.add(`En rubrik i ${where} står som stycke`);
    return [{ type: 'paragraph', content: block.content ?? [] }];
  }
  remarks.add(`${block.type} i ${where} står efter den`);
  aside.push(block);
  return [];
}

function quote(blocks: Block[]): Block[] {
  const inside = blocks.filter(({ type }) => IN_ITEM.includes(type) || type === 'heading');
  const content = inside.map((block) => (block.type === 'heading' ? { type: 'paragraph', content: block.content ?? [] } : block));
  const aside = blocks.filter((block) => !inside.includes(block));
  return content.length === 0 ? aside : [{ type: 'blockquote', content }, ...aside];
}

function table({ children, align }: Table, reading: Reading): Block[] {
  const aside: Block[] = [];
  if (align?.some((side) => side !== null)) reading.remarks.add('Kolumnernas justering i en tabell är utelämnad');
  const content = children.map((row, index) => ({
    type: 'tableRow',
    content: row.children.map((cell) => {
      const type = index === 0 ? 'tableHeader' : 'tableCell';
      const made = blocksOfPieces(inlinePieces(cell.children, reading), (text) => ({ type: 'paragraph', content: text }), reading);
      const kept = made.flatMap((block) => allowedIn(IN_ITEM, block, aside, reading, 'en tabell'));
      return { type, content: kept.length === 0 ? [{ type: 'paragraph' }] : kept };
    }),
  }));
  return [{ type: 'table', content }, ...aside];
}

function codeAsText(value: string, remarks: Remarks): Block[] {
  remarks.add('Ett kodstycke står som vanlig text');
  return value.trim() === '' ? [] : [{ type: 'paragraph', content: [{ type: 'text', text: value }] }];
}

/** One of Studio's blocks, written as YAML: whether it is a right one is judged when it is saved. */
function dataBlock(value: string, remarks: Remarks): Block[] {
  const document = parseYaml(value, { schema: 'core', logLevel: 'silent' });
  const data: unknown = document.errors.length === 0 ? aliasless(document) : undefined;
  if (isBlockData(data)) return [data];
  remarks.add('Ett block skrivet som data (```studio) går inte att läsa och står som text');
  return [{ type: 'paragraph', content: [{ type: 'text', text: value }] }];
}

/** Studio writes no aliases, which may stand for more than a text holds: what has any is none of its blocks. */
function aliasless(document: ReturnType<typeof parseYaml>): unknown {
  try {
    return document.toJS({ maxAliasCount: 0 });
  } catch {
    return undefined;
  }
}

function isBlockData(value: unknown): value is Block {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** What a picture has that Markdown has no place for stands in a comment after it. Whether the comment was one of those. */
function describePicture({ value }: Html, picture: Block | undefined): boolean {
  const json = PICTURE_COMMENT.exec(value)?.[1];
  if (json === undefined || picture?.type !== 'image') return false;
  const more = jsonObject(json);
  if (more === undefined) return false;
  picture.attrs = { ...picture.attrs, ...more };
  return true;
}

function jsonObject(json: string): object | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function htmlBlocks({ value }: Html, reading: Reading, depth: number): Block[] {
  if (/^<!--\s*-->\s*$/.test(value)) return [];
  return flowBlocks(htmlTree(value, reading.remarks).children, { ...reading, exact: false }, depth + 1);
}
