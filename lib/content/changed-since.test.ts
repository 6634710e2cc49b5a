import { expect, test } from 'vitest';
import { readersSince } from '#lib/content/changed-since.ts';
import type { Block } from '#lib/contract/block.ts';

const paragraph = (id: string, text: string): Block => ({ type: 'paragraph', attrs: { id }, content: [{ type: 'text', text }] });
const publication = (minute: number, texts: Record<string, string>) => ({
  ...{ tid: new Date(minute * 60_000).toISOString(), nedtagen: false, rubrik: '', ingress: '' },
  block: Object.entries(texts).map(([id, text]) => paragraph(id, text)),
});
const told = (...publications: ReturnType<typeof publication>[]) => {
  const since = readersSince(publications.toReversed());
  return since && { utgava: since.utgava / 60, block: Object.fromEntries([...since.block].map(([id, tid]) => [id, tid / 60])) };
};

test('of what readers have had from the first nothing is said', () => {
  expect(told(publication(1, { b1: 'a', b2: 'b' }))).toEqual({ utgava: 1, block: {} });
  expect(told(publication(1, { b1: 'a' }), publication(2, { b1: 'a' }))).toEqual({ utgava: 2, block: {} });
});

test('of each block since when it says what it says', () => {
  const all = [publication(1, { b1: 'a', b2: 'b' }), publication(2, { b1: 'a', b2: 'c' }), publication(3, { b1: 'a', b2: 'c', b3: 'd' })];
  expect(told(...all)).toEqual({ utgava: 3, block: { b2: 2, b3: 3 } });
  // What is changed back is changed.
  expect(told(...all, publication(4, { b1: 'a', b2: 'b', b3: 'd' }))).toEqual({ utgava: 4, block: { b2: 4, b3: 3 } });
});

test('where nothing is told of what readers had, nothing is said', () => {
  expect(told()).toBeUndefined();
});
