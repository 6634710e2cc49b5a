import type { Attrs } from '#lib/blocks/citat/schema.ts';
import type { Finding } from '#lib/blocks/define-block.ts';
import type { Block } from '#lib/contract/block.ts';

export function check(_block: Block, { text, vem }: Attrs): Finding[] {
  return text && !vem ? [{ kod: 'citat_vem', falt: 'attrs.vem' }] : [];
}
