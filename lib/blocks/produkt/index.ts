import { defineBlock } from '#lib/blocks/define-block.ts';
import { check } from '#lib/blocks/produkt/checks.ts';
import { attrs } from '#lib/blocks/produkt/schema.ts';
import { Site } from '#lib/blocks/produkt/site.tsx';

/** What structured data tells of products is told by the page that is a selection of them: lib/templates/plock. */
export const produkt = defineBlock({
  type: 'produkt',
  namn: 'Produkt',
  beskrivning: 'En vara med bild, pris och köplänk.',
  attrs,
  content: 'none',
  topLevel: true,
  Site,
  check,
});
