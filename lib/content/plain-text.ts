import { DIGIT, kindOf, LETTER, SPACE } from '#lib/content/character-kinds.ts';
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
  let words = 0;
  let within = false;
  for (let index = 0; index < text.length; index++) {
    const point = text.codePointAt(index) ?? 0;
    if (point > 0xffff) index += 1;
    const kind = kindOf(point);
    if (kind === SPACE) within = false;
    else if (!within && (kind === LETTER || kind === DIGIT)) {
      within = true;
      words += 1;
    }
  }
  return words;
}

/** The paragraphs of a text written in a field: what stands between blank lines. */
export function paragraphsOf(text: string | undefined): string[] {
  return (text ?? '')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
