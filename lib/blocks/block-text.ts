import { type FieldValue, fieldValues } from '#lib/blocks/field-values.ts';
import { BLOCKS, PARTS } from '#lib/blocks/registry.ts';
import { type Block, isTextNode, type TextNode } from '#lib/contract/block.ts';

/** A piece of running text and the field it stands in: `block[3].attrs.rubrik`, or `block[3].content` for text nodes. */
export interface RunningText {
  falt: string;
  text: string;
}

/**
 * Everything a reader reads in a block, in reading order: the attributes its schema calls translatable, then its content,
 * one entry per innermost block. Machine words (dates, addresses, layouts) are left out, and so is what is empty.
 */
export function blockTexts(block: Block, falt: string): RunningText[] {
  const texts: RunningText[] = [];
  collectTexts(block, falt, texts);
  return texts;
}

function collectTexts(block: Block, falt: string, texts: RunningText[]): void {
  const definition = BLOCKS.get(block.type) ?? PARTS.get(block.type);
  if (definition !== undefined && block.attrs !== undefined)
    texts.push(...textsOfFields(fieldValues(definition.attrs, block.attrs, `${falt}.attrs`)));
  texts.push(...textsOfContent(block, falt));
  for (const [index, child] of (block.content ?? []).entries()) {
    if (!isTextNode(child)) collectTexts(child, `${falt}.content[${index}]`, texts);
  }
}

/** What a reader reads in the fields of one node. */
export function textsOfFields(fields: readonly FieldValue[]): RunningText[] {
  const texts: RunningText[] = [];
  for (const { falt, meta, value } of fields) {
    if (meta?.translatable && typeof value === 'string' && value.trim() !== '') texts.push({ falt, text: value });
  }
  return texts;
}

/** What a reader reads in the texts that stand in one node itself. */
export function textsOfContent({ content = [] }: Block, falt: string): RunningText[] {
  const text = content.map((node) => (isTextNode(node) ? node.text : '')).join('');
  return text.trim() === '' ? [] : [{ falt: `${falt}.content`, text }];
}

/** The running text of one block, a line per piece: what search indexes, word counts count and comparisons compare. */
export function textOfBlock(block: Block): string {
  return blockTexts(block, '')
    .map(({ text }) => text)
    .join('\n');
}

/** The running text of a whole document. */
export function textOfDocument(document: readonly Block[]): string {
  return document
    .map(textOfBlock)
    .filter((text) => text !== '')
    .join('\n');
}

export interface LinkInText {
  /** The mark's address: `block[3].content[1].marks[0].attrs.href`. */
  falt: string;
  href: string;
  /** The words it stands on; neighbouring pieces with the same address are one link. */
  text: string;
}

/** The links in a block's text, in order. */
export function linksInText(block: Block, falt: string): LinkInText[] {
  const links = linksInContent(block, falt);
  for (const [index, node] of (block.content ?? []).entries()) {
    if (!isTextNode(node)) links.push(...linksInText(node, `${falt}.content[${index}]`));
  }
  return links;
}

/** The links in the texts that stand in one node itself. */
export function linksInContent({ content = [] }: Block, falt: string): LinkInText[] {
  const links: LinkInText[] = [];
  let open: LinkInText | undefined;
  for (const [index, node] of content.entries()) {
    const link = isTextNode(node) ? linkMark(node, `${falt}.content[${index}]`) : undefined;
    if (link !== undefined && open?.href === link.href) open.text += link.text;
    else {
      open = link;
      if (link !== undefined) links.push(link);
    }
  }
  return links;
}

function linkMark(node: TextNode, falt: string): LinkInText | undefined {
  const at = (node.marks ?? []).findIndex((mark) => mark.type === 'link');
  const href = node.marks?.[at]?.attrs?.href;
  return href === undefined ? undefined : { falt: `${falt}.marks[${at}].attrs.href`, href, text: node.text };
}
