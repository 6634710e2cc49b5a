import { expect, test } from 'vitest';
import { picturesWithoutAlt } from '#lib/checks/pictures-without-alt.ts';
import { atOnce } from '#lib/content/steps.ts';
import type { Hero } from '#lib/contract/article.ts';
import type { Block } from '#lib/contract/block.ts';

const found = (hero: Hero | null, ...block: Block[]) => atOnce(picturesWithoutAlt({ hero, block }));
const image = (id: string, alt?: string): Block => ({ type: 'image', attrs: { id, src: '/a.jpg', ...(alt === undefined ? {} : { alt }) } });
const described = { src: '/a.jpg', alt: 'En bro' };

test('an article without pictures, or whose pictures are all described, lacks nothing', () => {
  expect(found(null)).toBeUndefined();
  expect(found(described, image('b1', 'En bro'), { type: 'paragraph', content: [{ type: 'text', text: 'Hej' }] })).toBeUndefined();
  expect(found({ alt: '' })).toBeUndefined();
});

test('pictures without one are counted, with the first of them: at the top, in a block, in a gallery, in a box', () => {
  expect(found({ src: '/a.jpg', alt: ' ' }, image('b1'))).toEqual({ antal: 2, block: '' });
  expect(found(described, image('b1', 'En bro'), image('b2', ' '))).toEqual({ antal: 1, block: 'b2' });
  const gallery = { type: 'galleri', attrs: { id: 'b3', bilder: [described, { src: '/b.jpg' }, { src: '/c.jpg', alt: '' }] } };
  expect(found(null, gallery, image('b4'))).toEqual({ antal: 3, block: 'b3' });
});
