import { expect, test } from 'vitest';
import { chosenPicture } from '#components/editor/picture/chosen-picture.ts';
import type { Media } from '#lib/contract/media.ts';

const media: Media = {
  id: 'm1',
  src: '/media/m1/1600.jpg',
  filnamn: 'bro.jpg',
  typ: 'image/jpeg',
  bredd: 1600,
  hojd: 1067,
  byte: 1,
  varianter: [],
  stilla: null,
  farg: null,
  nyckelord: [],
  rattigheter: null,
  alt: { sv: 'En bro.', en: 'A bridge.' },
  caption: '',
  caption_en: '',
  kredit: 'Lena Öberg',
  fokus: null,
  av: { typ: 'person', id: 'p1', namn: 'Lena' },
  skapad: '2026-11-20T08:00:00.000Z',
};

test('a chosen picture brings what the library knows of it, in the language of the article', () => {
  expect(chosenPicture(media, 'en', {}, () => true)).toEqual({
    src: '/media/m1/1600.jpg',
    mediaId: 'm1',
    bredd: 1600,
    hojd: 1067,
    kredit: 'Lena Öberg',
    alt: 'A bridge.',
  });
});

test('the library’s caption comes into a version of its language alone', () => {
  const told = (sprak: 'sv' | 'en', caption_en: string) =>
    chosenPicture({ ...media, caption: 'Bron.', caption_en }, sprak, {}, () => true).caption;
  expect([told('sv', ''), told('en', '')]).toEqual(['Bron.', undefined]);
  expect([told('sv', 'The bridge.'), told('en', 'The bridge.')]).toEqual(['Bron.', 'The bridge.']);
});

test('words that were written before there was a picture stay', () => {
  const before = { alt: 'Min text.', caption: 'Bron i dimma.' };
  expect(chosenPicture(media, 'sv', before, (field) => ['src', 'alt', 'caption'].includes(field))).toEqual({
    src: '/media/m1/1600.jpg',
    alt: 'Min text.',
    caption: 'Bron i dimma.',
  });
});

test('what was said of the former picture goes with it', () => {
  const before = { src: '/media/m0/1600.jpg', cmsId: 12, alt: 'En annan bro.', caption: 'Bron i dimma.' };
  expect(chosenPicture(media, 'sv', before, (field) => ['src', 'alt', 'caption'].includes(field))).toEqual({
    src: '/media/m1/1600.jpg',
    alt: 'En bro.',
  });
});
