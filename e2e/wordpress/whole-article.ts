import sharp from 'sharp';
import type { CmsPicture, CmsPlace } from '#lib/adapters/cms/port.ts';
import { article, picture, type TestArticle } from './articles.ts';
import type { RunningWordPress } from './start.ts';

const jpeg = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a8fa6' } })
    .jpeg()
    .toBuffer();
const PHOTO = await jpeg(1600, 1000);
const CROP = await jpeg(1200, 630);

/** A picture that is large enough for WordPress to make copies of it. */
export function photo() {
  return picture({ fil: async () => ({ bytes: PHOTO, typ: 'image/jpeg', filnamn: 'kust.jpg' }) });
}

/** What the crop of a picture goes by. */
export const cropId = ({ externalId }: CmsPicture) => `${externalId}-og-20`;

/** An article with everything that costs a request: a picture at the top, its crop, one in the body, a tag of its own. */
export function wholeArticle(wp: Pick<RunningWordPress, 'categories'>): TestArticle {
  const [hero, inside] = [photo(), photo()];
  const plain = article(wp);
  return {
    ...plain,
    hero,
    bilder: [hero, inside],
    teaser: {
      rubrik: 'Puff',
      text: 'Delningstext',
      bild: { ...hero, externalId: cropId(hero), fil: async () => ({ bytes: CROP, typ: 'image/jpeg', filnamn: 'kust-delning.jpg' }) },
      delas: 'puff',
    },
    taggar: [`Tagg ${plain.externalId}`],
    sprak: [{ sprak: 'en', lank: 'https://tidningen.example/en/nyheter/ferry' }],
    gamlaSlugar: [`forut-${plain.externalId.slice(0, 8)}`],
    html: ({ bild }: CmsPlace) => `<p>Text</p>\n<figure><img src="${bild(inside.externalId)?.src}" alt="Kusten"></figure>`,
    jsonLd: ({ lank }: CmsPlace) => JSON.stringify({ '@type': 'NewsArticle', '@id': lank }),
  };
}
