import type { PartDefinition } from '#lib/blocks/define-block.ts';
import { group } from '#lib/blocks/field.ts';
import { type CellAttrs, cellAttrs } from '#lib/blocks/table/schema.ts';

const IN_CELL = ['paragraph', 'bulletList', 'orderedList'] as const;

/** The default of one is left out of the markup, and what no browser would follow is not passed on. */
function span(value: number | undefined, max: number): number | undefined {
  return value !== undefined && value > 1 && value <= max ? value : undefined;
}

function spans({ colspan, rowspan }: CellAttrs) {
  return { colSpan: span(colspan, 50), rowSpan: span(rowspan, 200) };
}

const tableRow: PartDefinition = {
  type: 'tableRow',
  attrs: group({}),
  content: ['tableCell', 'tableHeader'],
  element: ({ children }) => <tr>{children}</tr>,
};

const tableCell: PartDefinition = {
  type: 'tableCell',
  attrs: cellAttrs,
  content: IN_CELL,
  element: ({ attrs, children }) => <td {...spans(attrs)}>{children}</td>,
};

/** A heading in the first row is its column's, any other its row's. */
const tableHeader: PartDefinition = {
  type: 'tableHeader',
  attrs: cellAttrs,
  content: IN_CELL,
  element: ({ attrs, parentIndex, children }) => (
    <th scope={parentIndex === 0 ? 'col' : 'row'} {...spans(attrs)}>
      {children}
    </th>
  ),
};

export const tableParts = [tableRow, tableCell, tableHeader] as const;
