import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markedPair } from '#components/editor/revisions/marked-words.ts';
import { generatedDocument } from '#lib/blocks/generated-documents.ts';
import { DiffBudget } from '#lib/content/word-diff.ts';
import { type Block, isTextNode, type TextNode } from '#lib/contract/block.ts';

const paragraph = (...texts: Array<string | TextNode>): Block => ({
  type: 'paragraph',
  content: texts.map((text) => (typeof text === 'string' ? { type: 'text', text } : text)),
});
const bold = (text: string): TextNode => ({ type: 'text', text, marks: [{ type: 'bold' }] });
const textsOf = (block: Block): TextNode[] => (block.content ?? []).flatMap((node) => (isTextNode(node) ? [node] : textsOf(node)));

/** Each piece of both sides, those that are only its own side's within brackets. */
function told(fore: Block, efter: Block): [string, string] {
  const pair = markedPair(fore, efter, new DiffBudget());
  const side = (block: Block) =>
    textsOf(block)
      .map((node) => (pair.changed.has(node) ? `[${node.text}]` : node.text))
      .join('');
  return [side(pair.fore), side(pair.efter)];
}

test('a changed word is marked on each side, and keeps being bold', () => {
  expect(told(paragraph('Torget blir ', bold('grönt'), '.'), paragraph('Torget blir ', bold('bilfritt'), '.'))).toEqual([
    'Torget blir [grönt].',
    'Torget blir [bilfritt].',
  ]);
  const { efter } = markedPair(paragraph(bold('Ett grönt torg')), paragraph(bold('Ett rött torg')), new DiffBudget());
  expect(textsOf(efter).every(({ marks }) => marks?.[0]?.type === 'bold')).toBe(true);
});

test('a point that was put in a list is marked, and not those around it', () => {
  const list = (...points: string[]): Block => ({
    type: 'bulletList',
    content: points.map((point) => ({ type: 'listItem', content: [paragraph(point)] })),
  });
  expect(told(list('Ett', 'Tre'), list('Ett', 'Två', 'Tre'))).toEqual(['EttTre', 'Ett[Två]Tre']);
});

test('whatever the blocks are, both sides say what they said', () => {
  const whole = (block: Block) => textsOf(block).map(({ text }) => text);
  fc.assert(
    fc.property(generatedDocument, generatedDocument, (before, after) => {
      const [fore, efter] = [before, after].map((content): Block => ({ type: 'faktaruta', content })) as [Block, Block];
      const pair = markedPair(fore, efter, new DiffBudget());
      expect(whole(pair.fore).join('')).toBe(whole(fore).join(''));
      expect(whole(pair.efter).join('')).toBe(whole(efter).join(''));
    }),
    { numRuns: 200 },
  );
});
