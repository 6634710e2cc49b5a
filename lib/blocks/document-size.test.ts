import { expect, test } from 'vitest';
import { parseDocument } from '#lib/blocks/parse-document.ts';

const text = (words = 'ord', marks?: unknown[]) => ({ type: 'text', text: words, ...(marks === undefined ? {} : { marks }) });
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
const many = (count: number, made: () => unknown) => Array.from({ length: count }, made);

const related = (count: number) => ({ type: 'relaterat', attrs: { lankar: many(count, () => ({ rubrik: 'R', url: '/a' })) } });
const report = (count: number) => ({
  type: 'liveinlagg',
  attrs: {
    inlagg: Array.from({ length: count }, (_, nr) => ({ id: `i${nr}`, tid: '2026-11-20T12:00', text: 'Ett inlägg med några ord.' })),
  },
});
/** Lists in lists, their items included, and a paragraph in the innermost. */
const nested = (levels: number): unknown =>
  levels === 0
    ? paragraph(text())
    : { type: levels === 13 ? 'blockquote' : levels % 2 === 0 ? 'bulletList' : 'listItem', content: [nested(levels - 1)] };

let made = 0;
const faultsOf = (document: unknown[]) =>
  parseDocument(document, { newId: () => `b${String(made++).padStart(8, '0')}` }).fel.map(({ kod, falt }) => [kod, falt]);

test.each([
  ['2 000 blocks', many(2_000, () => paragraph(text())), []],
  ['2 001 blocks', many(2_001, () => paragraph(text())), [['for_lang', 'block']]],
  [
    '2 001 blocks, in a quotation',
    [{ type: 'blockquote', content: many(999, () => paragraph(text())) }, ...many(1_001, () => paragraph())],
    [['for_lang', 'block']],
  ],
  ['1 000 texts in a paragraph', [paragraph(...many(1_000, () => text()))], []],
  ['1 001 texts in a paragraph', [paragraph(...many(1_001, () => text()))], [['for_lang', 'block[0].content']]],
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
    [['for_lang', 'block[1].content[0].marks']],
  ],
  ['a text of 20 000 characters', [paragraph(text('x'.repeat(20_000)))], []],
  ['a text of 20 001 characters', [paragraph(text('x'.repeat(20_001)))], [['for_lang', 'block[0].content[0].text']]],
  [
    'an address of 2 001 characters',
    [paragraph(text('x', [{ type: 'bold' }, { type: 'link', attrs: { href: `/${'x'.repeat(2_000)}` } }]))],
    [['for_lang', 'block[0].content[0].marks[1].attrs.href']],
  ],
  ['a field of 20 001 characters', [{ type: 'citat', attrs: { text: 'x'.repeat(20_001) } }], [['for_lang', 'block[0].attrs.text']]],
  ['1 000 links in a block', [related(1_000)], []],
  ['1 001 links in a block', [related(1_001)], [['for_lang', 'block[0].attrs.lankar']]],
  ['3 000 entries of a live report', [report(3_000)], []],
  ['a version of more than a mebibyte', many(60, () => paragraph(text('å'.repeat(10_000)))), [['for_lang', 'block']]],
  ['a live report of more than a mebibyte', [report(15_000), paragraph(text())], []],
  ['twelve levels', [nested(12)], []],
  ['thirteen levels', [nested(13)], [['for_lang', `block[0]${'.content[0]'.repeat(12)}`]]],
])('%s', (_, document, faults) => {
  expect(faultsOf(document)).toEqual(faults);
});

test('a document of rubbish costs what is told of it, and no more', () => {
  expect(faultsOf(many(100_000, () => ({})))).toEqual([['for_lang', 'block']]);
  expect(faultsOf(many(2_000, () => ({}))).length).toBeLessThan(300);
});
