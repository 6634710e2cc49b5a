import { defineBlock } from '#lib/blocks/define-block.ts';
import { check } from '#lib/blocks/liveinlagg/checks.ts';
import { readEntries } from '#lib/blocks/liveinlagg/entries.ts';
import { normalise } from '#lib/blocks/liveinlagg/normalise.ts';
import { attrs } from '#lib/blocks/liveinlagg/schema.ts';
import { Site } from '#lib/blocks/liveinlagg/site.tsx';
import { structuredData } from '#lib/blocks/liveinlagg/structured-data.ts';

/** What the live feed shows is made by entries.ts, entry.tsx and status-line.tsx, as the page is. */
export const liveinlagg = defineBlock({
  type: 'liveinlagg',
  namn: 'Liverapport',
  beskrivning: 'Inläggen i en rapport som pågår, nyast först och fästa överst.',
  attrs,
  content: 'none',
  topLevel: true,
  onlyIn: ['liverapport'],
  normalise,
  Site,
  check,
  structuredData,
  prepare: readEntries,
});
