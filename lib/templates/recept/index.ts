import { defineTemplate } from '#lib/templates/define-template.ts';

/** The block recept tells structured data the recipe; on this page the recipe is the page. */
export const recept = defineTemplate({
  id: 'recept',
  namn: 'Recept',
  version: 1,
  beskrivning: 'En rätt att laga: receptet först, med mängder, tid och temperatur som någon har provat.',
  kravda_falt: ['rubrik', 'ingress', 'slug'],
  kravda_block: [{ type: 'recept', minst: 1 }],
  vantarHuvudbild: true,
  minstOrd: 150,
  sidtyp: 'Recipe',
});
