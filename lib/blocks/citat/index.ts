import { check } from '#lib/blocks/citat/checks.ts';
import { attrs } from '#lib/blocks/citat/schema.ts';
import { Site } from '#lib/blocks/citat/site.tsx';
import { defineBlock } from '#lib/blocks/define-block.ts';

export const citat = defineBlock({
  type: 'citat',
  namn: 'Citat',
  beskrivning: 'Ett utlyft citat med namnet på den som säger det.',
  attrs,
  content: 'none',
  topLevel: true,
  Site,
  check,
});
