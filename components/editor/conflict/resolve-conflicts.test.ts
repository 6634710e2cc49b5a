import { describe, expect, test } from 'vitest';
import { conflictKey, resolveConflicts, type Side } from '#components/editor/conflict/resolve-conflicts.ts';
import { mergeContent } from '#lib/content/merge.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import type { Block } from '#lib/contract/block.ts';

const p = (id: string, text: string): Block => ({ type: 'paragraph', attrs: { id: `b${id}00000` }, content: [{ type: 'text', text }] });

function article(change: Partial<ArticleContent> & { texter?: Array<[string, string]> } = {}): ArticleContent {
  const {
    texter = [
      ['a', 'A'],
      ['b', 'B'],
      ['c', 'C'],
    ],
    ...rest
  } = change;
  return { rubrik: 'R', ingress: 'I', slug: 's', meta: {}, hero: null, block: texter.map(([id, text]) => p(id, text)), ...rest };
}

function settle(min: ArticleContent, deras: ArticleContent, side: Side, bas = article()) {
  const versions = { bas, min, deras };
  const { konflikter } = mergeContent(versions.bas, min, deras);
  expect(konflikter).not.toEqual([]);
  return resolveConflicts(versions, new Map(konflikter.map((conflict) => [conflictKey(conflict), side])));
}

const texts = (content: ArticleContent | undefined) =>
  content?.block.map((block) => block.content?.map((node) => 'text' in node && node.text).join(''));

test('nothing is decided before every conflict is', () => {
  const versions = { bas: article(), min: article({ rubrik: 'Min' }), deras: article({ rubrik: 'Deras' }) };
  expect(resolveConflicts(versions, new Map())).toBeUndefined();
});

test('what only one side changed is kept whichever side is chosen', () => {
  const min = article({ rubrik: 'Min', ingress: 'Ny' });
  const deras = article({ rubrik: 'Deras', meta: { seoTitel: 'T' } });
  expect(settle(min, deras, 'min')).toMatchObject({ rubrik: 'Min', ingress: 'Ny', meta: { seoTitel: 'T' } });
  expect(settle(min, deras, 'deras')).toMatchObject({ rubrik: 'Deras', ingress: 'Ny', meta: { seoTitel: 'T' } });
});

test('keys of the picture and of meta are settled one by one', () => {
  const min = article({ meta: { seoTitel: 'Min', puffTitel: 'P' } });
  const deras = article({ meta: { seoTitel: 'Deras', socialText: 'S' } });
  expect(settle(min, deras, 'deras')?.meta).toEqual({ seoTitel: 'Deras', puffTitel: 'P', socialText: 'S' });
  expect(settle(article({ hero: { src: '/a' } }), article({ hero: { src: '/b' } }), 'min')?.hero).toEqual({ src: '/a' });
});

describe('blocks', () => {
  test('that both changed', () => {
    const min = article({
      texter: [
        ['a', 'Min'],
        ['b', 'B'],
        ['c', 'C'],
        ['d', 'D'],
      ],
    });
    const deras = article({
      texter: [
        ['a', 'Deras'],
        ['b', 'Ny'],
        ['c', 'C'],
      ],
    });
    expect(texts(settle(min, deras, 'min'))).toEqual(['Min', 'Ny', 'C', 'D']);
    expect(texts(settle(min, deras, 'deras'))).toEqual(['Deras', 'Ny', 'C', 'D']);
  });

  test('that one side changed and the other took away', () => {
    const min = article({
      texter: [
        ['a', 'A'],
        ['c', 'C'],
      ],
    });
    const deras = article({
      texter: [
        ['a', 'A'],
        ['b', 'Ändrat'],
        ['c', 'C'],
      ],
    });
    expect(texts(settle(min, deras, 'min'))).toEqual(['A', 'C']);
    expect(texts(settle(min, deras, 'deras'))).toEqual(['A', 'Ändrat', 'C']);
  });

  test('that both moved, to different places', () => {
    const inOrder = (letters: string) => article({ texter: [...letters].map((letter) => [letter, letter.toUpperCase()]) });
    const [bas, min, deras] = [inOrder('abcde'), inOrder('bcdea'), inOrder('bcade')];
    expect(texts(settle(min, deras, 'min', bas))).toEqual([...'BCDEA']);
    expect(texts(settle(min, deras, 'deras', bas))).toEqual([...'BCADE']);
  });
});
