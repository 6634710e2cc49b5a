import type { Finding } from '#lib/blocks/define-block.ts';
import { brokenChannels } from '#lib/blocks/sociala/channels.ts';
import type { Attrs } from '#lib/blocks/sociala/schema.ts';
import type { Block } from '#lib/contract/block.ts';

export function check(_block: Block, attrs: Attrs): Finding[] {
  return brokenChannels(attrs).map((channel) => ({
    kod: 'sociala_varde',
    falt: `attrs.${channel}`,
    params: { varde: (attrs[channel] ?? '').slice(0, 60) },
  }));
}
