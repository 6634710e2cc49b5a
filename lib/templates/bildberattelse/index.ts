import { defineTemplate } from '#lib/templates/define-template.ts';

/** The block galleri tells structured data the pictures. */
export const bildberattelse = defineTemplate({
  id: 'bildberattelse',
  namn: 'Bildberättelse',
  version: 1,
  beskrivning: 'En berättelse i bilder, en i taget, där orden står under.',
  kravda_falt: ['rubrik', 'ingress', 'slug'],
  kravda_block: [{ type: 'galleri', minst: 1, hogst: 1, med: { falt: 'lage', varde: 'berattelse' } }],
  vantarHuvudbild: true,
  minstOrd: 0,
  sidtyp: 'Article',
});
