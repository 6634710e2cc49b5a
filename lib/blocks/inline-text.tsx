import { Fragment, type ReactNode } from 'react';
import type { RenderContext } from '#lib/blocks/define-block.ts';
import { linkAddress } from '#lib/blocks/link-address.ts';
import { linkRel } from '#lib/blocks/link-rel.ts';
import { isSafeAddress } from '#lib/content/address.ts';
import { type Block, isTextNode, type TextNode } from '#lib/contract/block.ts';

/** The text nodes of a block with their marks. Neighbours with one address become one link, as the writer saw it. */
export function inlineText(content: ReadonlyArray<Block | TextNode>, context: RenderContext): ReactNode[] {
  const runs: Array<{ href: string | undefined; nodes: TextNode[] }> = [];
  for (const node of content) {
    if (!isTextNode(node) || node.text === '') continue;
    const href = addressOf(node);
    const run = runs.at(-1);
    if (run !== undefined && run.href === href) run.nodes.push(node);
    else runs.push({ href, nodes: [node] });
  }
  return runs.map(({ href, nodes }, index) => {
    const words = nodes.map((node, place) => <Fragment key={keyOf(place)}>{marked(node, context)}</Fragment>);
    const key = keyOf(index);
    if (href === undefined) return <Fragment key={key}>{words}</Fragment>;
    return (
      <a key={key} href={linkAddress(href, context)} rel={linkRel(href, context)}>
        {words}
      </a>
    );
  });
}

/** Text is never reordered after it is rendered, so its place is its key. */
function keyOf(place: number): string {
  return String(place);
}

/** Where the text links to; nothing for an address that saving would have refused. */
function addressOf({ marks = [] }: TextNode): string | undefined {
  const href = marks.find((mark) => mark.type === 'link')?.attrs?.href.trim();
  return href !== undefined && href !== '' && isSafeAddress(href, 'lank') ? href : undefined;
}

function marked(node: TextNode, { words }: RenderContext): ReactNode {
  const { text, marks = [] } = node;
  const shown = words === undefined ? text : words(node);
  const italic = marks.some((mark) => mark.type === 'italic') ? <em>{shown}</em> : shown;
  return marks.some((mark) => mark.type === 'bold') ? <strong>{italic}</strong> : italic;
}
