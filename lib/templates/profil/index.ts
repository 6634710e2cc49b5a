import { defineTemplate } from '#lib/templates/define-template.ts';
import { personNode } from '#lib/templates/person.ts';

export const profil = defineTemplate({
  id: 'profil',
  namn: 'Profil',
  version: 1,
  beskrivning: 'En person: fakta, livet år för år och var man hittar henne, runt ett porträtt i text.',
  kravda_falt: ['rubrik', 'ingress', 'slug'],
  kravda_block: [{ type: 'snabbfakta', minst: 1, med: { falt: 'namn' } }],
  vantarHuvudbild: true,
  minstOrd: 150,
  sidtyp: 'ProfilePage',
  sidfakta: ({ block }) => ({ sida: { mainEntity: personNode(block) } }),
});
