import { type Block, isTextNode, type TextNode } from '#lib/contract/block.ts';

/** Whether a table's first row is nothing but headings. */
export function hasHeaderRow(content: ReadonlyArray<Block | TextNode>): boolean {
  const first = content[0];
  if (first === undefined || isTextNode(first)) return false;
  const cells = first.content ?? [];
  return cells.length > 0 && cells.every((cell) => cell.type === 'tableHeader');
}
