import type { Logger } from 'pino';
import type { MediaPort } from '#lib/adapters/media/port.ts';
import type { Language } from '#lib/contract/languages.ts';
import { DatabaseAway } from '#lib/errors/database-away.ts';
import { NoRoom } from '#lib/errors/no-room.ts';
import { type Answer, type Door, textAnswer, withHeaders } from '#lib/http/answer.ts';
import { type Asked, pathOf } from '#lib/http/asked.ts';
import { type CalendarRoute, calendarAnswer, calendarLanguage } from '#lib/site/calendar.ts';
import type { PageCache } from '#lib/site/page-cache.ts';
import type { Message } from '#lib/site/pages/message-page.tsx';
import { accentFile, type ReaderFiles } from '#lib/site/reader-files.ts';
import { type ReadyPage, readyWhenAsked } from '#lib/site/ready-page.ts';
import { renderShared } from '#lib/site/render-draft.tsx';
import { LAST_LIST_PAGE } from '#lib/site/render-listing.tsx';
import { type Route, routeOf } from '#lib/site/route.ts';
import { sharedSource } from '#lib/site/shared-source.ts';
import { redirect, siteAnswers } from '#lib/site/site-answers.tsx';
import type { SiteFacts } from '#lib/site/site-context.ts';
import type { OpenShare, SiteSource } from '#lib/site/site-source.ts';
import { withDependencies } from '#lib/site/tracked-source.ts';
import type { RenderedPublication } from '#lib/store/readers/kept-pages.ts';
import { addressForLog } from '#lib/transports/doors/address-for-log.ts';
import { isPictureRoute, pictureAnswer, replacedPicture } from '#lib/transports/doors/pictures.ts';
import { readyAnswer } from '#lib/transports/doors/ready-answer.ts';

export interface SiteDependencies {
  site: SiteFacts;
  source: SiteSource;
  shared: OpenShare;
  /** Told of every public change, and of whether changes can be heard, by whoever makes it. */
  pages: PageCache;
  files: ReaderFiles['files'];
  media: Pick<MediaPort, 'read' | 'readMade' | 'readShared'>;
  hashToken(token: string): string;
  now(): Date;
  /** Keeps what has been rendered of a publication, behind the answer. */
  keep(rendered: RenderedPublication): void;
  log: Pick<Logger, 'error'>;
}

/** What a reader asked for: the whole address, its path, the page of a section, and whether the page itself is wanted (not so by HEAD). */
interface Wanted {
  url: string;
  path: string;
  sida: number;
  whole: boolean;
}

const SECTION_PAGE = /[?&]sida=([1-9]\d{0,5})(?:&|$)/;
const RETRY_SECONDS = '5';

/**
 * Answers readers: pages, feeds, pictures, the reader style and share links; what is none of these with a page that says so.
 * Never throws for what a reader sends; a page that is kept costs no question to the store.
 */
export function siteDoor(dependencies: SiteDependencies): Door {
  const { site, source, shared: openShare, pages, files, media, hashToken, now, keep, log } = dependencies;
  const answers = siteAnswers({ site, source: sharedSource(source, pages), now, keep, log });

  return (asked) => {
    const { url, method } = asked;
    if (method !== 'GET' && method !== 'HEAD') return READ_ONLY;
    const path = pathOf(asked);
    // Campaign parameters and the like change nothing: one page, one place.
    const sida = path === url ? 1 : Number(SECTION_PAGE.exec(url)?.[1] ?? 1);
    const kept = pages.get(keyOf(path, sida));
    if (kept !== undefined) return readyAnswer(asked, kept);
    return read(asked, routeOf(path), { url, path, sida, whole: method === 'GET' });
  };

  async function read(asked: Asked, route: Route, wanted: Wanted): Promise<Answer> {
    const sprak = 'sprak' in route ? route.sprak : 'sv';
    try {
      const picture = await pictureOf(asked, route);
      return picture ?? readyAnswer(asked, (await pageOf(route, wanted)) ?? (await message('saknas', sprak)));
    } catch (error) {
      return failure(asked, error, sprak);
    }
  }

  async function pictureOf(asked: Asked, route: Route): Promise<Answer | undefined> {
    if (!isPictureRoute(route)) return undefined;
    const found = await pictureAnswer(asked, media, route);
    if (found !== undefined) return found;
    const [picture] = await source.media([route.id]);
    return picture && replacedPicture(pathOf(asked), picture, route);
  }

  async function pageOf(route: Route, { url, path, sida, whole }: Wanted): Promise<ReadyPage | undefined> {
    switch (route.typ) {
      case 'bild':
      case 'beskuren-bild':
      case 'delningsbild':
      case 'saknas':
        return undefined;
      case 'stil':
        return files.get(route.namn) ?? accentFile(route.namn);
      case 'delning':
        return shared(route.token, whole);
      case 'kalender':
        return calendar(route, url);
      case 'annan-stavning':
        return readyWhenAsked(redirect(301, route.till + url.slice(path.length)));
      case 'sektion':
      case 'tagg':
      case 'person':
        if (sida > LAST_LIST_PAGE) return undefined;
        return pages.fetch(keyOf(path, sida), () => answers.answer(route, sida));
      default:
        return pages.fetch(path, () => answers.answer(route, 1));
    }
  }

  async function shared(token: string, opens: boolean): Promise<ReadyPage | undefined> {
    const found = await openShare(hashToken(token), now().toISOString(), opens);
    if (found === undefined) return undefined;
    if (found === 'slut') return message('slut', 'sv');
    const body = await renderShared(site, source, found);
    return readyWhenAsked({ status: 200, headers: answers.headers.delning, body, kept: 'inte' });
  }

  /** Kept by its language, which its path does not tell. */
  async function calendar(route: CalendarRoute, url: string): Promise<ReadyPage | undefined> {
    const sprak = calendarLanguage(url);
    if (sprak === undefined) return undefined;
    return pages.fetch(`kalender ${route.innehall} ${route.block} ${sprak}`, () =>
      withDependencies(source, (tracked) => calendarAnswer({ site, source: tracked }, route, sprak)),
    );
  }

  /** No path holds a space, so that no reader can ask for these keys. */
  async function message(what: Message, sprak: Language): Promise<ReadyPage> {
    const make = () => answers.message(what, sprak);
    return (await pages.fetch(`besked ${what} ${sprak}`, make)) ?? readyWhenAsked(await make());
  }

  async function failure(asked: Asked, error: unknown, sprak: Language): Promise<Answer> {
    // With no room to write some things cannot be read either: the cut of a shared picture, a list that is sorted on the disk.
    const away = error instanceof DatabaseAway || error instanceof NoRoom;
    const { korrelation, url } = asked;
    log.error({ err: error, korrelation, url: addressForLog(url) }, away ? 'database away' : 'a page could not be made');
    const answer = readyAnswer(asked, readyWhenAsked(await answers.message(away ? 'borta' : 'fel', sprak, false)));
    return away ? withHeaders(answer, { 'Retry-After': RETRY_SECONDS }) : answer;
  }
}

function keyOf(path: string, sida: number): string {
  return sida === 1 ? path : `${path}?sida=${sida}`;
}

const READ_ONLY = textAnswer(405, 'Den här adressen går bara att läsa, med GET eller HEAD.\n', {
  Allow: 'GET, HEAD',
  'Content-Type': 'text/plain; charset=utf-8',
});
