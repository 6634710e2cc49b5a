import { defineBlock } from '#lib/blocks/define-block.ts';
import { check } from '#lib/blocks/recept/checks.ts';
import { attrs } from '#lib/blocks/recept/schema.ts';
import { Site } from '#lib/blocks/recept/site.tsx';
import { structuredData } from '#lib/blocks/recept/structured-data.ts';

export const recept = defineBlock({
  type: 'recept',
  namn: 'Recept',
  beskrivning: 'Ett recept med ingredienser och steg.',
  attrs,
  content: 'none',
  topLevel: true,
  Site,
  check,
  structuredData,
});
