import type { Finding } from '#lib/blocks/define-block.ts';
import { hasHeaderRow } from '#lib/blocks/table/header-row.ts';
import { childBlocks } from '#lib/content/child-blocks.ts';
import { blockText } from '#lib/content/plain-text.ts';
import type { Block } from '#lib/contract/block.ts';

/** A column of headings, one at the start of each row, explains a table as well as a row of them does. */
function hasHeaderColumn(block: Block): boolean {
  const rows = childBlocks(block);
  return rows.length > 0 && rows.every((row) => row.content?.[0]?.type === 'tableHeader');
}

export function check(block: Block): Finding[] {
  const content = block.content ?? [];
  if (blockText(content).trim() === '') return [];
  return hasHeaderRow(content) || hasHeaderColumn(block) ? [] : [{ kod: 'tabell_utan_rubrikrad' }];
}
