import type { BlockExamples } from '#lib/blocks/define-block.ts';

export const examples: BlockExamples = {
  valid: [
    {
      namn: 'mellanrubrik',
      block: { type: 'heading', attrs: { id: 'brubrik001', level: 2 }, content: [{ type: 'text', text: 'Så blev torget grönt' }] },
    },
    {
      namn: 'underrubrik med kursiv',
      block: {
        type: 'heading',
        attrs: { id: 'brubrik002', level: 3 },
        content: [
          { type: 'text', text: 'Därför valde de ' },
          { type: 'text', text: 'Hamlet', marks: [{ type: 'italic' }] },
        ],
      },
    },
  ],
  invalid: [
    {
      namn: 'nivå 5',
      block: { type: 'heading', attrs: { id: 'brubrik003', level: 5 }, content: [{ type: 'text', text: 'För liten' }] },
      kod: 'blockfalt_varde',
    },
    {
      namn: 'nivån som text',
      block: { type: 'heading', attrs: { id: 'brubrik004', level: '2' }, content: [{ type: 'text', text: 'Två' }] },
      kod: 'falt_typ',
    },
    { namn: 'rubrik utan text', block: { type: 'heading', attrs: { id: 'brubrik005', level: 2 } }, kod: 'tomt_block' },
    {
      namn: 'stycke i rubriken',
      block: { type: 'heading', attrs: { id: 'brubrik006', level: 2 }, content: [{ type: 'paragraph' }] },
      kod: 'block_barn',
    },
  ],
};
