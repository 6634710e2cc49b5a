import { defineBlock } from '#lib/blocks/define-block.ts';
import { check } from '#lib/blocks/plusminus/checks.ts';
import { attrs } from '#lib/blocks/plusminus/schema.ts';
import { Site } from '#lib/blocks/plusminus/site.tsx';

export const plusminus = defineBlock({
  type: 'plusminus',
  namn: 'Plus och minus',
  beskrivning: 'Det bästa och det sämsta, sida vid sida, och domen i en mening.',
  attrs,
  content: 'none',
  topLevel: true,
  onlyIn: ['recension'],
  Site,
  check,
});
