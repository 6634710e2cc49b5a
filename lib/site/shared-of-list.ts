import { isDrawn } from '#lib/content/drawn-picture.ts';
import type { SiteIdentity } from '#lib/contract/site.ts';
import type { SharedPicture } from '#lib/site/pages/page-head.tsx';
import { type MediaById, sharedPicture } from '#lib/site/pictures.ts';
import type { SiteFacts } from '#lib/site/site-context.ts';
import type { PublicListing } from '#lib/store/readers/public-lists.ts';

interface Marked {
  url: string;
  identitet: Pick<SiteIdentity, 'namn' | 'logotyp'>;
}

/**
 * What a shared link to a list of articles shows: the first picture among them that its rights let be seen there, else the site's own mark, else
 * nothing.
 */
export function sharedOfList(site: SiteFacts, pictures: MediaById, listings: readonly PublicListing[]): SharedPicture | null {
  const whole = (address: string) => (address.startsWith('/') ? site.url + address : address);
  const found = listings.map((listing) => sharedPicture(listing, pictures, whole)).find((one) => one !== null);
  return found ?? sharedMark(site);
}

/** As a shared link to what shows no picture shows the site itself; `null` of a site without a mark, and of one whose mark is a drawing (SVG). */
export function sharedMark({ url, identitet: { namn, logotyp } }: Marked): SharedPicture | null {
  if (logotyp === '' || isDrawn(logotyp)) return null;
  return { src: logotyp.startsWith('/') ? url + logotyp : logotyp, bredd: undefined, hojd: undefined, alt: namn, stor: false };
}
