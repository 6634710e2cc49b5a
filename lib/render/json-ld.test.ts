import { expect, test } from 'vitest';
import type { ArticleContent } from '#lib/contract/article.ts';
import type { PublishedPage } from '#lib/render/article-page.ts';
import { jsonLd } from '#lib/render/json-ld.ts';

const page: PublishedPage = {
  sprak: 'sv',
  mall: 'nyhet',
  absolute: (address) => `https://tidningen.example${address}`,
  sektion: { namn: 'Mat', lank: '/mat' },
  forfattare: [{ namn: 'Elsa Norén' }],
  publicerad: '2026-07-01T08:30:00.000Z',
  andrad: '2026-07-02T08:30:00.000Z',
  sponsrad: null,
  lank: 'https://tidningen.example/mat/rubrik',
  sajt: { namn: 'Tidningen', lank: 'https://tidningen.example', logotyp: 'https://tidningen.example/logga.png' },
  taggar: ['bröd', 'Gävle'],
};
const article: ArticleContent = {
  rubrik: 'Rubrik',
  ingress: 'Ingress',
  slug: 'rubrik',
  meta: {},
  hero: { src: '/media/h', bredd: 1600, hojd: 900, alt: 'Ett torg' },
  block: [{ type: 'image', attrs: { id: 'bbild0001', src: '/media/b', alt: 'Bröd', caption: '' } }],
};
const graph = (content: Partial<ArticleContent> = {}, other: Partial<PublishedPage> = {}) =>
  JSON.parse(jsonLd({ ...article, ...content }, { ...page, ...other }))['@graph'];

test('a news article tells what it is, whose, from when and where', () => {
  expect(graph()[0]).toEqual({
    '@type': 'NewsArticle',
    '@id': 'https://tidningen.example/mat/rubrik#artikel',
    headline: 'Rubrik',
    description: 'Ingress',
    image: [
      {
        '@type': 'ImageObject',
        url: 'https://tidningen.example/media/h',
        contentUrl: 'https://tidningen.example/media/h',
        width: 1600,
        height: 900,
      },
    ],
    datePublished: '2026-07-01T10:30:00+02:00',
    dateModified: '2026-07-02T10:30:00+02:00',
    author: [{ '@type': 'Person', name: 'Elsa Norén' }],
    publisher: {
      '@type': 'Organization',
      name: 'Tidningen',
      url: 'https://tidningen.example',
      logo: { '@type': 'ImageObject', url: 'https://tidningen.example/logga.png' },
    },
    articleSection: 'Mat',
    keywords: ['bröd', 'Gävle'],
    inLanguage: 'sv',
    mainEntityOfPage: { '@type': 'WebPage', '@id': 'https://tidningen.example/mat/rubrik' },
    isAccessibleForFree: true,
  });
});

test('the picture is told in each shape that it is served in, around its focus', () => {
  const crops: PublishedPage['crops'] = (address, fokus) => [{ address: `${address}/1x1-${fokus?.x}`, bredd: 640, hojd: 640 }];
  const hero = { src: '/media/h', bredd: 1600, hojd: 900, kredit: 'Lena Öberg', fokus: { x: 30, y: 50 } };
  expect(graph({ hero }, { crops })[0].image).toMatchObject([
    { url: 'https://tidningen.example/media/h', width: 1600 },
    { contentUrl: 'https://tidningen.example/media/h/1x1-30', width: 640, height: 640, creditText: 'Lena Öberg' },
  ]);
});

test('the way to the page is told where the site has one', () => {
  const stig = [
    { namn: 'Tidningen', lank: 'https://tidningen.example/' },
    { namn: 'Mat', lank: 'https://tidningen.example/mat' },
  ];
  expect(graph({}, { stig }).at(-1)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Tidningen', item: 'https://tidningen.example/' },
      { '@type': 'ListItem', position: 2, name: 'Mat', item: 'https://tidningen.example/mat' },
    ],
  });
});

test('the blocks add their nodes to the same graph, without what is empty', () => {
  expect(graph()[1]).toEqual({ '@type': 'ImageObject', contentUrl: 'https://tidningen.example/media/b' });
});

test('the description is the one written for search results when there is one', () => {
  expect(graph({ meta: { seoBesk: 'Sök' } })[0].description).toBe('Sök');
});

test('the modification is never before a date the article was given', () => {
  expect(graph({}, { andrad: '2026-06-01T00:00:00Z' })[0].dateModified).toBe('2026-07-01T10:30:00+02:00');
  expect(graph({}, { publicerad: null })[0]).not.toHaveProperty('dateModified');
});

test('what is missing is left out; without a name the site is the author', () => {
  const [node] = graph({ hero: null, ingress: '' }, { forfattare: [], taggar: [] });
  for (const name of ['image', 'description', 'keywords', 'sponsor']) expect(node).not.toHaveProperty(name);
  expect(node.author.name).toBe('Tidningen');
});

test('nothing in it ends the script element, and the words stay the same', () => {
  const rubrik = '</script><script>alert(1)</script><!-- & \u2028';
  const text = jsonLd({ ...article, rubrik }, page);
  expect(text).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(text)['@graph'][0].headline).toBe(rubrik);
});
