import { defineBlock } from '#lib/blocks/define-block.ts';
import { check } from '#lib/blocks/table/checks.ts';
import { tableParts } from '#lib/blocks/table/parts.tsx';
import { attrs } from '#lib/blocks/table/schema.ts';
import { Site } from '#lib/blocks/table/site.tsx';

export const table = defineBlock({
  type: 'table',
  namn: 'Tabell',
  beskrivning: 'Uppgifter i rader och kolumner, med en rubrikrad överst.',
  attrs,
  content: ['tableRow'],
  parts: tableParts,
  topLevel: true,
  Site,
  check,
});
