import { defineBlock } from '#lib/blocks/define-block.ts';
import { attrs } from '#lib/blocks/heading/schema.ts';
import { Site } from '#lib/blocks/heading/site.tsx';

export const heading = defineBlock({
  type: 'heading',
  namn: 'Mellanrubrik',
  beskrivning: 'En mellanrubrik som delar upp texten.',
  attrs,
  content: 'inline',
  topLevel: true,
  Site,
});
