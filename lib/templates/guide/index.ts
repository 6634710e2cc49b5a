import { defineTemplate } from '#lib/templates/define-template.ts';

export const guide = defineTemplate({
  id: 'guide',
  namn: 'Guide',
  version: 1,
  beskrivning: 'Hjälper läsaren att göra eller hitta något: ställen med adress och karta, råd, tider och priser.',
  kravda_falt: ['rubrik', 'ingress', 'slug'],
  kravda_block: [],
  vantarHuvudbild: true,
  minstOrd: 150,
  sidtyp: 'Article',
});
