import { describe, expect, test } from 'vitest';
import { blockChanges } from '#lib/content/block-changes.ts';
import { blockHashes } from '#lib/content/block-hash.ts';
import { mergeContent } from '#lib/content/merge.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import type { Block } from '#lib/contract/block.ts';

const section = (id: string, rubrik: string, nr: number, av: number): Block => ({ type: 'avsnitt', attrs: { id, rubrik, nr, av } });
const article = (block: Block[]): ArticleContent => ({ rubrik: 'R', ingress: '', slug: 'r', meta: {}, hero: null, block });

const before = [section('bett', 'Ett', 1, 2), section('btva', 'Två', 2, 2)];
const withNew = [section('bny', 'Ny', 1, 3), section('bett', 'Ett', 2, 3), section('btva', 'Två', 3, 3)];

describe('a section that only got another number', () => {
  test('has not changed', () => {
    expect(blockChanges(before, withNew).map(({ id, andring }) => [id, andring])).toEqual([
      ['bny', 'tillagd'],
      ['bett', 'oforandrad'],
      ['btva', 'oforandrad'],
    ]);
  });

  test('makes no translation stale', () => {
    expect(blockHashes(withNew).bett).toBe(blockHashes(before).bett);
    expect(blockHashes([section('bett', 'Annan', 1, 2)]).bett).not.toBe(blockHashes(before).bett);
  });

  test('can be written in by somebody else meanwhile', () => {
    const mine = [section('bett', 'Ett, omskrivet', 1, 2), section('btva', 'Två', 2, 2)];
    const { mojlig, forslag } = mergeContent(article(before), article(mine), article(withNew));
    expect(mojlig).toBe(true);
    expect(forslag?.block.map((block) => block.attrs?.rubrik)).toEqual(['Ny', 'Ett, omskrivet', 'Två']);
  });
});
