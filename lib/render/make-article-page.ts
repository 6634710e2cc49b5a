import type { CroppedPicture, RelatedArticle, ServedPicture } from '#lib/blocks/define-block.ts';
import { signingPersons } from '#lib/content/byline.ts';
import type { ItemFacts } from '#lib/content/facts.ts';
import { currentAddress, mediaIdOf } from '#lib/content/library-picture.ts';
import { cropPath, madePath } from '#lib/content/picture-address.ts';
import { picturesCrops } from '#lib/content/picture-crops.ts';
import { MADE_TYPES, madeWidths, type Shape, shapeHeight } from '#lib/content/picture-shapes.ts';
import type { Hero, Meta, Revision } from '#lib/contract/article.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { Media } from '#lib/contract/media.ts';
import type { SiteIdentity } from '#lib/contract/site.ts';
import type { PublishedPage } from '#lib/render/article-page.ts';

interface PageFacts {
  innehall: string;
  /** Those that a release has brought out, or those it would: of a preview. */
  fakta: ItemFacts;
  revision: Pick<Revision, 'sprak' | 'meta'>;
  sektion: { id: string; namn: string };
  /** Who the site is, as it is told with the article. */
  sajt: Pick<SiteIdentity, 'namn' | 'logotyp' | 'utgivare' | 'sociala'>;
  /** Address of Studio, without a trailing slash. */
  url: string;
  /** Where the article stands, or will. */
  lank: string;
  publicerad: string | null;
  andrad: string | null;
  /** The library's pictures, by id. */
  media: ReadonlyMap<string, Media>;
  /** What its boxes lead on to by tag, fetched for this rendering; absent when none of them asks. */
  relaterade?: ReadonlyMap<string, readonly RelatedArticle[]>;
  /** The Swedish version's `meta`, which counts the sections of a list in every language; absent when that is the revision. */
  svenskMeta?: Meta | undefined;
}

/** Address of a section's front in one language. */
export function sectionAddress(url: string, sprak: Language, sektion: string): string {
  return sprak === 'en' ? `${url}/en/${sektion}` : `${url}/${sektion}`;
}

/** In what else it is served than what it came as: what moves in nothing else. */
function otherTypes({ src, stilla, varianter }: Media): ServedPicture['typer'] {
  const bredder = stilla === null ? madeWidths(varianter.map(({ bredd }) => bredd)) : [];
  if (bredder.length === 0) return [];
  return MADE_TYPES.map((typ) => ({
    typ: `image/${typ}`,
    kopior: bredder.map((bredd) => ({ bredd, address: madePath(src, bredd, typ) })),
  }));
}

/** The three that search engines ask for: each shows pictures in its own places in its own shape. */
const TOLD_SHAPES: readonly Shape[] = ['16x9', '4x3', '1x1'];

/** The widest that is served of each. */
function cropsOf(picture: Media, fokus: Hero['fokus'] | null): CroppedPicture[] {
  const src = picture.stilla ?? picture.src;
  return picturesCrops(picture, TOLD_SHAPES, fokus).flatMap(({ bredder, ...crop }) => {
    const bredd = bredder.at(-1);
    return bredd === undefined ? [] : [{ address: cropPath(src, crop, bredd, 'webp'), bredd, hojd: shapeHeight(crop.form, bredd) }];
  });
}

/** What a rendering is told of the article's surroundings: one place for preview, share link, public page and CMS. */
export function articlePage(facts: PageFacts): PublishedPage {
  const { innehall, fakta, revision, sektion, sajt, url, lank, publicerad, andrad, media, relaterade, svenskMeta = revision.meta } = facts;
  const known = (address: string) => media.get(mediaIdOf(address) ?? '');
  const absolute = (address: string) => {
    const picture = known(address);
    const current = picture === undefined ? address : currentAddress(address, picture.src);
    return current.startsWith('/') ? `${url}${current}` : current;
  };
  return {
    sprak: revision.sprak,
    mall: fakta.mall,
    innehall,
    live: revision.meta.live,
    absolute,
    variants(address) {
      return (known(address)?.varianter ?? []).map(({ bredd, src }) => ({ bredd, address: src }));
    },
    served(address) {
      const picture = known(address);
      return picture === undefined ? undefined : { typer: otherTypes(picture), farg: picture.farg };
    },
    crops(address, fokus) {
      const picture = known(address);
      return picture === undefined ? [] : cropsOf(picture, fokus ?? picture.fokus);
    },
    sektion: { namn: sektion.namn, lank: sectionAddress(url, revision.sprak, sektion.id) },
    forfattare: signingPersons(fakta).map((namn) => ({ namn })),
    publicerad,
    sponsrad: fakta.sponsrad,
    lank,
    sajt: {
      namn: sajt.namn,
      lank: url,
      ...(sajt.logotyp === '' ? {} : { logotyp: absolute(sajt.logotyp) }),
      ...(sajt.utgivare === '' ? {} : { utgivare: sajt.utgivare }),
      ...(sajt.sociala.length === 0 ? {} : { sociala: sajt.sociala }),
    },
    andrad,
    taggar: fakta.taggar,
    relaterade,
    avsnittRiktning: svenskMeta.avsnittRiktning,
  };
}
