import { defineTemplate } from '#lib/templates/define-template.ts';

/** The block jamforelse tells structured data the products and their ratings. */
export const basttest = defineTemplate({
  id: 'basttest',
  namn: 'Bäst i test',
  version: 1,
  beskrivning: 'Flera produkter provade på samma sätt: en vinnare, betyg på alla och hur ni gjorde.',
  kravda_falt: ['rubrik', 'ingress', 'slug'],
  kravda_block: [{ type: 'jamforelse', minst: 1 }],
  vantarHuvudbild: true,
  minstOrd: 150,
  sidtyp: 'Article',
});
