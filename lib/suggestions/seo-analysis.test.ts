import { expect, test } from 'vitest';
import type { ArticleContent } from '#lib/contract/article.ts';
import { analyseSeo } from '#lib/suggestions/seo-analysis.ts';

const words = (count: number) => Array.from({ length: count }, () => 'bron').join(' ');
const good: ArticleContent = {
  rubrik: 'Kommunen bygger bron',
  ingress: 'Kommunen ska bygga.',
  meta: { seoTitel: 'Kommunen bygger bron', seoBesk: 'x'.repeat(100) },
  hero: { src: 'https://exempel.se/a.jpg', alt: 'En bro' },
  slug: 'kommunen-bygger-bron',
  block: [
    { type: 'heading', attrs: { id: 'b0', level: 2 }, content: [{ type: 'text', text: 'Bakgrund' }] },
    {
      type: 'paragraph',
      attrs: { id: 'b1' },
      content: [
        { type: 'text', text: words(400) },
        { type: 'text', text: 'källa', marks: [{ type: 'link', attrs: { href: 'https://exempel.se' } }] },
      ],
    },
  ],
};
const bad = (article: ArticleContent) => analyseSeo(article).flatMap(({ falt, bra }) => (bra ? [] : [falt]));

test('a good article has nothing against it', () => {
  expect(bad(good)).toEqual([]);
});

test.each<[string, Partial<ArticleContent>, string[]]>([
  ['no SEO texts', { meta: {} }, ['meta.seoTitel', 'meta.seoBesk']],
  ['too long a title', { meta: { ...good.meta, seoTitel: 'x'.repeat(61) } }, ['meta.seoTitel']],
  ['too short a description', { meta: { ...good.meta, seoBesk: 'x'.repeat(69) } }, ['meta.seoBesk']],
  ['an opening about something else', { ingress: 'Något annat.', block: good.block.slice(1), rubrik: 'Teater' }, ['ingress', 'block']],
  ['a short text without links', { block: good.block.slice(0, 1) }, ['block', 'block']],
  ['no alternative text', { hero: { src: 'https://exempel.se/a.jpg' } }, ['hero.alt']],
  ['no picture', { hero: null }, ['hero.alt']],
  ['no address', { slug: '' }, ['slug']],
])('%s is told', (_, fields, expected) => {
  expect(bad({ ...good, ...fields })).toEqual(expected);
});
