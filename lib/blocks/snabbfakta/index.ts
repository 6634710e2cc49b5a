import { defineBlock } from '#lib/blocks/define-block.ts';
import { check } from '#lib/blocks/snabbfakta/checks.ts';
import { attrs } from '#lib/blocks/snabbfakta/schema.ts';
import { Site } from '#lib/blocks/snabbfakta/site.tsx';

export const snabbfakta = defineBlock({
  type: 'snabbfakta',
  namn: 'Snabbfakta',
  beskrivning: 'Korta uppgifter om en person, en sak eller en plats, en per rad.',
  attrs,
  content: 'none',
  topLevel: true,
  Site,
  check,
});
