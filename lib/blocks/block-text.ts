import { fieldValues } from '#lib/blocks/field-values.ts';
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
  const definition = BLOCKS.get(block.type) ?? PARTS.get(block.type);
  const texts: RunningText[] = [];
  if (definition !== undefined && block.attrs !== undefined) {
    for (const field of fieldValues(definition.attrs, block.attrs, `${falt}.attrs`)) {
      if (field.meta?.translatable && typeof field.value === 'string') texts.push({ falt: field.falt, text: field.value });
    }
  }
  const content = block.content ?? [];
  const line = content.reduce((sum, node) => (isTextNode(node) ? sum + node.text : sum), '');
  texts.push({ falt: `${falt}.content`, text: line });
  for (const [index, child] of content.entries()) {
    if (!isTextNode(child)) texts.push(...blockTexts(child, `${falt}.content[${index}]`));
  }
  return texts.filter(({ text }) => text.trim() !== '');
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
  const links: LinkInText[] = [];
  let open: LinkInText | undefined;
  for (const [index, node] of (block.content ?? []).entries()) {
    const path = `${falt}.content[${index}]`;
    if (!isTextNode(node)) {
      open = undefined;
      links.push(...linksInText(node, path));
      continue;
    }
    const link = linkMark(node, path);
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
