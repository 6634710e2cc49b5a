import type { Finding } from '#lib/blocks/define-block.ts';
import { factRows } from '#lib/blocks/snabbfakta/fact-rows.ts';
import type { Attrs } from '#lib/blocks/snabbfakta/schema.ts';
import type { Block } from '#lib/contract/block.ts';

export function check(_block: Block, attrs: Attrs): Finding[] {
  return factRows(attrs).length === 0 ? [{ kod: 'snabbfakta_tom', falt: 'attrs.rader' }] : [];
}
