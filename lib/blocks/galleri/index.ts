import { defineBlock } from '#lib/blocks/define-block.ts';
import { check } from '#lib/blocks/galleri/checks.ts';
import { attrs } from '#lib/blocks/galleri/schema.ts';
import { Site } from '#lib/blocks/galleri/site.tsx';
import { structuredData } from '#lib/blocks/galleri/structured-data.ts';

export const galleri = defineBlock({
  type: 'galleri',
  namn: 'Galleri',
  beskrivning: 'Flera bilder: i ett rutnät, eller som en berättelse i hela skärmens bredd.',
  attrs,
  content: 'none',
  topLevel: true,
  Site,
  check,
  structuredData,
});
