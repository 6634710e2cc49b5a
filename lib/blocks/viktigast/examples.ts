import type { BlockExamples } from '#lib/blocks/define-block.ts';

const punkter = [
  'Torget i Haga blir bilfritt från den 1 maj.',
  'Handlarna får sänkt hyra under byggtiden.',
  'Beslutet kan överklagas till och med påsk.',
];

export const examples: BlockExamples = {
  valid: [{ namn: 'tre punkter', block: { type: 'viktigast', attrs: { id: 'bviktig001', punkter } } }],
  invalid: [
    {
      namn: 'två punkter',
      block: { type: 'viktigast', attrs: { id: 'bviktig002', punkter: punkter.slice(1) } },
      kod: 'viktigast_antal',
    },
    {
      namn: 'en punkt på hundra tecken',
      block: { type: 'viktigast', attrs: { id: 'bviktig003', punkter: [...punkter.slice(1), 'Så här lång '.repeat(9).trim()] } },
      kod: 'viktigast_lang',
    },
    {
      namn: 'en punkt på över 120 tecken',
      block: { type: 'viktigast', attrs: { id: 'bviktig004', punkter: [...punkter.slice(1), 'Så här lång '.repeat(12).trim()] } },
      kod: 'viktigast_for_lang',
    },
    { namn: 'punkter som text', block: { type: 'viktigast', attrs: { id: 'bviktig005', punkter: 'Ett. Två. Tre.' } }, kod: 'falt_typ' },
  ],
};
