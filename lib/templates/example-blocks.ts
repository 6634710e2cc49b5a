import type { Block, Mark, TextNode } from '#lib/contract/block.ts';

/** The commonest blocks in few words, for the example articles. */

export function text(words: string, ...marks: Mark[]): TextNode {
  return marks.length === 0 ? { type: 'text', text: words } : { type: 'text', text: words, marks };
}

export function paragraph(id: string, words: string): Block {
  return { type: 'paragraph', attrs: { id }, content: [text(words)] };
}

export function heading(id: string, words: string): Block {
  return { type: 'heading', attrs: { id, level: 2 }, content: [text(words)] };
}

/** Each point is the id of its paragraph and its words. */
export function bulletList(id: string, points: ReadonlyArray<readonly [id: string, words: string]>): Block {
  return {
    type: 'bulletList',
    attrs: { id },
    content: points.map(([pointId, words]) => ({ type: 'listItem', content: [paragraph(pointId, words)] })),
  };
}
