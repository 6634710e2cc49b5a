import { check } from '#lib/blocks/avsnitt/checks.ts';
import { Before } from '#lib/blocks/avsnitt/contents.tsx';
import { numberSections } from '#lib/blocks/avsnitt/numbering.ts';
import { attrs } from '#lib/blocks/avsnitt/schema.ts';
import { Site } from '#lib/blocks/avsnitt/site.tsx';
import { defineBlock } from '#lib/blocks/define-block.ts';

/** What structured data tells of the sections together is told by the page: lib/templates/lista. */
export const avsnitt = defineBlock({
  type: 'avsnitt',
  namn: 'Avsnitt',
  beskrivning: 'En numrerad punkt i en lista, med rubrik, text och bild.',
  attrs,
  content: 'none',
  topLevel: true,
  onlyIn: ['lista'],
  normaliseTogether: numberSections,
  Before,
  Site,
  check,
});
