import { expect, test } from 'vitest';
import { readableValue } from '#components/studio/history/readable-value.ts';
import { allNew } from '#components/studio/release/all-new.ts';
import type { ArticleContent } from '#lib/contract/article.ts';

test('whoever is asked about a first publication is told all that readers would get, and not its words alone', () => {
  const version: ArticleContent = {
    ...{ rubrik: 'Bron', ingress: 'Den öppnar.', slug: 'bron-oppnar' },
    meta: { seoTitel: 'Bron i sök', puffTitel: 'Bron i puffen', socialText: 'Bron i delningar' },
    hero: { src: '/media/bron.jpg', alt: 'En bro' },
    block: [
      {
        type: 'paragraph',
        attrs: { id: 'bstycke001' },
        content: [{ type: 'text', text: 'Läs rapporten', marks: [{ type: 'link', attrs: { href: 'https://exempel.se/rapport' } }] }],
      },
      {
        type: 'bulletList',
        attrs: { id: 'blista0001' },
        content: [
          {
            type: 'listItem',
            content: [
              {
                type: 'paragraph',
                content: [{ type: 'text', text: 'Punkt', marks: [{ type: 'link', attrs: { href: 'https://exempel.se/punkt' } }] }],
              },
            ],
          },
        ],
      },
      { type: 'image', attrs: { id: 'bbild00001', src: '/media/2.jpg', alt: 'Räcket', lank: null, caption: '' } },
      { type: 'produkt', attrs: { id: 'bvara00001', namn: 'Cykel', pris: '4 990 kr', lank: 'https://butik.se/cykel' } },
      { type: 'inbaddning', attrs: { id: 'bfilm00001', url: 'https://film.se/1' } },
      { type: 'jamforelse', attrs: { id: 'bjamfor001', rader: [{ namn: 'A', lank: 'https://butik.se/a' }, { namn: 'B' }] } },
    ],
  };
  const { falt, block } = allNew(version);
  expect(falt.map((field) => [field.falt, field.efter])).toEqual([
    ['rubrik', 'Bron'],
    ['ingress', 'Den öppnar.'],
    ['slug', 'bron-oppnar'],
    ['hero.src', '/media/bron.jpg'],
    ['hero.alt', 'En bro'],
    ['meta.seoTitel', 'Bron i sök'],
    ['meta.puffTitel', 'Bron i puffen'],
    ['meta.socialText', 'Bron i delningar'],
  ]);
  expect(block.map(({ andring, skillnader }) => [andring, ...skillnader.map((one) => `${one.falt}: ${readableValue(one.efter)}`)])).toEqual(
    [
      ['tillagd', 'content.link: Läs rapporten · https://exempel.se/rapport'],
      ['tillagd', 'content.link: Punkt · https://exempel.se/punkt'],
      ['tillagd', 'attrs.src: /media/2.jpg', 'attrs.alt: Räcket'],
      ['tillagd', 'attrs.namn: Cykel', 'attrs.pris: 4 990 kr', 'attrs.lank: https://butik.se/cykel'],
      ['tillagd', 'attrs.url: https://film.se/1'],
      ['tillagd', 'attrs.rader[0]: A · https://butik.se/a', 'attrs.rader[1]: B'],
    ],
  );
  expect(block[0]?.delar).toEqual([{ op: 'in', text: 'Läs rapporten' }]);
});
