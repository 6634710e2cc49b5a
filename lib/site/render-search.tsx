import { searchWords } from '#lib/content/search-words.ts';
import { isStorableText } from '#lib/content/storable-text.ts';
import type { Language } from '#lib/contract/languages.ts';
import { htmlDocument } from '#lib/site/document.ts';
import { LONGEST_SEARCH } from '#lib/site/pages/search-form.tsx';
import { SearchPage } from '#lib/site/pages/search-page.tsx';
import { SITE_WORDS } from '#lib/site/pages/site-words.ts';
import { listWindow, ON_PAGE } from '#lib/site/render-listing.tsx';
import { searchPath } from '#lib/site/site-addresses.ts';
import { frameData, isServed, OTHER_LANGUAGE, type SiteFacts } from '#lib/site/site-context.ts';
import type { SiteSource } from '#lib/site/site-source.ts';
import { teasersOf } from '#lib/site/teasers.ts';

/** Nobody looks further down: more words find it sooner. */
export const LAST_SEARCH_PAGE = 20;
/** The words that count are few. */
const MOST_WORDS = 8;

/** What a query of the search page asks for, whatever it holds: so much of it as is looked for. */
export function searchedFor(query: string): string {
  const q = (new URLSearchParams(query).get('q') ?? '').slice(0, LONGEST_SEARCH).toWellFormed().trim();
  return isStorableText(q) ? q : '';
}

/** The page of what was found; known to no search engine. */
export async function renderSearch(
  site: SiteFacts,
  source: SiteSource,
  { sprak, q, sida }: { sprak: Language; q: string; sida: number },
): Promise<string> {
  const words = searchWords(q).slice(0, MOST_WORDS);
  const [sections, found] = await Promise.all([source.sections(), source.search(sprak, words, ...listWindow(sida))]);
  const [own, other] = [SITE_WORDS[sprak], OTHER_LANGUAGE[sprak]];
  const address = (language: Language, nummer: number) =>
    `${searchPath(language)}?${new URLSearchParams({ ...(q === '' ? {} : { q }), ...(nummer > 1 ? { sida: String(nummer) } : {}) })}`;
  const annan = isServed(site, other) ? { lank: address(other, 1), text: own.annatSprak } : undefined;
  // The field stands in the page itself.
  const { sok = searchPath(sprak), ...frame } = frameData(site, {
    sprak,
    sections,
    annan,
    ...(q === '' ? { path: searchPath(sprak) } : {}),
  });
  return htmlDocument(
    <SearchPage
      frame={frame}
      head={{ titel: `${q === '' ? own.sok : own.sokFor(q)} – ${site.identitet.namn}`, beskrivning: '', floden: [] }}
      action={sok}
      {...{ q, sida }}
      teasers={await teasersOf(source, sections, found.slice(0, ON_PAGE))}
      nyare={sida > 1 ? address(sprak, sida - 1) : null}
      aldre={found.length > ON_PAGE && sida < LAST_SEARCH_PAGE ? address(sprak, sida + 1) : null}
    />,
  );
}
