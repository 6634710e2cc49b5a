import { expect, test } from 'vitest';
import { altChange, altOf, type PictureInText, undescribedPictures } from '#components/editor/suggestions/picture-alts.ts';
import type { Block } from '#lib/contract/block.ts';

const shown = (mediaId: string, alt?: string) => ({ mediaId, src: `/studio/media/${mediaId}`, ...(alt === undefined ? {} : { alt }) });
const image: Block = { type: 'image', attrs: { id: 'bbild0001', ...shown('m1'), kredit: 'Ada Ek' } };
const gallery: Block = { type: 'galleri', attrs: { id: 'bgalleri1', bilder: [shown('m2', 'En bro'), shown('m3')] } };
const foreign: Block = { type: 'image', attrs: { id: 'bbild0002', src: 'https://bild.example/a.jpg' } };
const blocks = [image, gallery, foreign];

const ofImage: PictureInText = { block: 'bbild0001', falt: 'attrs', mediaId: 'm1', src: '/studio/media/m1' };
const ofGallery: PictureInText = { block: 'bgalleri1', falt: 'attrs.bilder[1]', mediaId: 'm3', src: '/studio/media/m3' };

test('the pictures of the library that nobody has described', () => {
  expect(undescribedPictures(blocks)).toEqual([ofImage, ofGallery]);
});

test('a description is put on the one picture and changes nothing else', () => {
  expect(altChange(blocks, ofImage, 'En buss')).toEqual({ vad: 'andra', id: 'bbild0001', attrs: { ...image.attrs, alt: 'En buss' } });
  expect(altChange(blocks, ofGallery, 'En buss')).toEqual({
    ...{ vad: 'andra', id: 'bgalleri1' },
    attrs: { id: 'bgalleri1', bilder: [shown('m2', 'En bro'), shown('m3', 'En buss')] },
  });
});

test('what is taken away again leaves no trace', () => {
  const described: Block = { ...image, attrs: { ...image.attrs, alt: 'En buss' } };
  expect(altOf([described], ofImage)).toBe('En buss');
  expect(altChange([described], ofImage, '')).toEqual({ vad: 'andra', id: 'bbild0001', attrs: image.attrs });
});

test('a picture that was moved, changed or removed is left alone', () => {
  const turned: Block = { ...gallery, attrs: { id: 'bgalleri1', bilder: [shown('m3'), shown('m2', 'En bro')] } };
  expect(altOf([turned], ofGallery)).toBeUndefined();
  expect(altChange([turned], ofGallery, 'En buss')).toBeUndefined();
  expect(altChange([], ofImage, 'En buss')).toBeUndefined();
});
