import { expect, test } from 'vitest';
import { pairBlocks } from '#lib/content/pair-blocks.ts';
import type { Block } from '#lib/contract/block.ts';

const block = (id: string): Block => ({ type: 'paragraph', attrs: { id }, content: [{ type: 'text', text: id }] });
const ids = (one: string, other: string) =>
  pairBlocks([...one].map(block), [...other].map(block)).map(({ id, ena, annan }) => `${id}${ena ? 1 : 0}${annan ? 1 : 0}`);

test.each([
  ['abc', 'abc', ['a11', 'b11', 'c11']],
  ['abc', 'ac', ['a11', 'b10', 'c11']],
  ['ac', 'xaybcz', ['x01', 'a11', 'y01', 'b01', 'c11', 'z01']],
  // Each stands where its own language has it.
  ['abc', 'cxab', ['a11', 'b11', 'c11', 'x01']],
  ['', 'ab', ['a01', 'b01']],
  ['ab', '', ['a10', 'b10']],
])('%s beside %s', (one, other, rows) => {
  expect(ids(one, other)).toEqual(rows);
});
