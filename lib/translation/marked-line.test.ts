import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TextNode } from '#lib/contract/block.ts';
import { decodeLine, encodeLine } from '#lib/translation/marked-line.ts';

const text = (words: string, ...marks: NonNullable<TextNode['marks']>): TextNode =>
  marks.length === 0 ? { type: 'text', text: words } : { type: 'text', text: words, marks };
const bold = { type: 'bold' as const };
const link = { type: 'link' as const, attrs: { href: 'https://exempel.se/' } };

test('marked words stand in tags, addresses are tags, and what looks like a tag is written otherwise', () => {
  const { text: line } = encodeLine([text('Läs '), text('mer', link), text(' på www.exempel.se/a, eller <b>3 & 4</b>.')]);
  expect(line).toBe('Läs <m1>mer</m1> på <a1/>, eller &lt;b&gt;3 &amp; 4&lt;/b&gt;.');
});

test('tags may change places, as words do', () => {
  const { key } = encodeLine([text('Den '), text('röda', bold), text(' bron på '), text('kartan', link)]);
  expect(decodeLine('The bridge on <m2>the map</m2> is <m1>red</m1>', key)).toEqual([
    text('The bridge on '),
    text('the map', link),
    text(' is '),
    text('red', bold),
  ]);
});

describe('what a model makes of the tags is refused:', () => {
  const { key } = encodeLine([text('Läs '), text('mer', link), text(' på https://exempel.se/x')]);
  test.each([
    ['one is missing', 'Read more at <a1/>'],
    ['an address is missing', 'Read <m1>more</m1>'],
    ['one stands twice', 'Read <m1>more</m1> <m1>here</m1> at <a1/>'],
    ['an address stands twice', 'Read <m1>more</m1> at <a1/> <a1/>'],
    ['one is new', 'Read <m1>more</m1> <m2>here</m2> at <a1/>'],
    ['one is not closed', 'Read <m1>more at <a1/>'],
    ['one is closed only', 'Read more</m1> at <a1/>'],
    ['one is empty', 'Read more <m1></m1> at <a1/>'],
    ['one closes itself', 'Read <m1/> at <a1/>'],
    ['HTML', 'Read <m1>more</m1> at <a1/> <script>alert(1)</script>'],
    ['an address', 'Read <m1>more</m1> at <a1/> and https://ond.example/'],
    ['an address within a tag', 'Read <m1>www.ond.example/nu</m1> at <a1/>'],
    ['an e-mail address', 'Read <m1>more</m1> at <a1/>, or ask ond@ond.example'],
    ['an image', 'Read <m1>more</m1> at <a1/> <img src=x>'],
    ['a comment', 'Read <m1>more</m1> at <a1/> <!doctype html>'],
  ])('%s', (_, answer) => {
    expect(decodeLine(answer, key)).toBeUndefined();
  });
});

test('a line given back as it was is the line, whatever stands in it', () => {
  const node = fc.record({ words: fc.string({ unit: 'grapheme', minLength: 1 }), marks: fc.subarray([bold, link]) });
  fc.assert(
    fc.property(fc.array(node, { minLength: 1, maxLength: 6 }), (given) => {
      const nodes = given.map(({ words, marks }) => text(words, ...marks));
      const { text: line, key } = encodeLine(nodes);
      const plain = (list: readonly TextNode[]) => list.map((one) => one.text).join('');
      const back = decodeLine(line, key);
      expect(plain(back ?? [])).toBe(plain(nodes));
      const marked = (list: readonly TextNode[]) =>
        list
          .filter(({ marks }) => marks !== undefined)
          .map(({ text: words }) => words)
          .join('');
      expect(marked(back ?? [])).toBe(marked(nodes));
    }),
    { numRuns: 300 },
  );
});
