import { defineTemplate } from '#lib/templates/define-template.ts';
import { exampleEn } from '#lib/templates/sida/example-en.ts';
import { exampleSv } from '#lib/templates/sida/example-sv.ts';

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
  exempel: { sv: exampleSv, en: exampleEn },
});
