import { defineTemplate } from '#lib/templates/define-template.ts';

export const sida = defineTemplate({
  id: 'sida',
  namn: 'Sida',
  version: 1,
  beskrivning: 'En sida som står kvar: om redaktionen, kontakt, regler. Ingen nyhet och ingen huvudbild krävs.',
  kravda_falt: ['rubrik', 'slug'],
  kravda_block: [],
  vantarHuvudbild: false,
  minstOrd: 0,
  fristaende: true,
  sidtyp: 'WebPage',
});
