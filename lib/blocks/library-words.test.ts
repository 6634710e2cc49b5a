import { expect, test } from 'vitest';
import { withLibraryWords } from '#lib/blocks/library-words.ts';

const BRIDGE = '019a9f00-1111-7222-8333-444455556666';
const BOAT = '019a9f00-1111-7222-8333-444455557777';
const RIVER = '019a9f00-1111-7222-8333-444455558888';
const at = (id: string) => `/media/${id}/1600.jpg`;
const pictures = new Map([
  [BRIDGE, { alt: { sv: 'En bro', en: 'A bridge' }, caption: 'Bron', caption_en: 'The bridge' }],
  [BOAT, { alt: { sv: 'En båt' }, caption: '', caption_en: 'The boat' }],
  [RIVER, { alt: { en: 'A river' }, caption: '', caption_en: '' }],
]);
const inEnglish = <Value>(made: Value, source: unknown = made) => withLibraryWords(made, source, { fran: 'sv', till: 'en', pictures });

test('a picture that is told of as the library does is told of in the library’s words of the other language', () => {
  const hero = { mediaId: BRIDGE, src: at(BRIDGE), alt: 'En bro', caption: 'Bron', kredit: 'Lena' };
  expect(inEnglish(hero)).toEqual({ ...hero, alt: 'A bridge', caption: 'The bridge' });
  const galleri = {
    type: 'galleri',
    attrs: {
      bilder: [
        { src: at(BRIDGE), alt: 'En bro', caption: 'Bron i juni' },
        { src: at(BOAT), alt: 'En båt' },
      ],
    },
  };
  expect(inEnglish([galleri])).toEqual([
    { ...galleri, attrs: { bilder: [{ src: at(BRIDGE), alt: 'A bridge', caption: 'Bron i juni' }, galleri.attrs.bilder[1]] } },
  ]);
});

test('also where somebody has translated it otherwise, but not where the article had words of its own', () => {
  const source = { src: at(BRIDGE), alt: 'En bro', caption: 'Bron, sedd från Vik' };
  expect(inEnglish({ ...source, alt: 'One bridge', caption: 'The bridge from Vik' }, source)).toEqual({
    ...{ src: at(BRIDGE), alt: 'A bridge', caption: 'The bridge from Vik' },
  });
});

test.each([
  { src: 'https://bilder.se/bro.jpg', alt: 'En bro' },
  { src: at(BOAT), alt: 'En båt', caption: '' },
  { src: at(BRIDGE), alt: '' },
  { src: at(BRIDGE) },
  { src: at(RIVER) },
  { type: 'paragraph', content: [{ type: 'text', text: 'En bro' }] },
  null,
  'En bro',
])('%j stays as it is', (value) => expect(inEnglish(value)).toEqual(value));

test('another picture than the source has there keeps its words', () => {
  const made = { src: at(BOAT), alt: 'En bro' };
  expect(inEnglish(made, { src: at(BRIDGE), alt: 'En bro' })).toEqual(made);
});
