import type { BlockExamples } from '#lib/blocks/define-block.ts';
import type { Block } from '#lib/contract/block.ts';

const point = (id: string, text: string): Block => ({
  type: 'listItem',
  content: [{ type: 'paragraph', attrs: { id }, content: [{ type: 'text', text }] }],
});

export const examples: BlockExamples = {
  valid: [
    {
      namn: 'numrerad lista',
      block: {
        type: 'orderedList',
        attrs: { id: 'bnummer001' },
        content: [point('bnummer002', 'Sätt ugnen på 225 grader.'), point('bnummer003', 'Smörj formen.')],
      },
    },
    {
      namn: 'lista som börjar på tre',
      block: { type: 'orderedList', attrs: { id: 'bnummer004', start: 3 }, content: [point('bnummer005', 'Grädda i tolv minuter.')] },
    },
  ],
  invalid: [
    {
      namn: 'första numret under noll',
      block: { type: 'orderedList', attrs: { id: 'bnummer006', start: -2 }, content: [point('bnummer007', 'Minus två')] },
      kod: 'blockfalt_varde',
    },
    {
      namn: 'okänt attribut',
      block: { type: 'orderedList', attrs: { id: 'bnummer008', strat: 3 }, content: [point('bnummer009', 'Tre')] },
      kod: 'falt_okant',
    },
  ],
};
