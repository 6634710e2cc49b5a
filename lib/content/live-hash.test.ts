import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentHash } from '#lib/content/canonical-hash.ts';
import { withEntryChanges } from '#lib/content/live-changes.ts';
import { liveContentHash } from '#lib/content/live-hash.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import type { Block } from '#lib/contract/block.ts';

const json = fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)));
const entry = fc.dictionary(fc.string(), json).map((fields) => ({ ...fields }));
const report: fc.Arbitrary<Block> = fc.record({
  type: fc.constant('liveinlagg'),
  attrs: fc
    .tuple(fc.dictionary(fc.string(), json), fc.array(entry, { maxLength: 5 }))
    .map(([more, inlagg]) => ({ id: 'blive00001', ...more, inlagg })),
});
const other: fc.Arbitrary<Block> = fc.record({ type: fc.string(), attrs: fc.dictionary(fc.string(), json) });
const article: fc.Arbitrary<ArticleContent> = fc.record({
  rubrik: fc.string(),
  ingress: fc.string(),
  slug: fc.string(),
  block: fc.array(fc.oneof(report, other), { maxLength: 4 }),
  meta: fc.record({ live: fc.boolean() }),
  hero: fc.constantFrom(null, { src: '/media/x.jpg', alt: 'Å' }),
});

test('it is the hash of the whole content, of any content', () => {
  fc.assert(fc.property(article, (content) => liveContentHash(content) === contentHash(content)));
});

test('after a change too, when most of the texts are known already', () => {
  const block = [{ type: 'liveinlagg', attrs: { id: 'blive00001', inlagg: [{ id: 'a', text: 'A' }] } }];
  const before: ArticleContent = { rubrik: 'R', ingress: '', slug: 'r', block, meta: { live: true }, hero: null };
  expect(liveContentHash(before)).toBe(contentHash(before));
  const after = {
    ...before,
    block: withEntryChanges(block, [{ block: 'blive00001', id: 'b', inlagg: { id: 'b', text: 'B', fast: true } }]),
  };
  expect(liveContentHash(after)).toBe(contentHash(after));
  expect(liveContentHash(after)).not.toBe(liveContentHash(before));
});
