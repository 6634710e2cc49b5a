import { expect, test } from 'vitest';
import { parseDocument } from '#lib/blocks/parse-document.ts';

const text = (words = 'ord', marks?: unknown[]) => ({ type: 'text', text: words, ...(marks === undefined ? {} : { marks }) });
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
const many = (count: number, made: () => unknown) => Array.from({ length: count }, made);

let made = 0;
const faultsOf = (document: unknown[]) =>
  parseDocument(document, { newId: () => `b${String(made++).padStart(8, '0')}` }).fel.map(({ kod, falt }) => [kod, falt]);

test.each([
  ['2 000 blocks', many(2_000, () => paragraph(text())), []],
  ['2 001 blocks', many(2_001, () => paragraph(text())), [['for_manga', 'block']]],
  [
    '2 001 blocks, in a quotation',
    [{ type: 'blockquote', content: many(999, () => paragraph(text())) }, ...many(1_001, () => paragraph())],
    [['for_manga', 'block']],
  ],
  ['1 000 texts in a paragraph', [paragraph(...many(1_000, () => text()))], []],
  ['1 001 texts in a paragraph', [paragraph(...many(1_001, () => text()))], [['for_manga', 'block[0].content']]],
  [
    'eight marks on a text',
    [
      paragraph(
        text(
          'ord',
          many(8, () => ({ type: 'bold' })),
        ),
      ),
    ],
    [],
  ],
  [
    'nine marks on a text',
    [
      paragraph(),
      paragraph(
        text(
          'ord',
          many(9, () => ({ type: 'bold' })),
        ),
      ),
    ],
    [['for_manga', 'block[1].content[0].marks']],
  ],
])('%s', (_, document, faults) => {
  expect(faultsOf(document)).toEqual(faults);
});

test('a document of rubbish costs what is told of it, and no more', () => {
  expect(faultsOf(many(100_000, () => ({})))).toEqual([['for_manga', 'block']]);
  expect(faultsOf(many(2_000, () => ({}))).length).toBeLessThan(300);
});
