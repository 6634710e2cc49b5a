import { expect, test } from 'vitest';
import { EMPTY_CONTENT } from '#components/editor/session/article-content.ts';
import { sharedParts, withSharedParts } from '#components/editor/session/shared-parts.ts';
import type { Block } from '#lib/contract/block.ts';

const p = (id: string, text: string): Block => ({ type: 'paragraph', attrs: { id }, content: [{ type: 'text', text }] });
const base = { ...EMPTY_CONTENT, rubrik: 'Bro', block: [p('bett00001', 'Ett'), p('btva00001', 'Två')] };

test('a text is made again of its parts', () => {
  const draft = { ...base, ingress: 'Den håller.', block: [p('btre00001', 'Tre'), p('bett00001', 'Ett, mer')] };
  expect(withSharedParts(base, sharedParts(base, draft) ?? {})).toEqual(draft);
  expect(sharedParts(base, { ...base })).toBeUndefined();
});

test('a block that the order names twice is there once', () => {
  const { block } = withSharedParts(base, { ordning: ['btva00001', 'bett00001', 'btva00001'] });
  expect(block.map(({ attrs }) => attrs?.id)).toEqual(['btva00001', 'bett00001']);
});

test('a field that makes no article is as it was, and the others are as they are told', () => {
  const told = withSharedParts(base, { rubrik: 'Broar', hero: { bildId: { fel: true } }, meta: { seoTitel: 'Om broar' } });
  expect(told).toEqual({ ...base, rubrik: 'Broar', meta: { seoTitel: 'Om broar' } });
});
