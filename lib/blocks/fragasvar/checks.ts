import type { Finding } from '#lib/blocks/define-block.ts';
import { answered } from '#lib/blocks/fragasvar/answered.ts';
import type { Attrs } from '#lib/blocks/fragasvar/schema.ts';
import type { Block } from '#lib/contract/block.ts';

export function check(_block: Block, attrs: Attrs): Finding[] {
  return answered(attrs).length === 0 ? [{ kod: 'fragasvar_tom', falt: 'attrs.fragor' }] : [];
}
