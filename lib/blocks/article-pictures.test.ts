import { expect, test } from 'vitest';
import { mediaIdsOf, pictureUseSteps } from '#lib/blocks/article-pictures.ts';
import { atOnce } from '#lib/content/steps.ts';
import type { ArticleContent } from '#lib/contract/article.ts';

const [A, B, C, D] = ['a', 'b', 'c', 'd'].map((letter) => `019a9f00-1111-7222-8333-44445555666${letter}`);
const at = (id: string | undefined) => `/media/${id}/640.jpg`;

const usesOf = (article: Partial<ArticleContent>) => atOnce(pictureUseSteps({ hero: null, block: [], ...article }));

test('a picture is used at the top, in the teaser and in blocks, by id or by address, each place once', () => {
  const uses = usesOf({
    hero: { mediaId: A ?? '', src: at(A) },
    meta: { puffSrc: at(B) },
    block: [
      { type: 'image', attrs: { id: 'bimage01', src: at(C), mediaId: C } },
      { type: 'galleri', attrs: { id: 'bgaller1', bilder: [{ src: at(C) }, { mediaId: D }, { src: 'https://andra.se/x.jpg' }] } },
    ],
  });
  expect(uses).toEqual([
    { media: C, roll: 'block', block: 'bimage01' },
    { media: C, roll: 'block', block: 'bgaller1' },
    { media: D, roll: 'block', block: 'bgaller1' },
    { media: A, roll: 'hero', block: '' },
    { media: B, roll: 'puff', block: '' },
  ]);
});

test('a replaced picture is known by its address as before', () => {
  const src = `/media/${A}/019a9f00-1111-7222-8333-444455556670/640.jpg`;
  expect(usesOf({ hero: { src } })).toEqual([{ media: A, roll: 'hero', block: '' }]);
});

test('a picture of a live entry is used in the block of the entries', () => {
  const block = [
    {
      type: 'liveinlagg',
      attrs: {
        id: 'blive001',
        inlagg: [
          { id: 'i1', bild: { src: at(A) } },
          { id: 'i2', text: 'x' },
        ],
      },
    },
  ];
  expect(usesOf({ block })).toEqual([{ media: A, roll: 'block', block: 'blive001' }]);
});

test('the teaser counts where the teaser is told, and what is no picture of the library never', () => {
  expect(mediaIdsOf({ hero: { src: '/media/nej/1.jpg', mediaId: 'nej' }, block: [], meta: { puffSrc: at(A) } })).toEqual([A]);
  expect(mediaIdsOf({ hero: null, block: [] })).toEqual([]);
});
