import { defineTemplate } from '#lib/templates/define-template.ts';

/** The block liveinlagg tells structured data the entries; on this page the report is the page. */
export const liverapport = defineTemplate({
  id: 'liverapport',
  namn: 'Liverapport',
  version: 1,
  beskrivning: 'Något som pågår just nu: korta inlägg med tid, det nyaste överst.',
  kravda_falt: ['rubrik', 'ingress', 'slug'],
  kravda_block: [{ type: 'liveinlagg', minst: 1, hogst: 1 }],
  vantarHuvudbild: true,
  minstOrd: 0,
  sidtyp: 'LiveBlogPosting',
});
