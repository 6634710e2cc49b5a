import { textOfBlock } from '#lib/blocks/block-text.ts';
import type { Block } from '#lib/contract/block.ts';

/** More of the text than this is another text. */
const MUCH = 0.2;
/** What is put in from here says nothing that the article did not say. */
const PUT_IN_FROM_HERE: ReadonlySet<string> = new Set(['viktigast', 'relaterat']);

/** Whether so many words came or went that what was suggested for the one text may not suit the other. */
export function isAnotherText(before: readonly Block[], now: readonly Block[]): boolean {
  const standing = new Set(now);
  const same = new Set(before.filter((block) => standing.has(block)));
  const [former, present, kept] = [wordsOf(before, same), wordsOf(now, same), wordsOf([...same], new Set())];
  const longest = Math.max(former.length, present.length) + kept.length;
  const counts = new Map<string, number>();
  for (const word of former) counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const word of present) counts.set(word, (counts.get(word) ?? 0) - 1);
  const differences = [...counts.values()];
  const gone = differences.reduce((sum, count) => sum + Math.max(count, 0), 0);
  const come = differences.reduce((sum, count) => sum + Math.max(-count, 0), 0);
  return Math.max(gone, come) > longest * MUCH;
}

function wordsOf(blocks: readonly Block[], except: ReadonlySet<Block>): string[] {
  return blocks
    .filter((block) => !PUT_IN_FROM_HERE.has(block.type) && !except.has(block))
    .flatMap(
      (block) =>
        textOfBlock(block)
          .toLowerCase()
          .match(/[\p{L}\p{N}]+/gu) ?? [],
    );
}
