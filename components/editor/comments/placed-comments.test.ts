import { expect, test } from 'vitest';
import { placedThreads } from '#components/editor/comments/placed-comments.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import type { ArticleComment } from '#lib/contract/article-comment.ts';

const article = (rubrik: string, words: string): ArticleContent => ({
  ...{ rubrik, ingress: '', slug: '', meta: {}, hero: null },
  block: [{ type: 'paragraph', attrs: { id: 'bbron01' }, content: [{ type: 'text', text: words }] }],
});

function thread(change: Partial<ArticleComment>): ArticleComment {
  return {
    ...{ id: 't1', innehall: 'a1', sprak: 'sv', svar_pa: null, block: null, falt: '', citat: null, galler: [], text: 'Stämmer det?' },
    ...{
      av: { typ: 'person', id: 'p1', namn: 'Ada' },
      skapad: '',
      andrad: '',
      lost: null,
      tilldelad: null,
      namn: [],
      svar: [],
      fast: true,
    },
    ...change,
  };
}

const saved = article('Nu bär isen', 'Kommunen öppnar vägen i dag, säger Nora Ek.');
const placed = (one: ArticleComment, draft = saved, sprak = 'sv') =>
  placedThreads([one], sprak, { saved, draft }).map(({ fast, anchor }) => [fast, anchor.citat?.text]);

test('words that are gone are gone, whatever stands in their place, and are found when they are written again', () => {
  const headline = thread({ falt: 'rubrik', citat: { text: 'Bron öppnar', fran: 0, till: 11 }, fast: false });
  const paragraph = thread({ block: 'bbron01', citat: { text: 'den nya bron', fran: 16, till: 28 }, fast: false });
  expect([placed(headline), placed(paragraph)]).toEqual([[[false, 'Bron öppnar']], [[false, 'den nya bron']]]);
  expect(placed(headline, article('Bron öppnar', 'Kommunen öppnar vägen i dag.'))).toEqual([[true, 'Bron öppnar']]);
});

test('words that stand there are followed from what they have become', () => {
  const written = thread({ block: 'bbron01', citat: { text: 'gatan i dag', fran: 16, till: 27 } });
  expect(placed(written, article('Nu bär isen', 'I går: kommunen öppnar vägen i dag, säger Nora Ek.'))).toEqual([[true, 'vägen i dag']]);
});

test('a thread about both languages stands at the block of the other, and nowhere where there is none', () => {
  const both = thread({ block: 'bbron01', citat: { text: 'vägen', fran: 16, till: 21 }, galler: ['en'] });
  expect(placed(both, saved, 'en')).toEqual([[true, undefined]]);
  expect(placed({ ...both, block: 'bannan1' }, saved, 'en')).toEqual([[false, undefined]]);
});
