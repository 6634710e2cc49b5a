import type { Language } from '#lib/contract/languages.ts';
import { htmlDocument } from '#lib/site/document.ts';
import { ArchivePage } from '#lib/site/pages/archive-page.tsx';
import { SITE_WORDS } from '#lib/site/pages/site-words.ts';
import { type ListingOf, listWindow, renderListing } from '#lib/site/render-listing.tsx';
import { sharedMark } from '#lib/site/shared-of-list.ts';
import { archivePath } from '#lib/site/site-addresses.ts';
import { frameData, isServed, OTHER_LANGUAGE, type SiteFacts } from '#lib/site/site-context.ts';
import type { SiteSource } from '#lib/site/site-source.ts';
import type { Month } from '#lib/store/readers/public-lists.ts';

/** Of a hundred years. */
export const MOST_MONTHS = 1_200;

const LOCALES: Record<Language, string> = { sv: 'sv-SE', en: 'en-GB' };

/** The page of the years, or of one; `undefined` when nothing was published then. */
export async function renderYears(
  site: SiteFacts,
  source: SiteSource,
  { sprak, ar }: { sprak: Language; ar: number | undefined },
): Promise<string | undefined> {
  const ofYear = async (language: Language) =>
    (await source.months(language, MOST_MONTHS)).filter((month) => ar === undefined || month.ar === ar);
  const months = await ofYear(sprak);
  // Every page leads to the years.
  if (months.length === 0 && ar !== undefined) return undefined;
  const words = SITE_WORDS[sprak];
  const other = OTHER_LANGUAGE[sprak];
  const [sections, inOther] = await Promise.all([source.sections(), isServed(site, other) ? ofYear(other) : []]);
  const when = ar === undefined ? {} : { ar };
  const namn = ar === undefined ? words.arkiv : `${words.arkiv} ${ar}`;
  const lank = site.url + archivePath(sprak, when);
  const head = {
    titel: `${namn} – ${site.identitet.namn}`,
    beskrivning: words.arkivBesk,
    floden: [],
    publik: {
      kanonisk: lank,
      sprakversioner: [{ sprak, lank }, ...(inOther.length === 0 ? [] : [{ sprak: other, lank: site.url + archivePath(other, when) }])],
      typ: 'website' as const,
      delning: { rubrik: `${namn} – ${site.identitet.namn}`, text: words.arkivBesk, bild: sharedMark(site) },
      jsonLd: null,
    },
  };
  const annan = inOther.length === 0 ? undefined : { lank: archivePath(other, when), text: words.annatSprak };
  const years = [...new Set(months.map((month) => month.ar))].map((year) => ({
    namn: String(year),
    lank: archivePath(sprak, { ar: year }),
    manader: months
      .filter((month) => month.ar === year)
      .map((month) => ({ namn: monthName(sprak, month), lank: archivePath(sprak, month) })),
  }));
  return htmlDocument(
    <ArchivePage
      frame={frameData(site, { sprak, sections, annan, path: archivePath(sprak, when), medAnnonser: true })}
      head={head}
      namn={namn}
      om={words.arkivBesk}
      ar={years}
    />,
  );
}

/** A page of what was published in a month; `undefined` when there is nothing on it. */
export async function renderMonth(
  site: SiteFacts,
  source: SiteSource,
  { sprak, month, sida }: { sprak: Language; month: Month; sida: number },
): Promise<string | undefined> {
  const found = await source.latestOfMonth(sprak, month, ...listWindow(sida));
  if (found.length === 0) return undefined;
  const other = OTHER_LANGUAGE[sprak];
  const [sections, inOther] = await Promise.all([source.sections(), isServed(site, other) ? source.latestOfMonth(other, month, 1) : []]);
  const namn = `${monthName(sprak, month)} ${month.ar}`;
  const listing: ListingOf = {
    ...{ sprak, namn: namn.charAt(0).toUpperCase() + namn.slice(1), om: '', beskrivning: SITE_WORDS[sprak].manadBesk(namn), sida },
    path: (language) => archivePath(language, month),
    over: [
      { namn: SITE_WORDS[sprak].arkiv, lank: site.url + archivePath(sprak) },
      { namn: String(month.ar), lank: site.url + archivePath(sprak, { ar: month.ar }) },
    ],
    flode: null,
    isInOther: inOther.length > 0,
  };
  return renderListing(site, source, listing, { sections, found });
}

function monthName(sprak: Language, { ar, manad }: Month): string {
  return new Intl.DateTimeFormat(LOCALES[sprak], { month: 'long', timeZone: 'UTC' }).format(Date.UTC(ar, manad - 1, 1));
}
