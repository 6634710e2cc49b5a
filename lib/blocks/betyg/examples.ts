import type { BlockExamples } from '#lib/blocks/define-block.ts';

export const examples: BlockExamples = {
  valid: [
    {
      namn: 'fyra av fem, med omdöme',
      block: { type: 'betyg', attrs: { id: 'bbetyg0001', betyg: 4, text: 'Varm, rolig och en kvart för lång.' } },
    },
    { namn: 'ett halvt steg', block: { type: 'betyg', attrs: { id: 'bbetyg0002', betyg: 2.5 } } },
  ],
  invalid: [
    { namn: 'sex av fem', block: { type: 'betyg', attrs: { id: 'bbetyg0003', betyg: 6 } }, kod: 'betyg_utanfor' },
    { namn: 'noll', block: { type: 'betyg', attrs: { id: 'bbetyg0004', betyg: 0 } }, kod: 'betyg_utanfor' },
    { namn: 'mellan två steg', block: { type: 'betyg', attrs: { id: 'bbetyg0005', betyg: 3.7 } }, kod: 'betyg_utanfor' },
    { namn: 'utan betyg', block: { type: 'betyg', attrs: { id: 'bbetyg0006', text: 'Bra.' } }, kod: 'betyg_utanfor' },
    { namn: 'betyg som text', block: { type: 'betyg', attrs: { id: 'bbetyg0007', betyg: '4' } }, kod: 'falt_typ' },
  ],
};
