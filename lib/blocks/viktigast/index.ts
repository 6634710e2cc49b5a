import { defineBlock } from '#lib/blocks/define-block.ts';
import { check } from '#lib/blocks/viktigast/checks.ts';
import { attrs } from '#lib/blocks/viktigast/schema.ts';
import { Site } from '#lib/blocks/viktigast/site.tsx';

export const viktigast = defineBlock({
  type: 'viktigast',
  namn: 'Det viktigaste',
  beskrivning: 'Tre korta punkter som säger det viktigaste i artikeln.',
  attrs,
  content: 'none',
  topLevel: true,
  Site,
  check,
});
