import { defineBlock } from '#lib/blocks/define-block.ts';
import { check } from '#lib/blocks/sociala/checks.ts';
import { attrs } from '#lib/blocks/sociala/schema.ts';
import { Site } from '#lib/blocks/sociala/site.tsx';

export const sociala = defineBlock({
  type: 'sociala',
  namn: 'Sociala kanaler',
  beskrivning: 'Knappar till personens konton och webbplats.',
  attrs,
  content: 'none',
  topLevel: true,
  onlyIn: ['profil'],
  Site,
  check,
});
