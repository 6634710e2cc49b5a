import { defineBlock } from '#lib/blocks/define-block.ts';
import { check } from '#lib/blocks/tidslinje/checks.ts';
import { attrs } from '#lib/blocks/tidslinje/schema.ts';
import { Site } from '#lib/blocks/tidslinje/site.tsx';

export const tidslinje = defineBlock({
  type: 'tidslinje',
  namn: 'Tidslinje',
  beskrivning: 'Ett liv eller en karriär år för år.',
  attrs,
  content: 'none',
  topLevel: true,
  onlyIn: ['profil'],
  Site,
  check,
});
