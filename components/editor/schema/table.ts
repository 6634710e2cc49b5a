import type { Attribute, Node } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { attributesOf, idAttribute } from '#components/editor/schema/block-attributes.ts';
import { contentExpression, groupOf } from '#components/editor/schema/content-expression.ts';
import type { BlockDefinition, PartDefinition } from '#lib/blocks/define-block.ts';

export function table(definition: BlockDefinition): Node {
  return Table.extend({
    group: groupOf(definition),
    content: contentExpression(definition, '+'),
    addAttributes: () => attributesOf(definition),
    renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
  }).configure({ resizable: false, View: null });
}

export function tableRow(part: PartDefinition): Node {
  return TableRow.extend({ content: contentExpression(part, '*'), addAttributes: () => attributesOf(part) });
}

export const tableCell = (part: PartDefinition): Node => cell(TableCell, part);
export const tableHeader = (part: PartDefinition): Node => cell(TableHeader, part);

function cell(base: typeof TableCell | typeof TableHeader, part: PartDefinition): Node {
  return base.extend({
    content: contentExpression(part, '+'),
    addAttributes: () => ({ ...attributesOf(part), ...idAttribute, ...SPANS, colwidth: { default: null, rendered: false } }),
  });
}

const span = (name: string): Partial<Attribute> => ({
  default: 1,
  parseHTML: (element) => Math.max(1, Number.parseInt(element.getAttribute(name) ?? '1', 10) || 1),
});

/** Attributes that the table commands need in every cell. One column and one row is the absent value in a document. */
const SPANS: Record<string, Partial<Attribute>> = { colspan: span('colspan'), rowspan: span('rowspan') };

/** The attributes of a cell as a document keeps them. */
export function withoutSingleSpans(attrs: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(attrs).filter(([name, value]) => !(name in SPANS && value === 1)));
}
