import type { Block } from '#lib/contract/block.ts';
import { blocksOfTree } from '#lib/import/blocks-of-tree.ts';
import { htmlTree } from '#lib/import/html-tree.ts';
import { Remarks } from '#lib/import/remarks.ts';

/** The blocks of an article's HTML, and what of it could not be taken in as it was. */
export function blocksOfHtml(html: string, { blankLines }: { blankLines: boolean }): { block: Block[]; anmarkningar: string[] } {
  const remarks = new Remarks();
  const { block, anmarkningar } = blocksOfTree(htmlTree(html, remarks, blankLines), false);
  return { block, anmarkningar: [...remarks.told(), ...anmarkningar] };
}

/** The text of a piece of HTML, for fields that hold nothing else. */
export function plainOfHtml(html: string): string {
  const { block } = blocksOfHtml(html, { blankLines: false });
  const words = (node: Block): string =>
    (node.content ?? []).map((child) => ('text' in child && typeof child.text === 'string' ? child.text : words(child as Block))).join('');
  return block.map(words).join(' ').trim();
}
