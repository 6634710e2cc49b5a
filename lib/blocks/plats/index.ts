import { defineBlock } from '#lib/blocks/define-block.ts';
import { check } from '#lib/blocks/plats/checks.ts';
import { attrs } from '#lib/blocks/plats/schema.ts';
import { Site } from '#lib/blocks/plats/site.tsx';

export const plats = defineBlock({
  type: 'plats',
  namn: 'Plats',
  beskrivning: 'Ett ställe att besöka, med adress och länk till karta.',
  attrs,
  content: 'none',
  topLevel: true,
  Site,
  check,
});
