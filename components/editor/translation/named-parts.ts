import { textOfBlock } from '#lib/blocks/block-text.ts';
import { blockId } from '#lib/content/block-id.ts';
import { writtenBlock } from '#lib/content/written-block.ts';
import type { ArticleContent, Hero } from '#lib/contract/article.ts';
import type { Block } from '#lib/contract/block.ts';

export type Part = string | Hero | Block;

export const META_TEXTS = ['seoTitel', 'seoBesk', 'puffTitel', 'socialText'] as const;

/** What a writer sees of an article, by the names that translations give its parts. What is empty is left out. */
export function namedParts({ rubrik, ingress, hero, meta, block }: ArticleContent): Map<string, Part> {
  const texts: Array<[string, string]> = [
    ['rubrik', rubrik],
    ['ingress', ingress],
    ...META_TEXTS.map((name): [string, string] => [`meta.${name}`, meta[name] ?? '']),
  ];
  const parts = new Map<string, Part>(texts.filter(([, text]) => text.trim() !== ''));
  if (hero !== null) parts.set('hero', hero);
  for (const one of block) parts.set(`block:${blockId(one)}`, writtenBlock(one));
  return parts;
}

/** The words of a part, a line each. */
export function textOfPart(part: Part | undefined): string {
  if (part === undefined) return '';
  if (typeof part === 'string') return part;
  if ('type' in part) return textOfBlock(part);
  return [part.alt, part.caption].filter(Boolean).join('\n');
}
