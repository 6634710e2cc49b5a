import type { BlockExamples } from '#lib/blocks/define-block.ts';

const plus = ['Fotot, varje ruta går att rama in', 'Ett samspel som håller ända till slutscenen'];
const minus = ['En halvtimme för lång'];

export const examples: BlockExamples = {
  valid: [
    {
      namn: 'plus, minus och dom',
      block: {
        type: 'plusminus',
        attrs: { id: 'bplusm0001', plus, minus, dom: 'En långsam film som belönar den som stannar kvar.' },
      },
    },
    { namn: 'bara minus', block: { type: 'plusminus', attrs: { id: 'bplusm0002', minus } } },
  ],
  invalid: [
    {
      namn: 'inga punkter',
      block: { type: 'plusminus', attrs: { id: 'bplusm0003', plus: [''], minus: [], dom: 'Bra.' } },
      kod: 'plusminus_tom',
    },
    { namn: 'punkter som text', block: { type: 'plusminus', attrs: { id: 'bplusm0004', plus: 'Fotot' } }, kod: 'falt_typ' },
    { namn: 'okänt fält', block: { type: 'plusminus', attrs: { id: 'bplusm0005', plus, omdome: 'Bra.' } }, kod: 'falt_okant' },
  ],
};
