import type { BlockExamples } from '#lib/blocks/define-block.ts';

export const examples: BlockExamples = {
  valid: [
    {
      namn: 'citat med namn',
      block: {
        type: 'citat',
        attrs: { id: 'bcitat0001', text: 'Vi räknade med hundra gäster. Det kom tusen.', vem: 'Amina Haddad, krögare' },
      },
    },
  ],
  invalid: [
    { namn: 'citat utan namn', block: { type: 'citat', attrs: { id: 'bcitat0002', text: 'Det var bättre förr.' } }, kod: 'citat_vem' },
    { namn: 'text som lista', block: { type: 'citat', attrs: { id: 'bcitat0003', text: ['a'] } }, kod: 'falt_typ' },
  ],
};
