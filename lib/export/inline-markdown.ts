import { equalJson } from '#lib/content/equal-json.ts';
import type { Mark, TextNode } from '#lib/contract/block.ts';
import type { PhrasingContent } from '#lib/import/markdown-nodes.ts';

/** Text with marks as Markdown has them: the first mark of a text is the outermost. */
export function phrasing(nodes: readonly TextNode[]): PhrasingContent[] {
  const found: PhrasingContent[] = [];
  for (let from = 0; from < nodes.length; ) {
    const node = nodes[from];
    const mark = node?.marks?.[0];
    if (node === undefined || mark === undefined) {
      found.push({ type: 'text', value: node?.text ?? '' });
      from += 1;
      continue;
    }
    const others = nodes.findIndex((other, index) => index > from && !equalJson(other.marks?.[0], mark));
    const end = others === -1 ? nodes.length : others;
    const inside = nodes.slice(from, end).map(({ text, marks = [] }) => ({ type: 'text' as const, text, marks: marks.slice(1) }));
    found.push(marked(mark, phrasing(inside)));
    from = end;
  }
  return found;
}

function marked(mark: Mark, children: PhrasingContent[]): PhrasingContent {
  if (mark.type === 'bold') return { type: 'strong', children };
  if (mark.type === 'italic') return { type: 'emphasis', children };
  return { type: 'link', url: mark.attrs?.href ?? '', children };
}
