import { defineBlock } from '#lib/blocks/define-block.ts';
import { check } from '#lib/blocks/stegforsteg/checks.ts';
import { attrs } from '#lib/blocks/stegforsteg/schema.ts';
import { Site } from '#lib/blocks/stegforsteg/site.tsx';
import { structuredData } from '#lib/blocks/stegforsteg/structured-data.ts';

export const stegforsteg = defineBlock({
  type: 'stegforsteg',
  namn: 'Steg för steg',
  beskrivning: 'En beskrivning att följa: vad som behövs, stegen i ordning och hur man vet att det är klart.',
  attrs,
  content: 'none',
  topLevel: true,
  onlyIn: ['howto'],
  Site,
  check,
  structuredData,
});
