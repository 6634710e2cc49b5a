import { defineBlock } from '#lib/blocks/define-block.ts';
import { check } from '#lib/blocks/rattelse/checks.ts';
import { attrs } from '#lib/blocks/rattelse/schema.ts';
import { Site } from '#lib/blocks/rattelse/site.tsx';

export const rattelse = defineBlock({
  type: 'rattelse',
  namn: 'Rättelse',
  beskrivning: 'Talar om vad som har rättats i artikeln, och när.',
  attrs,
  content: 'none',
  topLevel: true,
  Site,
  check,
});
