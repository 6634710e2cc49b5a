import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';
import { stringify } from 'yaml';
import { equalJson } from '#lib/content/equal-json.ts';
import { type Block, isTextNode, type TextNode } from '#lib/contract/block.ts';
import { phrasing } from '#lib/export/inline-markdown.ts';
import { idsOfBlocks, withIds } from '#lib/import/block-ids.ts';
import { blocksOfTree, DATA_WORD } from '#lib/import/blocks-of-tree.ts';
import type { FlowContent, ListItem, Paragraph, Root, RootContent, TableCell } from '#lib/import/markdown-nodes.ts';
import { markdownTree } from '#lib/import/markdown-tree.ts';

/** A block as Markdown, and whether it is written as data, with its ids in it. */
export interface WrittenBlock {
  text: string;
  isData: boolean;
}

/** What Markdown itself has of a picture; all else of it stands in a comment after it. */
const IN_PICTURE = ['id', 'src', 'alt', 'caption'];

/** Longer than any text of Markdown's own kinds: to make YAML of it, and to read it again, would hold everybody else. */
const LONG = 32 * 1024;

/** A block as Markdown, or as data where Markdown has no form for it. Whether it comes back as it was is for the caller to see. */
export function blockMarkdown(block: Block): WrittenBlock {
  const tree = treeOf(block);
  if (tree === undefined || JSON.stringify(block).length > LONG) return { text: asData(block), isData: true };
  return { text: `${written([tree])}${pictureComment(block)}`, isData: false };
}

/** The same, as data also where it would come back otherwise than it was: nothing is ever lost. */
export function faithfulMarkdown(block: Block): WrittenBlock {
  const plain = blockMarkdown(block);
  return comesBack([plain], [block]) ? plain : { text: asJson(block), isData: true };
}

/** The block as YAML between fences; as JSON, which is YAML too and quicker, where it is long. */
function asData(block: Block): string {
  const json = JSON.stringify(block, undefined, 2);
  return fenced(json.length > LONG ? json : stringify(block, { lineWidth: 0, schema: 'core', aliasDuplicateObjects: false }).trimEnd());
}

/** The block as JSON between fences, which comes back whatever characters it has. */
export function asJson(block: Block): string {
  return fenced(JSON.stringify(block, undefined, 2));
}

function fenced(value: string): string {
  return written([{ type: 'code', lang: DATA_WORD, value }]);
}

/** Whether those blocks are what is read of the parts one after the other. What is long is JSON, which always does. */
export function comesBack(parts: ReadonlyArray<Pick<WrittenBlock, 'text'>>, blocks: readonly Block[]): boolean {
  if (parts.length === 1 && (parts[0]?.text.length ?? 0) > LONG) return true;
  const { block: read } = blocksOfTree(markdownTree(parts.map(({ text }) => text).join('\n\n')), true);
  const lacking = read.length === blocks.length ? blocks.filter((_, index) => read[index]?.attrs?.id === undefined) : [];
  return equalJson(withIds(read, idsOfBlocks(lacking)), blocks);
}

function written(children: RootContent[]): string {
  const root: Root = { type: 'root', children };
  return toMarkdown(root, {
    extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
    ...{ bullet: '-', bulletOther: '*', emphasis: '_', fence: '`', fences: true, listItemIndent: 'one', rule: '-', resourceLink: true },
  }).trimEnd();
}

type FlowTree = Extract<FlowContent, { type: 'paragraph' | 'heading' | 'list' | 'blockquote' | 'table' }>;

/** The block as a tree of Markdown; `undefined` where Markdown has no such thing. */
function treeOf(block: Block): FlowTree | undefined {
  const { type, attrs = {}, content = [] } = block;
  const inside = () => content.flatMap((child) => (isTextNode(child) ? [] : (treeOf(child) ?? [])));
  switch (type) {
    case 'paragraph':
      return { type: 'paragraph', children: phrasing(content.filter(isTextNode)) };
    case 'heading':
      return { type: 'heading', depth: attrs.level === 3 ? 3 : 2, children: phrasing(content.filter(isTextNode)) };
    case 'blockquote':
      return { type: 'blockquote', children: inside() };
    case 'bulletList':
      return { type: 'list', ordered: false, spread: false, children: content.flatMap(itemOf) };
    case 'orderedList':
      return { type: 'list', ordered: true, spread: false, start: startOf(attrs.start), children: content.flatMap(itemOf) };
    case 'table':
      return tableOf(content);
    case 'image':
      return pictureOf(attrs);
    default:
      return undefined;
  }
}

function startOf(start: unknown): number {
  return typeof start === 'number' ? start : 1;
}

function itemOf(child: Block | TextNode): ListItem[] {
  if (isTextNode(child)) return [];
  const children = (child.content ?? []).flatMap((inner) => (isTextNode(inner) ? [] : (treeOf(inner) ?? [])));
  return [{ type: 'listItem', spread: false, children }];
}

function tableOf(rows: ReadonlyArray<Block | TextNode>): FlowTree {
  const cells = ({ content = [] }: Block): TableCell[] =>
    content.flatMap((cell) => (isTextNode(cell) ? [] : [{ type: 'tableCell' as const, children: cellText(cell) }]));
  return {
    type: 'table',
    children: rows.flatMap((row) => (isTextNode(row) ? [] : [{ type: 'tableRow' as const, children: cells(row) }])),
  };
}

/** Of a cell with more than a paragraph too little is written: what is read again differs, and the table becomes data. */
function cellText({ content = [] }: Block): TableCell['children'] {
  const [only] = content;
  return only === undefined || isTextNode(only) ? [] : phrasing((only.content ?? []).filter(isTextNode));
}

function pictureOf({ src, alt, caption }: Record<string, unknown>): Paragraph {
  const word = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    type: 'paragraph',
    children: [{ type: 'image', url: word(src), alt: word(alt), title: caption === undefined ? null : word(caption) }],
  };
}

function pictureComment({ type, attrs = {} }: Block): string {
  const more = Object.entries(attrs).filter(([name]) => !IN_PICTURE.includes(name));
  if (type !== 'image' || more.length === 0) return '';
  // What would end the comment is written so that it does not.
  return `\n<!-- ${DATA_WORD} ${JSON.stringify(Object.fromEntries(more)).replaceAll('>', '\\u003e').replaceAll('--', '-\\u002d')} -->`;
}
