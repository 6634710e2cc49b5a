import { attrs } from '#lib/blocks/blockquote/schema.ts';
import { Site } from '#lib/blocks/blockquote/site.tsx';
import { defineBlock } from '#lib/blocks/define-block.ts';

export const blockquote = defineBlock({
  type: 'blockquote',
  namn: 'Blockcitat',
  beskrivning: 'Ett längre stycke ur en annan text: ett brev, ett uttalande, en bok.',
  attrs,
  content: ['paragraph', 'bulletList', 'orderedList'],
  topLevel: true,
  Site,
});
