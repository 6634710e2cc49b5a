import { LANGUAGES, type Language } from '#lib/contract/languages.ts';
import type { TagRow } from '#lib/contract/tag.ts';
import { slotsAt } from '#lib/site/ads.ts';
import { sectionOf } from '#lib/site/article-data.ts';
import { htmlDocument } from '#lib/site/document.ts';
import { FrontPage } from '#lib/site/pages/front-page.tsx';
import type { HeadData } from '#lib/site/pages/page-head.tsx';
import { SITE_WORDS, siteDescription } from '#lib/site/pages/site-words.ts';
import { type ListingOf, listWindow, renderListing } from '#lib/site/render-listing.tsx';
import { sharedOfList } from '#lib/site/shared-of-list.ts';
import { feedLinks, feedPath, frontPath, sectionPath, tagFeedPath, tagPath } from '#lib/site/site-addresses.ts';
import { frameData, isServed, OTHER_LANGUAGE, type SiteFacts } from '#lib/site/site-context.ts';
import { siteJsonLd } from '#lib/site/site-json-ld.ts';
import type { SiteSource } from '#lib/site/site-source.ts';
import { tagName } from '#lib/site/subjects.ts';
import { listedPictures, teasersWith } from '#lib/site/teasers.ts';
import type { PublicListing } from '#lib/store/readers/public-lists.ts';

const ON_FRONT = 40;

/** The front page of one language: what has been chosen for it, and then the newest. */
export async function renderFront(
  site: SiteFacts,
  source: SiteSource,
  { sprak, chosen }: { sprak: Language; chosen: readonly PublicListing[] },
): Promise<string> {
  const [sections, newest] = await Promise.all([source.sections(), source.latest(sprak, null, ON_FRONT)]);
  const latest = [...chosen, ...without(newest, chosen)];
  const { namn } = site.identitet;
  const beskrivning = siteDescription(site.identitet, sprak);
  const pictures = await listedPictures(source, latest);
  const teasers = teasersWith(pictures, sections, latest);
  const head: HeadData = {
    titel: namn,
    beskrivning,
    floden: feedLinks(namn, (form) => feedPath(sprak, null, form)),
    publik: {
      kanonisk: site.url + frontPath(sprak),
      sprakversioner: LANGUAGES.filter((language) => isServed(site, language)).map((language) => ({
        sprak: language,
        lank: site.url + frontPath(language),
      })),
      typ: 'website',
      delning: {
        rubrik: namn,
        text: beskrivning,
        bild: sharedOfList(site, pictures, latest),
      },
      jsonLd: siteJsonLd(
        site,
        sprak,
        teasers.map(({ lank }) => site.url + lank),
      ),
    },
  };
  return htmlDocument(
    <FrontPage
      frame={frameData(site, { sprak, sections, medAnnonser: true })}
      head={head}
      teasers={teasers}
      isChosen={chosen.length > 0}
      annonser={slotsAt(site.annonser, 'framsida', sprak)}
    />,
  );
}

function without(listings: readonly PublicListing[], others: readonly PublicListing[]): PublicListing[] {
  const ids = new Set(others.map(({ id }) => id));
  return listings.filter(({ id }) => !ids.has(id));
}

/**
 * One page of a section, the first with what has been chosen for it before the newest; `undefined` when there is no such section in the language,
 * or it has no such page.
 */
export async function renderSection(
  site: SiteFacts,
  source: SiteSource,
  { sprak, sektion, sida, chosen }: { sprak: Language; sektion: string; sida: number; chosen: readonly PublicListing[] },
): Promise<string | undefined> {
  const sections = await source.sections();
  const isIn = (language: Language) => sections.some((section) => section.id === sektion && section.sprak.includes(language));
  if (!isIn(sprak)) return undefined;
  const found = await source.latest(sprak, sektion, ...listWindow(sida));
  if (found.length === 0 && sida > 1) return undefined;
  const { namn } = sectionOf(sections, sprak, sektion);
  const other = OTHER_LANGUAGE[sprak];
  const listing: ListingOf = {
    ...{ sprak, namn, om: '', beskrivning: SITE_WORDS[sprak].sektionBesk(namn), sida, sektion },
    path: (language) => sectionPath(language, sektion),
    flode: (form) => feedPath(sprak, sektion, form),
    isInOther: isServed(site, other) && isIn(other),
  };
  // Each page has the newest that it would have otherwise: what has been chosen stands before them, and takes nothing from the next.
  return renderListing(site, source, listing, { sections, found, chosen });
}

/** One page of what is public of a tag; `undefined` when there is nothing on it. */
export async function renderTag(
  site: SiteFacts,
  source: SiteSource,
  { sprak, tagg, sida }: { sprak: Language; tagg: TagRow; sida: number },
): Promise<string | undefined> {
  const found = await source.latestOfTag(sprak, tagg.id, ...listWindow(sida));
  if (found.length === 0) return undefined;
  const other = OTHER_LANGUAGE[sprak];
  const [sections, inOther] = await Promise.all([source.sections(), isServed(site, other) ? source.latestOfTag(other, tagg.id, 1) : []]);
  const namn = tagName(tagg, sprak);
  const om = (sprak === 'en' ? tagg.beskrivning_en : tagg.beskrivning).trim();
  const listing: ListingOf = {
    ...{ sprak, namn, om, beskrivning: om || SITE_WORDS[sprak].taggBesk(namn), sida },
    path: (language) => tagPath(language, tagg.slug),
    flode: (form) => tagFeedPath(sprak, tagg.slug, form),
    isInOther: inOther.length > 0,
  };
  return renderListing(site, source, listing, { sections, found });
}
