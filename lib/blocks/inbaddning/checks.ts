import type { Finding } from '#lib/blocks/define-block.ts';
import { embedOf } from '#lib/blocks/inbaddning/platform.ts';
import type { Attrs } from '#lib/blocks/inbaddning/schema.ts';
import type { Block } from '#lib/contract/block.ts';

export function check(_block: Block, { url = '' }: Attrs): Finding[] {
  if (url.trim() === '' || embedOf(url) !== undefined) return [];
  return [{ kod: 'inbaddning_ej_tillaten', falt: 'attrs.url', params: { adress: url.trim().slice(0, 80) } }];
}
