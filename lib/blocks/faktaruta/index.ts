import { defineBlock } from '#lib/blocks/define-block.ts';
import { check } from '#lib/blocks/faktaruta/checks.ts';
import { normalise } from '#lib/blocks/faktaruta/normalise.ts';
import { attrs } from '#lib/blocks/faktaruta/schema.ts';
import { Site } from '#lib/blocks/faktaruta/site.tsx';

export const faktaruta = defineBlock({
  type: 'faktaruta',
  namn: 'Faktaruta',
  beskrivning: 'En ruta vid sidan av texten med bakgrund, siffror eller råd.',
  attrs,
  content: ['paragraph', 'bulletList', 'orderedList'],
  topLevel: true,
  normalise,
  Site,
  check,
});
