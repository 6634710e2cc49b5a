import type { BlockExamples } from '#lib/blocks/define-block.ts';
import type { Block } from '#lib/contract/block.ts';

const cell = (type: 'tableCell' | 'tableHeader', id: string, text: string, attrs?: Record<string, unknown>): Block => ({
  type,
  ...(attrs === undefined ? {} : { attrs }),
  content: [{ type: 'paragraph', attrs: { id }, content: [{ type: 'text', text }] }],
});
const row = (...content: Block[]): Block => ({ type: 'tableRow', content });

export const examples: BlockExamples = {
  valid: [
    {
      namn: 'tabell med rubrikrad',
      block: {
        type: 'table',
        attrs: { id: 'btabell001' },
        content: [
          row(cell('tableHeader', 'btabell002', 'Stad'), cell('tableHeader', 'btabell003', 'Nätter under noll')),
          row(cell('tableCell', 'btabell004', 'Kiruna'), cell('tableCell', 'btabell005', '214')),
          row(cell('tableCell', 'btabell006', 'Malmö'), cell('tableCell', 'btabell007', '61')),
        ],
      },
    },
    {
      namn: 'rubriker i rad och kolumn, en bred cell',
      block: {
        type: 'table',
        attrs: { id: 'btabell008' },
        content: [
          row(cell('tableHeader', 'btabell009', 'Dag'), cell('tableHeader', 'btabell010', 'Öppet', { colspan: 2, rowspan: 1 })),
          row(
            cell('tableHeader', 'btabell011', 'Lördag'),
            cell('tableCell', 'btabell012', '10–14', { colwidth: [120] }),
            cell('tableCell', 'btabell013', '16–20'),
          ),
        ],
      },
    },
  ],
  invalid: [
    {
      namn: 'ingen rubrikrad',
      block: { type: 'table', attrs: { id: 'btabell014' }, content: [row(cell('tableCell', 'btabell015', 'Kiruna'))] },
      kod: 'tabell_utan_rubrikrad',
    },
    {
      namn: 'cell utan rad',
      block: { type: 'table', attrs: { id: 'btabell016' }, content: [cell('tableCell', 'btabell017', 'Kiruna')] },
      kod: 'block_barn',
    },
    {
      namn: 'bredd i text',
      block: {
        type: 'table',
        attrs: { id: 'btabell018' },
        content: [row(cell('tableHeader', 'btabell019', 'Stad', { colspan: 'två' }))],
      },
      kod: 'falt_typ',
    },
    {
      namn: 'cell över noll kolumner',
      block: { type: 'table', attrs: { id: 'btabell020' }, content: [row(cell('tableHeader', 'btabell021', 'Stad', { colspan: 0 }))] },
      kod: 'blockfalt_varde',
    },
  ],
};
