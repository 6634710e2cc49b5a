import { defineBlock } from '#lib/blocks/define-block.ts';
import { check } from '#lib/blocks/fragasvar/checks.ts';
import { attrs } from '#lib/blocks/fragasvar/schema.ts';
import { Site } from '#lib/blocks/fragasvar/site.tsx';

export const fragasvar = defineBlock({
  type: 'fragasvar',
  namn: 'Frågor och svar',
  beskrivning: 'Frågor med svar: en tät ruta med snabba frågor, eller hela intervjun.',
  attrs,
  content: 'none',
  topLevel: true,
  onlyIn: ['intervju'],
  Site,
  check,
});
