import { type Block, isTextNode, type TextNode } from '#lib/contract/block.ts';

/** The words of a document's text nodes, one line per innermost block. Attributes are not text here: lib/blocks knows which are. */
export function blockText(nodes: ReadonlyArray<Block | TextNode>): string {
  let line = '';
  const lines: string[] = [];
  for (const node of nodes) {
    if (isTextNode(node)) line += node.text;
    else lines.push(blockText(node.content ?? []));
  }
  if (line !== '') lines.push(line);
  return lines.filter((entry) => entry !== '').join('\n');
}

/** How many words a text has: what stands between spaces and holds a letter or a digit. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** The paragraphs of a text written in a field: what stands between blank lines. */
export function paragraphsOf(text: string | undefined): string[] {
  return (text ?? '')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
