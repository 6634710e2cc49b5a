import { defineTemplate } from '#lib/templates/define-template.ts';
import { personNode } from '#lib/templates/person.ts';

export const intervju = defineTemplate({
  id: 'intervju',
  namn: 'Intervju',
  version: 1,
  beskrivning: 'Ett samtal med en person, mest i hennes egna ord: frågor och svar, och korta fakta bredvid.',
  kravda_falt: ['rubrik', 'ingress', 'slug'],
  kravda_block: [{ type: 'fragasvar', minst: 1 }],
  vantarHuvudbild: true,
  minstOrd: 150,
  sidtyp: 'Article',
  sidfakta: ({ block }) => ({ sida: { about: personNode(block) } }),
});
