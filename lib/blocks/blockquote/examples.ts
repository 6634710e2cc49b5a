import type { BlockExamples } from '#lib/blocks/define-block.ts';

export const examples: BlockExamples = {
  valid: [
    {
      namn: 'stycke ur ett brev',
      block: {
        type: 'blockquote',
        attrs: { id: 'bcitera001' },
        content: [
          {
            type: 'paragraph',
            attrs: { id: 'bcitera002' },
            content: [{ type: 'text', text: 'Kära syster, i dag kom snön. Vi har eldat sedan klockan fem.' }],
          },
        ],
      },
    },
  ],
  invalid: [
    {
      namn: 'text utan stycke',
      block: { type: 'blockquote', attrs: { id: 'bcitera003' }, content: [{ type: 'text', text: 'Kära syster' }] },
      kod: 'block_barn',
    },
    {
      namn: 'tomt blockcitat',
      block: { type: 'blockquote', attrs: { id: 'bcitera004' }, content: [{ type: 'paragraph', attrs: { id: 'bcitera005' } }] },
      kod: 'tomt_block',
    },
  ],
};
