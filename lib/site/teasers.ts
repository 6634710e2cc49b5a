import { sponsorLabel } from '#lib/content/sponsor-label.ts';
import type { Section } from '#lib/contract/section.ts';
import { sectionName } from '#lib/site/pages/site-words.ts';
import type { TeaserData } from '#lib/site/pages/teaser.tsx';
import { byId, listedMediaIds, type MediaById, teaserMediaIds, teaserPicture } from '#lib/site/pictures.ts';
import { articlePath, sectionPath } from '#lib/site/site-addresses.ts';
import type { SiteSource } from '#lib/site/site-source.ts';
import type { PublicListing } from '#lib/store/readers/public-lists.ts';

/** The articles as a front page, a section or «Läs också» shows them, with their pictures in one question. */
export async function teasersOf(
  source: SiteSource,
  sections: readonly Section[],
  listings: readonly PublicListing[],
): Promise<TeaserData[]> {
  const ids = teaserMediaIds(listings);
  return teasersWith(byId(ids.length === 0 ? [] : await source.media(ids)), sections, listings);
}

/** The pictures of a list in one question: those of its teasers, and those that a shared link to it may show. */
export async function listedPictures(source: SiteSource, listings: readonly PublicListing[]): Promise<MediaById> {
  const ids = listedMediaIds(listings);
  return byId(ids.length === 0 ? [] : await source.media(ids));
}

/** The same with pictures that are known. */
export function teasersWith(media: MediaById, sections: readonly Section[], listings: readonly PublicListing[]): TeaserData[] {
  return listings.map((listing) => {
    const { id, sprak, sektion, mall, slug, rubrik, ingress, meta, publicerad, sponsrad } = listing;
    const section = sections.find((candidate) => candidate.id === sektion) ?? { namn: sektion, namn_en: '' };
    return {
      id,
      lank: articlePath(sprak, sektion, slug),
      rubrik: meta.puffTitel?.trim() || rubrik,
      ingress: ingress.trim(),
      sektion: { namn: sectionName(sprak, section), lank: sectionPath(sprak, sektion) },
      publicerad,
      // What was a report, and is told in another form now, does not go on.
      pagar: mall === 'liverapport' && meta.live === true,
      markning: sponsrad === null ? null : sponsorLabel(sponsrad, sprak),
      bild: teaserPicture(listing, media),
    };
  });
}
