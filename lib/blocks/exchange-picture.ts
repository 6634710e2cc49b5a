import { type PictureUse, pictureUseSteps } from '#lib/blocks/article-pictures.ts';
import { captionIn, libraryIdOf, mediaIdOf } from '#lib/content/library-picture.ts';
import { atOnce } from '#lib/content/steps.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import { oneSpelling } from '#lib/contract/id.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { Media } from '#lib/contract/media.ts';

/** The picture that comes instead, as articles know it. */
export type NewPicture = Pick<Media, 'id' | 'src' | 'alt' | 'caption' | 'caption_en' | 'kredit' | 'bredd' | 'hojd'>;

interface Exchange {
  from: string;
  to: NewPicture;
  sprak: Language;
}

/**
 * The article with another picture of the library wherever it shows `from`: at its top, as its teaser and in every block, in galleries and
 * live entries too; and the places where that was. What was said of the one does not follow to the other: its alternative text, caption, credit,
 * focus and id elsewhere are those of the new one, or none. What the article says in its own words is left alone.
 */
export function exchangePicture(
  article: ArticleContent,
  from: string,
  to: NewPicture,
  sprak: Language,
): { article: ArticleContent; platser: PictureUse[] } {
  const exchange: Exchange = { from: oneSpelling(from), to, sprak };
  const platser = atOnce(pictureUseSteps(article)).filter(({ media }) => media === exchange.from);
  if (platser.length === 0) return { article, platser };
  const { puffBild, ...meta } = article.meta;
  const hasTeaser = platser.some(({ roll }) => roll === 'puff');
  const exchanged = {
    ...article,
    hero: exchangedIn(article.hero, exchange),
    block: exchangedIn(article.block, exchange),
    // The id that the teaser has elsewhere is of the picture that went.
    meta: exchangedIn({ ...meta, ...(puffBild === undefined || hasTeaser ? {} : { puffBild }) }, exchange),
  };
  return { article: exchanged, platser };
}

function exchangedIn<Value>(value: Value, exchange: Exchange): Value {
  // Of the same form as what came in: only addresses, ids and words of pictures have become others.
  return exchanged(value, exchange) as Value;
}

function exchanged(value: unknown, exchange: Exchange): unknown {
  if (typeof value === 'string') return mediaIdOf(value) === exchange.from ? exchange.to.src : value;
  if (Array.isArray(value)) return value.map((item) => exchanged(item, exchange));
  if (typeof value !== 'object' || value === null) return value;
  if ('type' in value && value.type === 'text') return value;
  const fields = Object.fromEntries(Object.entries(value).map(([key, field]) => [key, exchanged(field, exchange)]));
  return shows(value, exchange.from) ? described(fields, exchange) : fields;
}

function shows(value: object, picture: string): boolean {
  const { mediaId, src } = { mediaId: '', src: '', ...value };
  return typeof mediaId === 'string' && typeof src === 'string' && libraryIdOf({ mediaId, src }) === picture;
}

/** What stands of a picture where it is shown, as the new one has it: the fields that stood there, and no others. */
function described(fields: Record<string, unknown>, { to, sprak }: Exchange): Record<string, unknown> {
  const known = {
    mediaId: to.id,
    src: to.src,
    bredd: to.bredd,
    hojd: to.hojd,
    alt: to.alt[sprak] ?? '',
    caption: captionIn(to, sprak),
    kredit: to.kredit,
  };
  const { fokus: _focus, cmsId: _id, ...rest } = fields;
  return Object.fromEntries(Object.entries({ ...rest, ...known }).filter(([name]) => name in rest));
}
