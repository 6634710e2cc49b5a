import { describe, expect, test } from 'vitest';
import type { PublishedPage } from '#lib/render/article-page.ts';
import { jsonLd } from '#lib/render/json-ld.ts';
import { TEMPLATES_WITH_EXAMPLES } from '#lib/templates/examples.ts';

/** What each page is to a search engine (templates-and-checks.md), by its example. */

const LANK = 'https://tidningen.example/mat/artikel';

function graph(mall: string, change: (block: string) => boolean = () => true, other: Partial<PublishedPage> = {}) {
  const article = TEMPLATES_WITH_EXAMPLES.get(mall)?.exempel.sv;
  if (article === undefined) throw new Error(`There is no template ${mall}.`);
  const page: PublishedPage = {
    sprak: 'sv',
    mall,
    absolute: (address) => (address.startsWith('/') ? `https://tidningen.example${address}` : address),
    sektion: { namn: 'Mat', lank: '/mat' },
    forfattare: [{ namn: 'Elsa Norén' }],
    publicerad: '2026-11-20T08:30:00.000Z',
    andrad: null,
    sponsrad: null,
    lank: LANK,
    sajt: { namn: 'Tidningen', lank: 'https://tidningen.example' },
    taggar: article.taggar,
    ...other,
  };
  const nodes = JSON.parse(jsonLd({ ...article, block: article.block.filter(({ type }) => change(type)) }, page))['@graph'];
  return nodes as Array<Record<string, unknown>>;
}

const types = (nodes: Array<Record<string, unknown>>) => nodes.map((node) => node['@type']);

test.each([
  ['nyhet', ['NewsArticle']],
  ['reportage', ['NewsArticle', 'ImageObject']],
  ['guide', ['Article']],
  ['lista', ['Article', 'ItemList']],
  ['plock', ['Article', 'ItemList']],
  ['recept', ['Recipe']],
  ['recension', ['Article', 'Review']],
  ['sida', ['WebPage']],
])('the page of %s is %j', (mall, expected) => {
  const nodes = graph(mall);
  expect(types(nodes)).toEqual(expected);
  expect(nodes[0]?.['@id']).toBe(`${LANK}#artikel`);
});

test('a recipe’s page is the recipe, by its author and with its date and picture', () => {
  const [recipe] = graph('recept');
  expect(recipe).toMatchObject({
    name: 'Kardemummaknutar',
    author: [{ '@type': 'Person', name: 'Elsa Norén' }],
    datePublished: '2026-11-20T09:30:00+01:00',
    image: ['https://bilder.example.com/kardemummaknutar.jpg'],
    prepTime: 'PT1H',
    cookTime: 'PT10M',
    nutrition: { '@type': 'NutritionInformation', calories: '330 kcal', sodiumContent: '160 mg' },
    recipeYield: '20 bullar',
    totalTime: 'PT3H',
    inLanguage: 'sv',
  });
  expect(recipe?.recipeIngredient).toHaveLength(13);
  expect(recipe?.recipeInstructions).toHaveLength(6);
});

describe('a list', () => {
  test('tells its sections in order, each with its place on the page', () => {
    const [, list] = graph('lista');
    expect(list).toMatchObject({ '@id': `${LANK}#avsnitt`, numberOfItems: 4 });
    expect(list?.itemListElement).toContainEqual({
      '@type': 'ListItem',
      position: 2,
      name: 'Bruksleden, 7 kilometer',
      url: `${LANK}#blista0003`,
    });
  });

  test('is none without sections', () => {
    expect(types(graph('lista', (type) => type !== 'avsnitt'))).toEqual(['Article']);
  });
});

test('a selection tells its products with price and where they are sold', () => {
  const [, list] = graph('plock');
  expect(list?.itemListElement).toHaveLength(4);
  expect(list?.itemListElement).toContainEqual({
    '@type': 'ListItem',
    position: 1,
    item: {
      '@type': 'Product',
      name: 'Gjutjärnspanna, 26 centimeter',
      description: expect.stringContaining('Den vägde mest'),
      image: 'https://bilder.example.com/plock-panna.jpg',
      offers: {
        '@type': 'Offer',
        price: '649',
        priceCurrency: 'SEK',
        availability: 'https://schema.org/InStock',
        url: expect.stringContaining('https://track.adtraction.com/'),
        seller: { '@type': 'Organization', name: 'Köksboden' },
      },
    },
  });
});

describe('a review', () => {
  test('is of what the fact box names, by the site', () => {
    const [article, review] = graph('recension');
    expect(article?.author).toEqual([{ '@type': 'Person', name: 'Elsa Norén' }]);
    expect(review).toMatchObject({
      '@id': `${LANK}#recension`,
      itemReviewed: { '@type': 'Movie', name: 'Vinterhamn' },
      reviewRating: { ratingValue: 4, bestRating: 5 },
      author: { '@type': 'Organization', name: 'Tidningen' },
    });
  });

  test('is none without a grade', () => {
    expect(types(graph('recension', (type) => type !== 'betyg'))).toEqual(['Article']);
  });
});
