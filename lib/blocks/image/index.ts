import { defineBlock } from '#lib/blocks/define-block.ts';
import { attrs } from '#lib/blocks/image/schema.ts';
import { Site } from '#lib/blocks/image/site.tsx';
import { structuredData } from '#lib/blocks/image/structured-data.ts';

/** What is wrong with a picture, wherever it stands, is found by lib/checks/image-checks.ts. */
export const image = defineBlock({
  type: 'image',
  namn: 'Bild',
  beskrivning: 'En bild i texten, med bildtext och fotograf.',
  attrs,
  content: 'none',
  topLevel: true,
  Site,
  structuredData,
});
