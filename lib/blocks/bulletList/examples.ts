import type { BlockExamples } from '#lib/blocks/define-block.ts';
import type { Block } from '#lib/contract/block.ts';

const point = (id: string, text: string, ...under: Block[]): Block => ({
  type: 'listItem',
  content: [{ type: 'paragraph', attrs: { id }, content: [{ type: 'text', text }] }, ...under],
});

export const examples: BlockExamples = {
  valid: [
    {
      namn: 'punktlista',
      block: {
        type: 'bulletList',
        attrs: { id: 'bpunkt0001' },
        content: [point('bpunkt0002', 'Två bananer'), point('bpunkt0003', 'En deciliter havregryn')],
      },
    },
    {
      namn: 'lista i lista',
      block: {
        type: 'bulletList',
        attrs: { id: 'bpunkt0004' },
        content: [
          point('bpunkt0005', 'Packa lätt', {
            type: 'bulletList',
            attrs: { id: 'bpunkt0006' },
            content: [point('bpunkt0007', 'ett par skor'), point('bpunkt0008', 'en tunn regnjacka')],
          }),
        ],
      },
    },
  ],
  invalid: [
    {
      namn: 'stycke direkt i listan',
      block: { type: 'bulletList', attrs: { id: 'bpunkt0009' }, content: [{ type: 'paragraph', attrs: { id: 'bpunkt0010' } }] },
      kod: 'block_barn',
    },
    {
      namn: 'text direkt i punkten',
      block: { type: 'bulletList', attrs: { id: 'bpunkt0011' }, content: [{ type: 'listItem', content: [{ type: 'text', text: 'Hej' }] }] },
      kod: 'block_barn',
    },
    { namn: 'tom lista', block: { type: 'bulletList', attrs: { id: 'bpunkt0012' }, content: [] }, kod: 'tomt_block' },
  ],
};
