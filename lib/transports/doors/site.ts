import type { Led } from '#lib/content/redirects.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { Answer, Door } from '#lib/http/answer.ts';
import { type Asked, pathOf, queryOf } from '#lib/http/asked.ts';
import { isBrowsing } from '#lib/site/browsing.ts';
import { type CalendarRoute, calendarAnswer, calendarLanguage } from '#lib/site/calendar.ts';
import type { PageCache } from '#lib/site/page-cache.ts';
import { accentFile, PLAIN_ICON, type ReaderFiles, readerFile } from '#lib/site/reader-files.ts';
import { type ReadyPage, readyWhenAsked } from '#lib/site/ready-page.ts';
import type { ReaderRedirect, ReaderRedirects } from '#lib/site/redirects.ts';
import { LAST_LIST_PAGE } from '#lib/site/render-listing.tsx';
import { LAST_SEARCH_PAGE, searchedFor } from '#lib/site/render-search.tsx';
import { type Route, routeOf } from '#lib/site/route.ts';
import { type Leaf, redirect, type SiteAnswers } from '#lib/site/site-answers.tsx';
import { logotypeIcon, type SiteFacts } from '#lib/site/site-context.ts';
import type { SiteSource } from '#lib/site/site-source.ts';
import { withDependencies } from '#lib/site/tracked-source.ts';
import { type ReaderMessages, readingDoor } from '#lib/transports/doors/reader-messages.ts';
import { readyAnswer } from '#lib/transports/doors/ready-answer.ts';

export interface SiteDependencies {
  site: SiteFacts;
  source: SiteSource;
  answers: SiteAnswers;
  pages: PageCache;
  files: ReaderFiles['files'];
  redirects: ReaderRedirects;
  messages: ReaderMessages;
}

/** What a reader asked for: the whole address, its path, and which page of a list or of a long report. */
interface Wanted extends Leaf {
  url: string;
  path: string;
}

const SECTION_PAGE = /[?&]sida=([1-9]\d{0,5})(?:&|$)/;
const REPORT_PART = /[?&]del=([1-9]\d{0,2})(?:&|$)/;
const ENTRY = /[?&]inlagg=([\w-]{1,140})(?:&|$)/;

/**
 * Answers readers: pages, feeds, calendars and the reader style; what is none of these is led from as the newsroom has said, or told by a page that says so.
 * Never throws for what a reader sends; a page that is kept costs no question to the store.
 */
export function siteDoor({ site, source, answers, pages, files, redirects, messages }: SiteDependencies): Door {
  return readingDoor((asked) => {
    const { url } = asked;
    const path = pathOf(asked);
    // Campaign parameters and the like change nothing: one page, one place.
    const leaf = path === url ? FIRST : leafOf(url);
    const kept = pages.get(keyOf(path, leaf));
    if (kept !== undefined && !ENTRY.test(url)) return readyAnswer(asked, kept);
    return read(asked, routeOf(path), { url, path, ...leaf });
  });

  async function read(asked: Asked, route: Route, wanted: Wanted): Promise<Answer> {
    const sprak = 'sprak' in route ? route.sprak : 'sv';
    try {
      const instead = route.typ === 'annan-stavning' ? await ledOnce(asked, route.till) : undefined;
      if (instead !== undefined) return await led(asked, instead, sprak);
      const page = await pageOf(route, wanted);
      if (page !== undefined && page.standsIn === undefined) return readyAnswer(asked, page);
      const from = await redirects.lead(asked.url);
      if (from !== undefined) return await led(asked, from, sprak);
      return page === undefined ? await messages.answer(asked, 'saknas', sprak) : readyAnswer(asked, page);
    } catch (error) {
      return messages.failure(asked, error, sprak);
    }
  }

  /** Where an address leads that is spelt otherwise, when nothing is there in its one spelling either: so a reader is led once, and not twice. */
  async function ledOnce(asked: Asked, till: string): Promise<Led<ReaderRedirect> | undefined> {
    const found = await redirects.lead(asked.url);
    if (found === undefined) return undefined;
    const page = await pageOf(routeOf(till), { url: till, path: till, ...FIRST });
    return page === undefined || page.standsIn !== undefined ? found : undefined;
  }

  /** Leads a reader on from an old address, or says that what was there is gone. */
  async function led(asked: Asked, { row, till }: Led<ReaderRedirect>, sprak: Language): Promise<Answer> {
    if (asked.method === 'GET' && isBrowsing(asked)) redirects.followed(row.id);
    if (till === null) return messages.answer(asked, 'borttagen', sprak);
    return readyAnswer(asked, readyWhenAsked(redirect(row.status === 302 ? 302 : 301, till)));
  }

  async function pageOf(route: Route, { url, path, sida, del }: Wanted): Promise<ReadyPage | undefined> {
    switch (route.typ) {
      case 'saknas':
        return undefined;
      case 'stil': {
        const icon = route.namn === PLAIN_ICON ? logotypeIcon(site) : undefined;
        if (icon !== undefined) return readyWhenAsked(redirect(302, icon));
        return readerFile(files, route.namn) ?? accentFile(route.namn);
      }
      case 'sok':
        return search(route.sprak, url, sida);
      case 'kalender':
        return calendar(route, url);
      case 'annan-stavning':
        return readyWhenAsked(redirect(301, route.till + url.slice(path.length)));
      case 'sektion':
      case 'tagg':
      case 'person':
      case 'skribent':
      case 'arkiv':
        if (sida > LAST_LIST_PAGE) return undefined;
        return pages.fetch(keyOf(path, { sida }), () => answers.answer(route, { sida }));
      case 'artikel': {
        const anchor = ENTRY.exec(url)?.[1];
        const led = anchor === undefined ? undefined : await pages.fetch(`${path}?inlagg=${anchor}`, () => answers.entry(route, anchor));
        if (led !== undefined) return led;
        return pages.fetch(keyOf(path, { sida: 1, del }), () => answers.answer(route, { sida: 1, del }));
      }
      default:
        return pages.fetch(path, () => answers.answer(route, FIRST));
    }
  }

  async function search(sprak: Language, url: string, sida: number): Promise<ReadyPage | undefined> {
    if (sida > LAST_SEARCH_PAGE) return undefined;
    const found = await answers.search(sprak, searchedFor(queryOf({ url })), sida);
    return found && readyWhenAsked(found);
  }

  /** Kept by its language, which its path does not tell. */
  async function calendar(route: CalendarRoute, url: string): Promise<ReadyPage | undefined> {
    const sprak = calendarLanguage(url);
    if (sprak === undefined) return undefined;
    return pages.fetch(`kalender ${route.innehall} ${route.block} ${sprak}`, () =>
      withDependencies(source, (tracked) => calendarAnswer({ site, source: tracked }, route, sprak)),
    );
  }
}

const FIRST: Leaf = { sida: 1 };

function leafOf(url: string): Leaf {
  const del = REPORT_PART.exec(url)?.[1];
  return { sida: Number(SECTION_PAGE.exec(url)?.[1] ?? 1), del: del === undefined ? undefined : Number(del) };
}

function keyOf(path: string, { sida, del }: Leaf): string {
  if (del !== undefined) return `${path}?del=${del}`;
  return sida === 1 ? path : `${path}?sida=${sida}`;
}
