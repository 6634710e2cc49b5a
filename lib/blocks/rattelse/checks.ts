import type { Finding } from '#lib/blocks/define-block.ts';
import type { Attrs } from '#lib/blocks/rattelse/schema.ts';
import { parseDay } from '#lib/content/day.ts';
import type { Block } from '#lib/contract/block.ts';

export function check(_block: Block, { datum = '' }: Attrs): Finding[] {
  return parseDay(datum) === undefined ? [{ kod: 'rattelse_datum', falt: 'attrs.datum' }] : [];
}
