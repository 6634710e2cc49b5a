import { expect, test } from 'vitest';
import { blockHashes, staleBlocks } from '#lib/content/block-hash.ts';
import { contentHash, jsonHash } from '#lib/content/canonical-hash.ts';
import type { ArticleContent } from '#lib/contract/article.ts';

const article: ArticleContent = { rubrik: 'Å', ingress: '', block: [], meta: { seoTitel: 'a', live: true }, hero: null, slug: 'a' };

test('the hash is the SHA-256 of the canonical JSON', () => {
  // printf '{"a":1,"b":[true,"å"]}' | sha256sum
  expect(jsonHash({ b: [true, 'å'], a: 1 })).toBe('52d879c795320998a4696de1a7e19797d06ff96f686d970305201f5284181c52');
});

test('neither the order of keys nor what is not content changes the hash, and any content does', () => {
  const hash = contentHash(article);
  expect(contentHash({ ...article, meta: { live: true, seoTitel: 'a' } })).toBe(hash);
  expect(contentHash({ ...article, id: 'r1', nr: 7 } as ArticleContent)).toBe(hash);
  for (const change of [{ rubrik: 'Ä' }, { ingress: 'x' }, { slug: 'b' }, { hero: {} }, { meta: {} }, { block: [{ type: 'paragraph' }] }]) {
    expect(contentHash({ ...article, ...change })).not.toBe(hash);
  }
});

test('a translation is stale in the blocks that changed, came or went in its source', () => {
  const block = (id: string, text: string) => ({ type: 'paragraph', attrs: { id }, content: [{ type: 'text' as const, text }] });
  const then = blockHashes([block('b1', 'ett'), block('b2', 'två'), block('b3', 'tre')]);
  expect(staleBlocks(then, [block('b1', 'ett'), block('b2', 'TVÅ'), block('b4', 'fyra')])).toEqual(['b2', 'b4', 'b3']);
});
