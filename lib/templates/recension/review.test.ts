import { describe, expect, test } from 'vitest';
import type { ArticleContent } from '#lib/contract/article.ts';
import type { Block } from '#lib/contract/block.ts';
import type { TemplatePage } from '#lib/templates/define-template.ts';
import { reviewNode } from '#lib/templates/recension/review.ts';

const utgivare = { '@type': 'Organization', name: 'Tidningen' };
const page: TemplatePage = {
  sprak: 'sv',
  mall: 'recension',
  absolute: (address) => address,
  utgivare,
  publicerad: '2026-11-20T08:30:00.000Z',
};
const betyg = (value: unknown): Block => ({ type: 'betyg', attrs: { id: 'bbetyg0001', betyg: value, text: 'Varm.' } });
const facts = (namn: string, ...rader: Array<[string, string]>): Block => ({
  type: 'snabbfakta',
  attrs: { id: 'bsnabb0001', namn, rader: rader.map(([k, v]) => ({ k, v })) },
});
const review = (...block: Block[]) => {
  const article: ArticleContent = { rubrik: 'En varm film', ingress: 'Ingress.', slug: 'r', meta: {}, hero: null, block };
  return reviewNode(article, page);
};

test('a review with a grade says of what, how many of five, and that the site stands for it', () => {
  expect(review(facts('', ['Titel', 'Vinterhamn'], ['Regi', 'Aida Berg']), betyg(4))).toEqual({
    '@type': 'Review',
    '@id': '#recension',
    name: 'En varm film',
    itemReviewed: { '@type': 'Movie', name: 'Vinterhamn' },
    reviewRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5, worstRating: 1 },
    reviewBody: 'Varm.',
    datePublished: '2026-11-20T09:30:00+01:00',
    author: utgivare,
    publisher: utgivare,
    inLanguage: 'sv',
  });
});

test('without a grade there is none', () => {
  expect(review(facts('', ['Titel', 'Vinterhamn']))).toBeUndefined();
  expect(review(betyg(6))).toBeUndefined();
  expect(review(betyg('4'))).toBeUndefined();
});

describe('what is reviewed', () => {
  test.each<[string, Block[], object]>([
    ['the product that a row names', [facts('Köket', ['Produkt:', 'Panna 26'])], { '@type': 'Product', name: 'Panna 26' }],
    ['a book by its author', [facts('', ['Titel', 'Norrsken'], ['Författare', 'Siv Ek'])], { '@type': 'Book', name: 'Norrsken' }],
    ['whatever the box is about', [facts('Krog Ett', ['Adress', 'Storgatan 1'])], { '@type': 'Thing', name: 'Krog Ett' }],
    ['else what the headline says', [], { '@type': 'Thing', name: 'En varm film' }],
  ])('is %s', (_what, blocks, itemReviewed) => {
    expect(review(...blocks, betyg(4))).toMatchObject({ itemReviewed });
  });
});
