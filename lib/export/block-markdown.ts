import type { BlockContent, ListItem, Paragraph, Root, RootContent, TableCell } from 'mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';
import { stringify } from 'yaml';
import { equalJson } from '#lib/content/equal-json.ts';
import { type Block, isTextNode, type TextNode } from '#lib/contract/block.ts';
import { phrasing } from '#lib/export/inline-markdown.ts';
import { idsOfBlocks, withIds } from '#lib/import/block-ids.ts';
import { blocksOfTree, DATA_WORD } from '#lib/import/blocks-of-tree.ts';
import { markdownTree } from '#lib/import/markdown-tree.ts';

/** A block as Markdown, and whether it is written as data, with its ids in it. */
export interface WrittenBlock {
  text: string;
  isData: boolean;
}

/** What Markdown itself has of a picture; all else of it stands in a comment after it. */
const IN_PICTURE = ['id', 'src', 'alt', 'caption'];

/** Longer than any text of Markdown's own kinds: to read it again, and to make YAML of it, would hold everybody else. */
const LONG = 32 * 1024;

/**
 * A block as Markdown. Whatever comes back otherwise than it was when it is read again, and whatever Markdown has no form for, is
 * written as data in a fenced block: nothing is ever lost, and text stays text wherever it can.
 */
export function blockMarkdown(block: Block): WrittenBlock {
  const json = JSON.stringify(block);
  if (json.length > LONG) return { text: fenced(json), isData: true };
  const tree = treeOf(block);
  const text = tree === undefined ? undefined : `${written([tree])}${pictureComment(block)}`;
  return text !== undefined && comesBack(text, [block]) ? { text, isData: false } : { text: asData(block), isData: true };
}

/** The block as YAML between fences; as JSON, which is YAML too, where it has characters that YAML makes others of. */
export function asData(block: Block): string {
  const json = JSON.stringify(block, undefined, 2);
  if (json.length > LONG) return fenced(json);
  const yaml = fenced(stringify(block, { lineWidth: 0, schema: 'core', aliasDuplicateObjects: false }).trimEnd());
  const [back] = blocksOfTree(markdownTree(yaml), true).block;
  return equalJson(back, block) ? yaml : fenced(json);
}

function fenced(value: string): string {
  return written([{ type: 'code', lang: DATA_WORD, value }]);
}

/** Whether that is what is read of the text. */
export function comesBack(text: string, blocks: readonly Block[]): boolean {
  const { block: read } = blocksOfTree(markdownTree(text), true);
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

type FlowTree = Extract<BlockContent, { type: 'paragraph' | 'heading' | 'list' | 'blockquote' | 'table' }>;

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
