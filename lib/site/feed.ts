import { aiNote } from '#lib/content/ai-note.ts';
import { signingPersons } from '#lib/content/byline.ts';
import { labelledHeadline, sponsorLabel } from '#lib/content/sponsor-label.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { Media } from '#lib/contract/media.ts';
import type { SiteIdentity } from '#lib/contract/site.ts';
import { withoutControlsIn } from '#lib/contract/without-controls.ts';
import { croppedPicture, type MediaById, teaserMediaId } from '#lib/site/pictures.ts';
import { articlePath, type FeedForm, feedPath, frontPath } from '#lib/site/site-addresses.ts';
import type { PublicListing } from '#lib/store/readers/public-lists.ts';

export const FEED_LENGTH = 30;

/** What a feed is of, with the paths of its page and of itself. */
export interface FeedSubject {
  namn: string;
  sida: string;
  flode(form: FeedForm): string;
}

/** The newest articles, whatever form they are told in. */
export interface Feed {
  sajt: SiteIdentity;
  url: string;
  sprak: Language;
  /** `null` for the feed of all articles. */
  amne: FeedSubject | null;
  listings: readonly PublicListing[];
  media: MediaById;
}

/** An article as a feed tells of it. Addresses are whole. */
export interface FeedEntry {
  innehall: string;
  sprak: Language;
  titel: string;
  lank: string;
  text: string;
  av: readonly string[];
  publicerad: string;
  /** The picture that a shared link would show. */
  bild: string | null;
  /** The whole picture, for readers of feeds that know of no other way to be given one. */
  fil: { adress: string; typ: string; byte: number } | null;
}

/** What it is called, and where its page and it are. */
export function feedHead({ sajt, url, sprak, amne }: Feed, form: FeedForm): { titel: string; sida: string; sjalv: string } {
  return {
    titel: amne === null ? sajt.namn : `${sajt.namn} – ${amne.namn}`,
    sida: url + (amne?.sida ?? frontPath(sprak)),
    sjalv: url + (amne?.flode(form) ?? feedPath(sprak, null, form)),
  };
}

/** The entries, without controls, which older texts may have. */
export function feedEntries({ sajt, url, listings, media }: Feed): FeedEntry[] {
  const entries = listings.map((listing) => {
    const { id, sprak, sektion, slug, rubrik, ingress, publicerad, sponsrad, ord } = listing;
    // Told in both headline and text: a reader of feeds may show either alone.
    const label = sponsrad === null ? '' : sponsorLabel(sponsrad, sprak);
    const marked = label === '' ? ingress : `${label}. ${ingress}`.trim();
    // As on the page: whoever reads in a reader of feeds is told it there.
    const written = aiNote(ord, sajt, sprak)?.text ?? '';
    const persons = signingPersons(listing);
    return {
      ...{ innehall: id, sprak, publicerad },
      titel: labelledHeadline(rubrik, sponsrad, sprak),
      lank: url + articlePath(sprak, sektion, slug),
      text: `${marked} ${written}`.trim(),
      av: persons.length > 0 ? persons : [sajt.namn],
      bild: croppedPicture(listing, media, (address) => (address.startsWith('/') ? url + address : address))?.src ?? null,
      fil: fileOf(url, media.get(teaserMediaId(listing) ?? '')),
    };
  });
  return withoutControlsIn(entries);
}

function fileOf(url: string, picture: Media | undefined): FeedEntry['fil'] {
  return picture === undefined ? null : { adress: url + picture.src, typ: picture.typ, byte: picture.byte };
}
