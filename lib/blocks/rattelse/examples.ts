import type { BlockExamples } from '#lib/blocks/define-block.ts';

const text = 'I en tidigare version stod att beslutet gäller från den 1 april. Rätt datum är den 1 maj.';

export const examples: BlockExamples = {
  valid: [
    { namn: 'en rättelse', block: { type: 'rattelse', attrs: { id: 'bratt00001', datum: '2026-03-12', text } } },
    {
      namn: 'en rättelse på skottdagen, i två stycken',
      block: {
        type: 'rattelse',
        attrs: { id: 'bratt00002', datum: '2024-02-29', text: `${text}\n\nNamnet på tjänstemannen har också rättats.` },
      },
    },
  ],
  invalid: [
    { namn: 'utan datum', block: { type: 'rattelse', attrs: { id: 'bratt00003', text } }, kod: 'rattelse_datum' },
    {
      namn: 'en dag som inte finns',
      block: { type: 'rattelse', attrs: { id: 'bratt00004', datum: '2026-02-30', text } },
      kod: 'rattelse_datum',
    },
    {
      namn: 'datum skrivet med ord',
      block: { type: 'rattelse', attrs: { id: 'bratt00005', datum: '12 mars', text } },
      kod: 'rattelse_datum',
    },
    { namn: 'utan text', block: { type: 'rattelse', attrs: { id: 'bratt00006', datum: '2026-03-12' } }, kod: 'blockfalt_saknas' },
    { namn: 'datum som tal', block: { type: 'rattelse', attrs: { id: 'bratt00007', datum: 20260312, text } }, kod: 'falt_typ' },
  ],
};
