import { defineBlock } from '#lib/blocks/define-block.ts';
import { check } from '#lib/blocks/inbaddning/checks.ts';
import { attrs } from '#lib/blocks/inbaddning/schema.ts';
import { Site } from '#lib/blocks/inbaddning/site.tsx';

export const inbaddning = defineBlock({
  type: 'inbaddning',
  namn: 'Inbäddning',
  beskrivning: 'En film, ett inlägg eller ett ljudklipp från YouTube, Instagram, TikTok eller Spotify, som visas när läsaren vill.',
  attrs,
  content: 'none',
  topLevel: true,
  Site,
  check,
});
