import { expect, test } from 'vitest';
import { exchangePicture } from '#lib/blocks/exchange-picture.ts';
import type { ArticleContent } from '#lib/contract/article.ts';

const OLD = '019a9f00-1111-7222-8333-444455556666';
const OTHER = '019a9f00-1111-7222-8333-444455557777';
const NEW = '019a9f00-1111-7222-8333-444455558888';
const at = (id: string) => `/media/${id}/1600.jpg`;
const to = {
  ...{ id: NEW, src: at(NEW), alt: { sv: 'En å', en: 'A river' }, caption: 'Ån', caption_en: '' },
  ...{ kredit: 'Lena', bredd: 900, hojd: 600 },
};

const text = { type: 'paragraph', attrs: { id: 'b1' }, content: [{ type: 'text', text: at(OLD) }] };
const article: ArticleContent = {
  ...{ rubrik: 'Bron', ingress: '', slug: 'bron' },
  hero: { mediaId: OLD, src: at(OLD), cmsId: 7, alt: 'En bro', kredit: 'Olle', bredd: 1600, hojd: 900, fokus: { x: 1, y: 2 } },
  meta: { puffSrc: at(OLD), puffBild: 9, seoTitel: 'Bron' },
  block: [
    text,
    { type: 'image', attrs: { id: 'b2', src: at(OLD), alt: 'En bro', layout: 'normal' } },
    { type: 'image', attrs: { id: 'b3', src: at(OTHER), alt: 'En båt', caption: 'Båten' } },
    {
      type: 'galleri',
      attrs: {
        id: 'b4',
        bilder: [
          { src: at(OLD), alt: 'En bro', caption: 'Bron', kredit: 'Olle' },
          { src: at(OTHER), alt: 'x' },
        ],
      },
    },
  ],
};

test('a picture is another wherever it was, and what was said of it is what is known of the new one', () => {
  const { article: after, platser } = exchangePicture(article, OLD.toUpperCase(), to, 'sv');
  expect(platser.map(({ roll, block }) => `${roll} ${block}`)).toEqual(['block b2', 'block b4', 'hero ', 'puff ']);
  expect(after.hero).toEqual({ mediaId: NEW, src: at(NEW), alt: 'En å', kredit: 'Lena', bredd: 900, hojd: 600 });
  expect(after.meta).toEqual({ puffSrc: at(NEW), seoTitel: 'Bron' });
  expect(after.block).toEqual([
    text,
    { type: 'image', attrs: { id: 'b2', src: at(NEW), alt: 'En å', layout: 'normal' } },
    article.block[2],
    {
      type: 'galleri',
      attrs: {
        id: 'b4',
        bilder: [
          { src: at(NEW), alt: 'En å', caption: 'Ån', kredit: 'Lena' },
          { src: at(OTHER), alt: 'x' },
        ],
      },
    },
  ]);
  expect(exchangePicture(after, OLD, to, 'sv').platser).toEqual([]);
});

test.each(['', 'The river'])('what stands below it is the library’s caption in the language of the version, or nothing', (caption_en) => {
  const { article: after } = exchangePicture(article, OLD, { ...to, caption_en }, 'en');
  expect(after.block[3]?.attrs?.bilder).toEqual([
    { src: at(NEW), alt: 'A river', caption: caption_en, kredit: 'Lena' },
    { src: at(OTHER), alt: 'x' },
  ]);
});

test('words are those of the language; what is not known is empty, and stops a release as it should', () => {
  const undescribed = { ...to, alt: { sv: 'En å' }, kredit: '' };
  const { article: after } = exchangePicture(article, OLD, undescribed, 'en');
  expect(after.hero).toMatchObject({ alt: '', kredit: '' });
});

test('an article without the picture is as it was', () => {
  expect(exchangePicture(article, NEW, to, 'sv')).toEqual({ article, platser: [] });
});
