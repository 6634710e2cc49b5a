import { defineBlock } from '#lib/blocks/define-block.ts';
import { attrs } from '#lib/blocks/orderedList/schema.ts';
import { Site } from '#lib/blocks/orderedList/site.tsx';

/** Its points are the `listItem` that bulletList defines. */
export const orderedList = defineBlock({
  type: 'orderedList',
  namn: 'Numrerad lista',
  beskrivning: 'En lista där ordningen spelar roll: steg, placeringar.',
  attrs,
  content: ['listItem'],
  topLevel: true,
  Site,
});
