import { expect, test } from 'vitest';
import { withRestoredBlocks } from '#lib/content/restored-blocks.ts';
import type { Block } from '#lib/contract/block.ts';

const stycke = (id: string, text: string): Block => ({ type: 'paragraph', attrs: { id }, content: [{ type: 'text', text }] });
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => stycke(`b${name}`, name)) as [Block, Block, Block, Block];

test('one that is there is as it was, where it now stands', () => {
  expect(withRestoredBlocks([c, stycke('ba', 'nytt')], [a, c], ['ba'])).toEqual([c, a]);
});

test('those that are gone come back in their order, after what they used to follow', () => {
  expect(withRestoredBlocks([a, d], [a, b, c, d], ['bc', 'bb'])).toEqual([a, b, c, d]);
  expect(withRestoredBlocks([d], [a, b, c, d], ['bb'])).toEqual([b, d]);
  expect(withRestoredBlocks([d, a], [a, b], ['bb'])).toEqual([d, a, b]);
});

test('what is not asked for stays as it is, and so does all when nobody has the name', () => {
  expect(withRestoredBlocks([a, stycke('bb', 'nytt')], [stycke('ba', 'förr'), b], ['bx'])).toEqual([a, stycke('bb', 'nytt')]);
});
