import { fieldValues } from '#lib/blocks/field-values.ts';
import { BLOCKS, PARTS } from '#lib/blocks/registry.ts';
import { writtenBlock } from '#lib/content/written-block.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import { type Block, isTextNode, type TextNode } from '#lib/contract/block.ts';

/*
 * What a translation may not change, told without the code that translates: two versions of an article with the same
 * skeleton have the same blocks, ids, attributes, marks, addresses and digits, and differ in words alone.
 */

const ADDRESS = /https?:\/\/\S+/g;

/** The digits of a text whichever way they are grouped; words may change their order, and figures with them. */
function figures(text: string): string {
  return [...text.replace(/\D/g, '')].sort().join('');
}

function lineSkeleton(text: string): object {
  return { addresses: (text.match(ADDRESS) ?? []).sort(), figures: figures(text.replace(ADDRESS, '')), empty: text.trim() === '' };
}

function nodeSkeleton(node: Block): object {
  const definition = BLOCKS.get(node.type) ?? PARTS.get(node.type);
  const attrs = structuredClone(node.attrs ?? {});
  const lines: Record<string, object> = {};
  for (const { falt, meta, value } of definition === undefined ? [] : fieldValues(definition.attrs, attrs, 'attrs')) {
    if (meta?.translatable !== true || typeof value !== 'string') continue;
    lines[falt] = lineSkeleton(value);
    blank(attrs, falt);
  }
  const texts = (node.content ?? []).filter(isTextNode);
  const children = (node.content ?? []).flatMap((child) => (isTextNode(child) ? [] : [nodeSkeleton(child)]));
  return { type: node.type, attrs, lines, marks: marksOf(texts), content: lineSkeleton(texts.map(({ text }) => text).join('')), children };
}

/** Neighbours with the same marks are one; where they stand in the line follows the language. */
function marksOf(texts: readonly TextNode[]): string[] {
  const marks = texts.map(({ marks: own }) => JSON.stringify(own ?? []));
  return marks.filter((own, index) => own !== '[]' && own !== marks[index - 1]).sort();
}

function blank(attrs: object, falt: string): void {
  const keys = falt.split(/[.[\]]+/).filter((key) => key !== '' && key !== 'attrs');
  const last = keys.pop() ?? '';
  let at: unknown = attrs;
  for (const key of keys) at = Object(at)[key];
  Object.assign(Object(at), { [last]: '' });
}

/** The skeleton of an article, as text to compare. The address, made of the headline, and numbers by place, set on save, are left out. */
export function skeletonOf({ rubrik, ingress, hero, meta, block }: ArticleContent): string {
  const { seoTitel = '', seoBesk = '', puffTitel = '', socialText = '', ...rest } = meta;
  const { alt = '', caption = '', ...picture } = hero ?? {};
  const lines = [rubrik, ingress, seoTitel, seoBesk, puffTitel, socialText, alt, caption].map(lineSkeleton);
  return JSON.stringify({ lines, rest, picture, blocks: block.map((one) => nodeSkeleton(writtenBlock(one))) });
}
