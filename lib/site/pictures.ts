import { currentAddress, libraryIdOf } from '#lib/content/library-picture.ts';
import { picturesCrops } from '#lib/content/picture-crops.ts';
import { mayBeShared } from '#lib/content/picture-rights.ts';
import type { Shape } from '#lib/content/picture-shapes.ts';
import { shareCrop } from '#lib/content/share-crop.ts';
import { sharedPlace } from '#lib/content/shared-place.ts';
import type { Hero, Meta, Revision } from '#lib/contract/article.ts';
import type { Block, TextNode } from '#lib/contract/block.ts';
import type { Media } from '#lib/contract/media.ts';
import type { SharedPicture } from '#lib/site/pages/page-head.tsx';
import type { SitePicture } from '#lib/site/pages/teaser-picture.tsx';
import { sharedPicturePath } from '#lib/site/site-addresses.ts';

/** Those that teasers have. */
const LISTED_SHAPES: readonly Shape[] = ['16x9', '4x3'];

export type MediaById = ReadonlyMap<string, Media>;

export function byId(media: readonly Media[]): MediaById {
  return new Map(media.map((item) => [item.id, item]));
}

interface Teased {
  hero: Hero | null;
  meta: Meta;
}

/** The picture that stands for an article elsewhere: its own teaser picture, else the one at its top. */
function teased({ hero, meta }: Teased): Hero | null {
  return meta.puffSrc ? { src: meta.puffSrc } : hero;
}

/** The library's id of that picture, to be looked up. */
export function teaserMediaId(article: Teased): string | undefined {
  const hero = teased(article);
  return hero === null ? undefined : libraryIdOf(hero);
}

/** The same of several, each once. */
export function teaserMediaIds(articles: readonly Teased[]): string[] {
  return [...new Set(articles.map(teaserMediaId).filter((id) => id !== undefined))];
}

/** What the library knows of a picture and its article does not say: address, size, focus. */
export function completeHero(hero: Hero, media: MediaById): Hero {
  const known = media.get(libraryIdOf(hero) ?? '');
  if (known === undefined) return hero;
  return {
    ...hero,
    src: hero.src ? currentAddress(hero.src, known.src) : known.src,
    bredd: known.bredd,
    hojd: known.hojd,
    ...(hero.fokus === undefined && known.fokus !== null ? { fokus: known.fokus } : {}),
  };
}

/** The picture of an article's teaser, or `null` when there is none to show. */
export function teaserPicture(article: Teased, media: MediaById): SitePicture | null {
  const own = teased(article);
  if (own === null) return null;
  const hero = completeHero(own, media);
  if (!hero.src) return null;
  const known = media.get(libraryIdOf(own) ?? '');
  // What moves in an article stands still in a list.
  const stilla = known?.stilla ?? null;
  return {
    src: stilla ?? hero.src,
    alt: hero.alt ?? '',
    bredd: hero.bredd,
    hojd: hero.hojd,
    varianter: stilla === null ? (known?.varianter ?? []) : [],
    beskuren: known === undefined ? [] : picturesCrops(known, LISTED_SHAPES, hero.fokus ?? null),
    farg: known?.farg ?? null,
    fokus: hero.fokus ?? null,
  };
}

/** The ids of all that may come to stand for articles where they are shared: whose rights keep out the one, shows the other. */
export function sharedMediaIds(articles: readonly Teased[]): string[] {
  const shown = articles.flatMap(({ hero, meta }) => [
    libraryIdOf({ src: meta.puffSrc ?? '' }),
    hero === null ? undefined : libraryIdOf(hero),
  ]);
  return [...new Set(shown.filter((id) => id !== undefined))];
}

/** All that teasers of these show, and that a shared link to a list of them may. */
export function listedMediaIds(articles: readonly Teased[]): string[] {
  return [...new Set([...teaserMediaIds(articles), ...sharedMediaIds(articles)])];
}

/** The picture that a shared link to the article shows, the first that its rights let be seen in social media. `media`: of `sharedMediaIds`. */
export function sharedPicture(article: Teased, media: MediaById, absolute: (address: string) => string): SharedPicture | null {
  const place = sharedPlace(article, (id) => mayBeShared(media.get(id)?.rattigheter));
  if (place === null) return null;
  const { puffSrc: _teaser, ...meta } = article.meta;
  return croppedPicture(place === 'puff' ? article : { ...article, meta }, media, absolute);
}

/** The picture of an article's teaser whole; of the library's, the part around what matters in it. */
export function croppedPicture(article: Teased, media: MediaById, absolute: (address: string) => string): SharedPicture | null {
  const picture = teaserPicture(article, media);
  if (picture === null) return null;
  const { src, bredd, hojd, alt, fokus } = picture;
  const known = media.get(teaserMediaId(article) ?? '');
  const crop = known === undefined ? null : shareCrop(known, fokus);
  if (known === undefined || crop === null) return { src: absolute(src), bredd, hojd, alt, stor: false };
  return { src: absolute(sharedPicturePath(known.src, crop.lage)), bredd: crop.bredd, hojd: crop.hojd, alt, stor: true };
}

/** The revision with every picture of the library told whole, so that the page knows its size before it arrives. */
export function withWholePictures(revision: Revision, media: MediaById): Revision {
  if (media.size === 0) return revision;
  return {
    ...revision,
    hero: revision.hero === null ? null : completeHero(revision.hero, media),
    block: revision.block.map((block) => wholeBlock(block, media)),
  };
}

function wholeBlock(block: Block, media: MediaById): Block {
  const whole = (node: Block | TextNode) => ('text' in node ? node : wholeBlock(node, media));
  return {
    ...block,
    ...(block.attrs === undefined ? {} : { attrs: wholeRecord(block.attrs, media) }),
    ...(block.content === undefined ? {} : { content: block.content.map(whole) }),
  };
}

function wholeRecord(record: Record<string, unknown>, media: MediaById): Record<string, unknown> {
  const entries = Object.entries(record).map(([name, value]) => [name, wholeValue(value, media)] as const);
  const { src, mediaId } = record;
  const known = media.get(
    libraryIdOf({ src: typeof src === 'string' ? src : '', ...(typeof mediaId === 'string' ? { mediaId } : {}) }) ?? '',
  );
  const told =
    known === undefined
      ? {}
      : { src: typeof src === 'string' && src !== '' ? currentAddress(src, known.src) : known.src, bredd: known.bredd, hojd: known.hojd };
  return { ...Object.fromEntries(entries), ...told };
}

function wholeValue(value: unknown, media: MediaById): unknown {
  if (Array.isArray(value)) return value.map((item) => wholeValue(item, media));
  if (typeof value !== 'object' || value === null) return value;
  return wholeRecord(Object.fromEntries(Object.entries(value)), media);
}
