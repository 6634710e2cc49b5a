import type { Finding } from '#lib/blocks/define-block.ts';
import type { Attrs } from '#lib/blocks/stegforsteg/schema.ts';
import { steps } from '#lib/blocks/stegforsteg/steps.ts';
import { parseDuration } from '#lib/content/duration.ts';
import type { Block } from '#lib/contract/block.ts';

const FEWEST = 2;

export function check(_block: Block, attrs: Attrs): Finding[] {
  const tid = attrs.tid?.trim() ?? '';
  const antal = steps(attrs).length;
  return [
    ...(antal < FEWEST ? [{ kod: 'howto_steg', falt: 'attrs.steg', params: { antal } }] : []),
    ...(tid !== '' && parseDuration(tid) === undefined ? [{ kod: 'howto_tid', falt: 'attrs.tid', params: { tid: tid.slice(0, 60) } }] : []),
  ];
}
