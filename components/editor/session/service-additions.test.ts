import { expect, test } from 'vitest';
import { withServiceAdditions } from '#components/editor/session/service-additions.ts';
import type { Block } from '#lib/contract/block.ts';

const avsnitt = (id: string, attrs: object): Block => ({ type: 'avsnitt', attrs: { id, ...attrs } });
const first = avsnitt('bett00000', { rubrik: 'Ett' });
const second = avsnitt('btva00000', { rubrik: 'Två' });
const numbered = [avsnitt('bett00000', { rubrik: 'Ett', nr: 1, av: 2 }), avsnitt('btva00000', { rubrik: 'Två', nr: 2, av: 2 })];

test('what saving set in a block is taken over', () => {
  expect(withServiceAdditions([first, second], [first, second], numbered)).toEqual(numbered);
});

test('a block that was changed meanwhile stays as the writer has it', () => {
  const changed = avsnitt('btva00000', { rubrik: 'Två nya' });
  expect(withServiceAdditions([first, changed], [first, second], numbered)).toEqual([numbered[0], changed]);
});

test('a document that saving left alone is the very same', () => {
  const current = [first, second];
  expect(withServiceAdditions(current, current, [first, second])).toBe(current);
});

test('text is never replaced under the cursor', () => {
  const typed: Block = { type: 'paragraph', attrs: { id: 'bstycke01' }, content: [{ type: 'text', text: 'a' }] };
  const current = [typed];
  expect(withServiceAdditions(current, current, [{ ...typed, content: [] }])).toBe(current);
});
