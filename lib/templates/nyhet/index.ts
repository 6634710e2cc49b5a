import { defineTemplate } from '#lib/templates/define-template.ts';

export const nyhet = defineTemplate({
  id: 'nyhet',
  namn: 'Nyhet',
  version: 1,
  beskrivning: 'Något har hänt eller ska hända: det viktigaste först, bakgrunden sedan.',
  kravda_falt: ['rubrik', 'ingress', 'slug'],
  kravda_block: [],
  vantarHuvudbild: true,
  minstOrd: 150,
  sidtyp: 'NewsArticle',
});
