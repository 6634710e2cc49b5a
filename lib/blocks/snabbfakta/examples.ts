import type { BlockExamples } from '#lib/blocks/define-block.ts';

const rader = [
  { k: 'Född', v: '14 april 1987 i Umeå' },
  { k: 'Bor', v: 'I Hökarängen, med två katter' },
];

export const examples: BlockExamples = {
  valid: [
    {
      namn: 'en person',
      block: { type: 'snabbfakta', attrs: { id: 'bsnabb0001', namn: 'Nora Lindqvist', rader: [...rader, { k: 'Familj', v: '' }] } },
    },
    {
      namn: 'en film, med egen etikett',
      block: {
        type: 'snabbfakta',
        attrs: {
          id: 'bsnabb0002',
          rubrik: 'Om filmen',
          rader: [
            { k: 'Titel', v: 'Vinterhamn' },
            { k: 'Regi', v: 'Aida Berg' },
          ],
        },
      },
    },
  ],
  invalid: [
    { namn: 'utan rader', block: { type: 'snabbfakta', attrs: { id: 'bsnabb0003', namn: 'Nora Lindqvist' } }, kod: 'snabbfakta_tom' },
    {
      namn: 'bara rader utan värde',
      block: { type: 'snabbfakta', attrs: { id: 'bsnabb0004', rader: [{ k: 'Född', v: ' ' }, { k: 'Bor' }] } },
      kod: 'snabbfakta_tom',
    },
    {
      namn: 'en rad utan uppgift',
      block: { type: 'snabbfakta', attrs: { id: 'bsnabb0005', rader: [...rader, { v: 'Umeå' }] } },
      kod: 'blockfalt_saknas',
    },
    {
      namn: 'rader som text',
      block: { type: 'snabbfakta', attrs: { id: 'bsnabb0006', rader: ['Född: 1987'] } },
      kod: 'falt_typ',
    },
    {
      namn: 'okänt fält i en rad',
      block: { type: 'snabbfakta', attrs: { id: 'bsnabb0007', rader: [{ k: 'Född', varde: '1987' }] } },
      kod: 'falt_okant',
    },
  ],
};
