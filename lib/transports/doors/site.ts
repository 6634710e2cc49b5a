import type { Answer, Door } from '#lib/http/answer.ts';
import { type Asked, pathOf } from '#lib/http/asked.ts';
import { type CalendarRoute, calendarAnswer, calendarLanguage } from '#lib/site/calendar.ts';
import type { PageCache } from '#lib/site/page-cache.ts';
import { accentFile, type ReaderFiles, readerFile } from '#lib/site/reader-files.ts';
import { type ReadyPage, readyWhenAsked } from '#lib/site/ready-page.ts';
import { LAST_LIST_PAGE } from '#lib/site/render-listing.tsx';
import { type Route, routeOf } from '#lib/site/route.ts';
import { redirect, type SiteAnswers } from '#lib/site/site-answers.tsx';
import type { SiteFacts } from '#lib/site/site-context.ts';
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
  messages: ReaderMessages;
}

/** What a reader asked for: the whole address, its path, and the page of a list. */
interface Wanted {
  url: string;
  path: string;
  sida: number;
}

const SECTION_PAGE = /[?&]sida=([1-9]\d{0,5})(?:&|$)/;

/**
 * Answers readers: pages, feeds, calendars and the reader style; what is none of these with a page that says so.
 * Never throws for what a reader sends; a page that is kept costs no question to the store.
 */
export function siteDoor({ site, source, answers, pages, files, messages }: SiteDependencies): Door {
  return readingDoor((asked) => {
    const { url } = asked;
    const path = pathOf(asked);
    // Campaign parameters and the like change nothing: one page, one place.
    const sida = path === url ? 1 : Number(SECTION_PAGE.exec(url)?.[1] ?? 1);
    const kept = pages.get(keyOf(path, sida));
    if (kept !== undefined) return readyAnswer(asked, kept);
    return read(asked, routeOf(path), { url, path, sida });
  });

  async function read(asked: Asked, route: Route, wanted: Wanted): Promise<Answer> {
    const sprak = 'sprak' in route ? route.sprak : 'sv';
    try {
      const page = await pageOf(route, wanted);
      return page === undefined ? await messages.answer(asked, 'saknas', sprak) : readyAnswer(asked, page);
    } catch (error) {
      return messages.failure(asked, error, sprak);
    }
  }

  async function pageOf(route: Route, { url, path, sida }: Wanted): Promise<ReadyPage | undefined> {
    switch (route.typ) {
      case 'saknas':
        return undefined;
      case 'stil':
        return readerFile(files, route.namn) ?? accentFile(route.namn);
      case 'kalender':
        return calendar(route, url);
      case 'annan-stavning':
        return readyWhenAsked(redirect(301, route.till + url.slice(path.length)));
      case 'sektion':
      case 'tagg':
      case 'person':
      case 'skribent':
        if (sida > LAST_LIST_PAGE) return undefined;
        return pages.fetch(keyOf(path, sida), () => answers.answer(route, sida));
      default:
        return pages.fetch(path, () => answers.answer(route, 1));
    }
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

function keyOf(path: string, sida: number): string {
  return sida === 1 ? path : `${path}?sida=${sida}`;
}
