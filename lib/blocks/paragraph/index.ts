import { defineBlock } from '#lib/blocks/define-block.ts';
import { attrs } from '#lib/blocks/paragraph/schema.ts';
import { Site } from '#lib/blocks/paragraph/site.tsx';

export const paragraph = defineBlock({
  type: 'paragraph',
  namn: 'Stycke',
  beskrivning: 'Ett stycke löpande text.',
  attrs,
  content: 'inline',
  topLevel: true,
  Site,
});
