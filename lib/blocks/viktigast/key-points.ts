import { filledTexts } from '#lib/blocks/filled-texts.ts';
import type { Attrs } from '#lib/blocks/viktigast/schema.ts';

/** The points that say something, each with its place in the list. */
export function keyPoints({ punkter }: Attrs): Array<{ index: number; text: string }> {
  return filledTexts(punkter);
}
