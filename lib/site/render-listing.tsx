import type { ReactNode } from 'react';
import type { Language } from '#lib/contract/languages.ts';
import type { Section } from '#lib/contract/section.ts';
import { slotsAt } from '#lib/site/ads.ts';
import { htmlDocument } from '#lib/site/document.ts';
import { ListPage } from '#lib/site/pages/list-page.tsx';
import type { HeadData, SharedPicture } from '#lib/site/pages/page-head.tsx';
import { SITE_WORDS } from '#lib/site/pages/site-words.ts';
import { sharedOfList } from '#lib/site/shared-of-list.ts';
import { type FeedForm, feedLinks, frontPath } from '#lib/site/site-addresses.ts';
import { frameData, OTHER_LANGUAGE, type SiteFacts } from '#lib/site/site-context.ts';
import { listingJsonLd } from '#lib/site/site-json-ld.ts';
import type { SiteSource } from '#lib/site/site-source.ts';
import { listedPictures, teasersWith } from '#lib/site/teasers.ts';
import type { PublicListing } from '#lib/store/readers/public-lists.ts';

export const ON_PAGE = 25;
export const LAST_LIST_PAGE = 999;

/** What is read of a page of a list: one more than is shown tells whether there is another page. */
export function listWindow(sida: number): [limit: number, offset: number] {
  return [ON_PAGE + 1, (sida - 1) * ON_PAGE];
}

/** A page of a list of articles: of what, and which page. */
export interface ListingOf {
  sprak: Language;
  namn: string;
  /** What stands under the name; empty where nothing does. */
  om: string;
  /** What is said of it where it is led to. */
  beskrivning: string;
  /** What is known besides, as it stands on its first page, and as search engines are told it. */
  fakta?: { visas: ReactNode; nod: object };
  sida: number;
  /** The path of its first page in a language. */
  path(sprak: Language): string;
  /** What lies between the front page and it. */
  over?: ReadonlyArray<{ namn: string; lank: string }>;
  /** Where its feed is in each form; `null` where there is none of it. */
  flode: ((form: FeedForm) => string) | null;
  /** What a shared link shows instead of the picture of what stands first. */
  portratt?: SharedPicture | undefined;
  /** Whether there is the same in the other language. */
  isInOther: boolean;
  /** The section that it is of: else each article says which it is of. */
  sektion?: string;
}

/** The page of what was found of a list by `listWindow`, behind what has been chosen to stand before it. */
export async function renderListing(
  site: SiteFacts,
  source: SiteSource,
  { sprak, namn, om, beskrivning, fakta, sida, path, over = [], flode, portratt, isInOther, sektion }: ListingOf,
  { sections, found, chosen = [] }: { sections: readonly Section[]; found: readonly PublicListing[]; chosen?: readonly PublicListing[] },
): Promise<string> {
  const words = SITE_WORDS[sprak];
  const other = OTHER_LANGUAGE[sprak];
  const address = (nummer: number) => `${path(sprak)}${nummer > 1 ? `?sida=${nummer}` : ''}`;
  const lank = site.url + address(sida);
  const besides = sida === 1 ? fakta : undefined;
  const first = new Set(chosen.map(({ id }) => id));
  const shown = [...chosen, ...found.slice(0, ON_PAGE).filter(({ id }) => !first.has(id))];
  const pictures = await listedPictures(source, shown);
  const teasers = teasersWith(pictures, sections, shown);
  const head: HeadData = {
    titel: `${namn}${sida > 1 ? `, ${words.sida(sida).toLowerCase()}` : ''} – ${site.identitet.namn}`,
    beskrivning,
    floden: flode === null ? [] : feedLinks(`${site.identitet.namn} – ${namn}`, flode),
    publik: {
      kanonisk: lank,
      sprakversioner: [{ sprak, lank }, ...(isInOther && sida === 1 ? [{ sprak: other, lank: site.url + path(other) }] : [])],
      typ: 'website',
      delning: {
        rubrik: `${namn} – ${site.identitet.namn}`,
        text: beskrivning,
        bild: portratt ?? sharedOfList(site, pictures, shown),
      },
      jsonLd: listingJsonLd({
        stig: [{ namn: site.identitet.namn, lank: site.url + frontPath(sprak) }, ...over, { namn, lank }],
        listed: teasers.map((teaser) => site.url + teaser.lank),
        ...(besides === undefined ? {} : { fakta: besides.nod }),
      }),
    },
  };
  const frame = frameData(site, {
    ...{ sprak, sections, annan: isInOther ? { lank: path(other), text: words.annatSprak } : undefined },
    ...(sektion === undefined ? {} : { aktuell: sektion }),
    ...(sida === 1 ? { path: path(sprak) } : {}),
    medAnnonser: true,
  });
  return htmlDocument(
    <ListPage
      frame={frame}
      head={head}
      namn={namn}
      om={om}
      fakta={besides?.visas}
      visaSektion={sektion === undefined}
      sida={sida}
      teasers={teasers}
      annonser={slotsAt(site.annonser, 'lista', sprak, sektion)}
      nyare={sida > 1 ? address(sida - 1) : null}
      aldre={found.length > ON_PAGE && sida < LAST_LIST_PAGE ? address(sida + 1) : null}
    />,
  );
}
