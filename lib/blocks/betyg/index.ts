import { check } from '#lib/blocks/betyg/checks.ts';
import { attrs } from '#lib/blocks/betyg/schema.ts';
import { Site } from '#lib/blocks/betyg/site.tsx';
import { defineBlock } from '#lib/blocks/define-block.ts';

export const betyg = defineBlock({
  type: 'betyg',
  namn: 'Betyg',
  beskrivning: 'Ett betyg mellan 1 och 5, med omdömet i en mening.',
  attrs,
  content: 'none',
  topLevel: true,
  Site,
  check,
});
