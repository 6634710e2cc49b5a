import type { Finding } from '#lib/blocks/define-block.ts';
import { filledTexts } from '#lib/blocks/filled-texts.ts';
import type { Attrs } from '#lib/blocks/plusminus/schema.ts';
import type { Block } from '#lib/contract/block.ts';

export function check(_block: Block, { plus, minus }: Attrs): Finding[] {
  return filledTexts(plus).length + filledTexts(minus).length === 0 ? [{ kod: 'plusminus_tom' }] : [];
}
