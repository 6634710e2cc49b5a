import type { Finding } from '#lib/blocks/define-block.ts';
import { blockText } from '#lib/content/plain-text.ts';
import type { Block } from '#lib/contract/block.ts';

export function check(block: Block): Finding[] {
  return blockText(block.content ?? []).trim() === '' ? [{ kod: 'faktaruta_tom' }] : [];
}
