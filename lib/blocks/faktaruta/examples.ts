import type { BlockExamples } from '#lib/blocks/define-block.ts';

export const examples: BlockExamples = {
  valid: [
    {
      namn: 'ruta med stycken',
      block: {
        type: 'faktaruta',
        attrs: { id: 'bfakta0001', rubrik: 'Så räknas räntan' },
        content: [
          { type: 'paragraph', attrs: { id: 'bfakta0002' }, content: [{ type: 'text', text: 'Styrräntan sätts åtta gånger om året.' }] },
          { type: 'paragraph', attrs: { id: 'bfakta0003' }, content: [{ type: 'text', text: 'Nästa besked kommer i februari.' }] },
        ],
      },
    },
  ],
  invalid: [
    { namn: 'tom ruta', block: { type: 'faktaruta', attrs: { id: 'bfakta0004', rubrik: 'Fakta' } }, kod: 'faktaruta_tom' },
    { namn: 'punkter som tal', block: { type: 'faktaruta', attrs: { id: 'bfakta0005', punkter: [1, 2] } }, kod: 'falt_typ' },
  ],
};
