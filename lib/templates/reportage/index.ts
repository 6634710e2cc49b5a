import { defineTemplate } from '#lib/templates/define-template.ts';

export const reportage = defineTemplate({
  id: 'reportage',
  namn: 'Reportage',
  version: 1,
  beskrivning: 'Någon har varit på plats: människor, scener och röster, i den ordning berättelsen kräver.',
  kravda_falt: ['rubrik', 'ingress', 'slug'],
  kravda_block: [],
  vantarHuvudbild: true,
  minstOrd: 150,
  sidtyp: 'NewsArticle',
});
