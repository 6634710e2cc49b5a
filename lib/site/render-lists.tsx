import { LANGUAGES, type Language } from '#lib/contract/languages.ts';
import type { TagRow } from '#lib/contract/tag.ts';
import { sectionOf } from '#lib/site/article-data.ts';
import { htmlDocument } from '#lib/site/document.ts';
import { FrontPage } from '#lib/site/pages/front-page.tsx';
import type { HeadData } from '#lib/site/pages/page-head.tsx';
import { SectionPage } from '#lib/site/pages/section-page.tsx';
import { SITE_WORDS, siteDescription } from '#lib/site/pages/site-words.ts';
import { byId, sharedPicture, teaserMediaIds } from '#lib/site/pictures.ts';
import { feedPath, frontPath, sectionPath, tagFeedPath, tagPath } from '#lib/site/site-addresses.ts';
import { frameData, isServed, OTHER_LANGUAGE, type SiteFacts } from '#lib/site/site-context.ts';
import type { SiteSource } from '#lib/site/site-source.ts';
import { tagName } from '#lib/site/subjects.ts';
import { teasersOf } from '#lib/site/teasers.ts';

const ON_FRONT = 40;
export const ON_LIST_PAGE = 25;
export const LAST_LIST_PAGE = 999;

/** The front page of one language. */
export async function renderFront(site: SiteFacts, source: SiteSource, sprak: Language): Promise<string> {
  const [sections, latest] = await Promise.all([source.sections(), source.latest(sprak, null, ON_FRONT)]);
  const { namn } = site.identitet;
  const beskrivning = siteDescription(site.identitet, sprak);
  const teasers = await teasersOf(source, sections, latest);
  const pictures = byId(await source.media(teaserMediaIds(latest)));
  const picture = latest
    .map((listing) => sharedPicture(listing, pictures, (address) => wholeAddress(site, address)))
    .find((one) => one !== null);
  const head: HeadData = {
    titel: namn,
    beskrivning,
    floden: [{ titel: namn, lank: feedPath(sprak, null) }],
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
        bild: picture ?? null,
      },
      jsonLd: null,
    },
  };
  return htmlDocument(<FrontPage frame={frameData(site, { sprak, sections })} head={head} teasers={teasers} />);
}

function wholeAddress(site: SiteFacts, address: string): string {
  return address.startsWith('/') ? site.url + address : address;
}

/** One page of a section; `undefined` when there is no such section in the language, or it has no such page. */
export async function renderSection(
  site: SiteFacts,
  source: SiteSource,
  { sprak, sektion: id, sida }: { sprak: Language; sektion: string; sida: number },
): Promise<string | undefined> {
  const sections = await source.sections();
  if (!sections.some((section) => section.id === id && section.sprak.includes(sprak))) return undefined;
  // One more than is shown tells whether there is another page.
  const found = await source.latest(sprak, id, ON_LIST_PAGE + 1, (sida - 1) * ON_LIST_PAGE);
  if (found.length === 0 && sida > 1) return undefined;
  const { namn } = sectionOf(sections, sprak, id);
  const words = SITE_WORDS[sprak];
  const address = (nummer: number) => `${sectionPath(sprak, id)}${nummer > 1 ? `?sida=${nummer}` : ''}`;
  const other = OTHER_LANGUAGE[sprak];
  const inOther = isServed(site, other) && sections.some((section) => section.id === id && section.sprak.includes(other));
  const lank = site.url + address(sida);
  const head: HeadData = {
    titel: `${namn}${sida > 1 ? `, ${words.sida(sida).toLowerCase()}` : ''} – ${site.identitet.namn}`,
    beskrivning: words.sektionBesk(namn),
    floden: [{ titel: `${site.identitet.namn} – ${namn}`, lank: feedPath(sprak, id) }],
    publik: {
      kanonisk: lank,
      sprakversioner: [{ sprak, lank }, ...(inOther && sida === 1 ? [{ sprak: other, lank: site.url + sectionPath(other, id) }] : [])],
      typ: 'website',
      delning: { rubrik: `${namn} – ${site.identitet.namn}`, text: words.sektionBesk(namn), bild: null },
      jsonLd: null,
    },
  };
  return htmlDocument(
    <SectionPage
      frame={frameData(site, {
        sprak,
        sections,
        aktuell: id,
        annan: inOther ? { lank: sectionPath(other, id), text: words.annatSprak } : undefined,
      })}
      head={head}
      namn={namn}
      sida={sida}
      teasers={await teasersOf(source, sections, found.slice(0, ON_LIST_PAGE))}
      nyare={sida > 1 ? address(sida - 1) : null}
      aldre={found.length > ON_LIST_PAGE && sida < LAST_LIST_PAGE ? address(sida + 1) : null}
    />,
  );
}

/** One page of what is public of a tag; `undefined` when there is nothing on it. */
export async function renderTag(
  site: SiteFacts,
  source: SiteSource,
  { sprak, tagg, sida }: { sprak: Language; tagg: TagRow; sida: number },
): Promise<string | undefined> {
  const found = await source.latestOfTag(sprak, tagg.id, ON_LIST_PAGE + 1, (sida - 1) * ON_LIST_PAGE);
  if (found.length === 0) return undefined;
  const other = OTHER_LANGUAGE[sprak];
  const [sections, inOther] = await Promise.all([source.sections(), isServed(site, other) ? source.latestOfTag(other, tagg.id, 1) : []]);
  const words = SITE_WORDS[sprak];
  const namn = tagName(tagg, sprak);
  const om = (sprak === 'en' ? tagg.beskrivning_en : tagg.beskrivning).trim();
  const address = (nummer: number) => `${tagPath(sprak, tagg.slug)}${nummer > 1 ? `?sida=${nummer}` : ''}`;
  const lank = site.url + address(sida);
  const isInOther = inOther.length > 0;
  const head: HeadData = {
    titel: `${namn}${sida > 1 ? `, ${words.sida(sida).toLowerCase()}` : ''} – ${site.identitet.namn}`,
    beskrivning: om || words.taggBesk(namn),
    floden: [{ titel: `${site.identitet.namn} – ${namn}`, lank: tagFeedPath(sprak, tagg.slug) }],
    publik: {
      kanonisk: lank,
      sprakversioner: [{ sprak, lank }, ...(isInOther && sida === 1 ? [{ sprak: other, lank: site.url + tagPath(other, tagg.slug) }] : [])],
      typ: 'website',
      delning: { rubrik: `${namn} – ${site.identitet.namn}`, text: om || words.taggBesk(namn), bild: null },
      jsonLd: null,
    },
  };
  return htmlDocument(
    <SectionPage
      frame={frameData(site, {
        sprak,
        sections,
        annan: isInOther ? { lank: tagPath(other, tagg.slug), text: words.annatSprak } : undefined,
      })}
      head={head}
      namn={namn}
      beskrivning={om}
      visaSektion
      sida={sida}
      teasers={await teasersOf(source, sections, found.slice(0, ON_LIST_PAGE))}
      nyare={sida > 1 ? address(sida - 1) : null}
      aldre={found.length > ON_LIST_PAGE && sida < LAST_LIST_PAGE ? address(sida + 1) : null}
    />,
  );
}
