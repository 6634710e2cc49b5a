import type { BlockExamples } from '#lib/blocks/define-block.ts';

export const examples: BlockExamples = {
  valid: [
    {
      namn: 'text med fet, kursiv och länk',
      block: {
        type: 'paragraph',
        attrs: { id: 'bstycke001' },
        content: [
          { type: 'text', text: 'Surdegen ska ' },
          { type: 'text', text: 'bubbla', marks: [{ type: 'bold' }, { type: 'italic' }] },
          { type: 'text', text: ' innan den ' },
          { type: 'text', text: 'vägs upp', marks: [{ type: 'link', attrs: { href: 'https://www.livsmedelsverket.se/' } }] },
          { type: 'text', text: '.' },
        ],
      },
    },
  ],
  invalid: [
    { namn: 'tomt stycke', block: { type: 'paragraph', attrs: { id: 'bstycke002' } }, kod: 'tomt_block' },
    { namn: 'okänt attribut', block: { type: 'paragraph', attrs: { id: 'bstycke003', farg: 'röd' } }, kod: 'falt_okant' },
    {
      namn: 'länk som kör skript',
      block: {
        type: 'paragraph',
        attrs: { id: 'bstycke004' },
        content: [{ type: 'text', text: 'klicka', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] }],
      },
      kod: 'adress_osaker',
    },
  ],
};
