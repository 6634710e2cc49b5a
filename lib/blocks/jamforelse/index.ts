import { defineBlock } from '#lib/blocks/define-block.ts';
import { check } from '#lib/blocks/jamforelse/checks.ts';
import { attrs } from '#lib/blocks/jamforelse/schema.ts';
import { Site } from '#lib/blocks/jamforelse/site.tsx';
import { structuredData } from '#lib/blocks/jamforelse/structured-data.ts';

export const jamforelse = defineBlock({
  type: 'jamforelse',
  namn: 'Jämförelse',
  beskrivning: 'Produkterna i ett test, med betyg, för och emot, pris och vem som vann.',
  attrs,
  content: 'none',
  topLevel: true,
  onlyIn: ['basttest'],
  Site,
  check,
  structuredData,
});
