import type { Finding } from '#lib/blocks/define-block.ts';
import { isMapLink } from '#lib/blocks/plats/map-link.ts';
import type { Attrs } from '#lib/blocks/plats/schema.ts';
import type { Block } from '#lib/contract/block.ts';

/** A place with an address wants a map to it, and a map link must lead to one. */
export function check(_block: Block, { adress = '', karta = '' }: Attrs): Finding[] {
  if (karta.trim() === '' && adress.trim() === '') return [];
  return isMapLink(karta) ? [] : [{ kod: 'plats_karta', falt: 'attrs.karta' }];
}
