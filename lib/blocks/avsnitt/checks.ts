import type { Attrs } from '#lib/blocks/avsnitt/schema.ts';
import type { Finding } from '#lib/blocks/define-block.ts';
import type { Block } from '#lib/contract/block.ts';

export function check(_block: Block, { rubrik = '' }: Attrs): Finding[] {
  return rubrik.trim() === '' ? [{ kod: 'avsnitt_rubrik', falt: 'attrs.rubrik' }] : [];
}
