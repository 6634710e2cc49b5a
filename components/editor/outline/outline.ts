import { textOfBlock } from '#lib/blocks/block-text.ts';
import { blockId } from '#lib/content/block-id.ts';
import { countWords } from '#lib/content/plain-text.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import type { Block } from '#lib/contract/block.ts';

/** A heading of the text, and how deep it stands: 1 for a section, 2 for a part of one. */
export interface OutlineEntry {
  id: string;
  text: string;
  niva: 1 | 2;
}

/** Words that somebody reads in a minute. */
const PER_MINUTE = 220;

/** Blocks are the same objects until they are written in: each is counted once. */
const counted = new WeakMap<Block, number>();

/** How many words readers are given: headline, standfirst and text with what its blocks say. */
export function wordsOf({ rubrik, ingress, block }: Pick<ArticleContent, 'rubrik' | 'ingress' | 'block'>): number {
  return block.reduce((sum, one) => sum + wordsOfBlock(one), countWords(rubrik) + countWords(ingress));
}

function wordsOfBlock(block: Block): number {
  const words = counted.get(block) ?? countWords(textOfBlock(block));
  counted.set(block, words);
  return words;
}

/** Whole minutes, and never none. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / PER_MINUTE));
}

/** The headings of the text, in order: those without words are not there yet. */
export function outlineOf(blocks: readonly Block[]): OutlineEntry[] {
  return blocks.flatMap((block) => {
    const isSection = block.type === 'avsnitt';
    if (block.type !== 'heading' && !isSection) return [];
    const text = (isSection ? String(block.attrs?.rubrik ?? '') : textOfBlock(block)).trim();
    return text === '' ? [] : [{ id: blockId(block), text, niva: block.attrs?.level === 3 ? 2 : 1 }];
  });
}
