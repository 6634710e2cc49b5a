import { expect, test } from 'vitest';
import { isAnotherText } from '#components/editor/suggestions/changed-text.ts';
import type { Block } from '#lib/contract/block.ts';

const paragraph = (text: string): Block => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const words = (from: number, count: number) => Array.from({ length: count }, (_, index) => `ord${from + index}`).join(' ');

const before = [paragraph(words(0, 40)), paragraph(words(40, 40)), paragraph(words(80, 20))];

test.each<[string, boolean, readonly Block[]]>([
  ['the same text', false, before],
  ['loaded anew', false, structuredClone(before)],
  ['its parts in another order', false, before.toReversed()],
  ['a word corrected', false, [paragraph(`${words(0, 39)} rättat`), ...before.slice(1)]],
  ['a paragraph added that is a fifth of the whole', false, [...before, paragraph(words(200, 20))]],
  ['a longer one added', true, [...before, paragraph(words(200, 40))]],
  ['a paragraph taken away', true, before.slice(1)],
  ['a paragraph written anew', true, [paragraph(words(300, 40)), ...before.slice(1)]],
  ['everything gone', true, []],
  [
    'only that was put in which was suggested',
    false,
    [{ type: 'viktigast', attrs: { punkter: [words(400, 30), words(430, 30), words(460, 30)] } }, ...before],
  ],
])('%s: another text is %s', (_, expected, now) => {
  expect(isAnotherText(before, now)).toBe(expected);
});

test('a text where there was none is another', () => {
  expect(isAnotherText([], before)).toBe(true);
  expect(isAnotherText([], [])).toBe(false);
});
