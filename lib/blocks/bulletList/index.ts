import { listItem } from '#lib/blocks/bulletList/list-item.tsx';
import { attrs } from '#lib/blocks/bulletList/schema.ts';
import { Site } from '#lib/blocks/bulletList/site.tsx';
import { defineBlock } from '#lib/blocks/define-block.ts';

export const bulletList = defineBlock({
  type: 'bulletList',
  namn: 'Punktlista',
  beskrivning: 'En lista där ordningen inte spelar någon roll.',
  attrs,
  content: ['listItem'],
  parts: [listItem],
  topLevel: true,
  Site,
});
