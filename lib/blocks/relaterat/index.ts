import { defineBlock } from '#lib/blocks/define-block.ts';
import { check } from '#lib/blocks/relaterat/checks.ts';
import { attrs } from '#lib/blocks/relaterat/schema.ts';
import { Site } from '#lib/blocks/relaterat/site.tsx';

export const relaterat = defineBlock({
  type: 'relaterat',
  namn: 'Läs också',
  beskrivning: 'Leder läsaren vidare: till valda artiklar, eller till de fem senaste med en tagg.',
  attrs,
  content: 'none',
  topLevel: true,
  Site,
  check,
});
