import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Message } from '#components/site/message-page.tsx';
import type { MediaPort } from '#lib/adapters/media/port.ts';
import type { Language } from '#lib/contract/languages.ts';
import { NoRoom } from '#lib/errors/no-room.ts';
import { DatabaseAway } from '#lib/store/database.ts';
import { addressForLog } from '#lib/transports/http/address-for-log.ts';
import { requestId } from '#lib/transports/http/request-id.ts';
import { type CalendarRoute, calendarAnswer, calendarLanguage } from '#lib/transports/site/calendar.ts';
import type { PageCache } from '#lib/transports/site/page-cache.ts';
import { sendPicture, sendSharedPicture } from '#lib/transports/site/picture-file.ts';
import type { ReaderFiles } from '#lib/transports/site/reader-files.ts';
import { makeReady, type ReadyPage } from '#lib/transports/site/ready-page.ts';
import { renderShared } from '#lib/transports/site/render-draft.tsx';
import { LAST_SECTION_PAGE } from '#lib/transports/site/render-lists.tsx';
import { type Route, routeOf } from '#lib/transports/site/route.ts';
import { send } from '#lib/transports/site/send.ts';
import { redirect, siteAnswers } from '#lib/transports/site/site-answers.tsx';
import type { SiteFacts } from '#lib/transports/site/site-context.ts';
import type { SiteSource } from '#lib/transports/site/site-source.ts';
import { withDependencies } from '#lib/transports/site/tracked-source.ts';

export interface SiteDependencies {
  site: SiteFacts;
  source: SiteSource;
  /** Told of every public change, and of whether changes can be heard, by whoever makes it. */
  pages: PageCache;
  files: ReaderFiles['files'];
  media: Pick<MediaPort, 'read' | 'readShared'>;
  hashToken(token: string): string;
  now(): Date;
  log: Pick<Logger, 'error'>;
}

/** What a reader asked for: the whole address, its path, the page of a section, and whether the page itself is wanted (not so by HEAD). */
interface Asked {
  url: string;
  path: string;
  sida: number;
  whole: boolean;
}

const SECTION_PAGE = /[?&]sida=([1-9]\d{0,5})(?:&|$)/;
const RETRY_SECONDS = '5';

/**
 * Answers readers: pages, feeds, pictures, the reader style and share links. Returns false, having touched nothing, when
 * the path is not the site's. Never throws for what a reader sends; a page that is kept costs no question to the store.
 */
export function siteHandler(dependencies: SiteDependencies): (request: IncomingMessage, response: ServerResponse) => Promise<boolean> {
  const { site, source, pages, files, media, hashToken, now, log } = dependencies;
  const answers = siteAnswers({ site, source, now });

  return async (request, response) => {
    const url = request.url ?? '/';
    const cut = url.indexOf('?');
    const path = cut === -1 ? url : url.slice(0, cut);
    const reading = request.method === 'GET' || request.method === 'HEAD';
    // Campaign parameters and the like change nothing: one page, one place.
    const sida = cut === -1 ? 1 : Number(SECTION_PAGE.exec(url)?.[1] ?? 1);
    const kept = reading ? pages.get(keyOf(path, sida)) : undefined;
    if (kept !== undefined) {
      send(request, response, kept);
      return true;
    }
    const route = routeOf(path);
    if (route === undefined) return false;
    if (reading) await read(request, response, route, { url, path, sida, whole: request.method === 'GET' });
    else refuseMethod(response);
    return true;
  };

  async function read(request: IncomingMessage, response: ServerResponse, route: Route, asked: Asked) {
    const sprak = 'sprak' in route ? route.sprak : 'sv';
    try {
      if (route.typ === 'bild' && (await sendPicture(request, response, media, route))) return;
      if (route.typ === 'delningsbild' && (await sendSharedPicture(request, response, media, route))) return;
      send(request, response, (await pageOf(route, asked)) ?? (await message('saknas', sprak)));
    } catch (error) {
      await sendFailure(request, response, error, sprak);
    }
  }

  async function pageOf(route: Route, { url, path, sida, whole }: Asked): Promise<ReadyPage | undefined> {
    switch (route.typ) {
      case 'bild':
      case 'delningsbild':
      case 'saknas':
        return undefined;
      case 'stil':
        return files.get(route.namn);
      case 'delning':
        return shared(route.token, whole);
      case 'kalender':
        return calendar(route, url);
      case 'annan-stavning':
        return makeReady(redirect(301, route.till + url.slice(path.length)));
      case 'sektion':
        if (sida > LAST_SECTION_PAGE) return undefined;
        return pages.fetch(keyOf(path, sida), () => answers.answer(route, sida));
      default:
        return pages.fetch(path, () => answers.answer(route, 1));
    }
  }

  async function shared(token: string, opens: boolean): Promise<ReadyPage | undefined> {
    const found = await source.shared(hashToken(token), now().toISOString(), opens);
    if (found === undefined) return undefined;
    if (found === 'slut') return message('slut', 'sv');
    const body = await renderShared(site, source, found);
    return makeReady({ status: 200, headers: answers.headers.delning, body, kept: 'inte' });
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
    return (await pages.fetch(`besked ${what} ${sprak}`, make)) ?? makeReady(await make());
  }

  async function sendFailure(request: IncomingMessage, response: ServerResponse, error: unknown, sprak: Language): Promise<void> {
    // With no room to write some things cannot be read either: the cut of a shared picture, a list that is sorted on the disk.
    const away = error instanceof DatabaseAway || error instanceof NoRoom;
    const korrelation = requestId(request.headers['x-request-id']);
    log.error({ err: error, korrelation, url: addressForLog(request.url) }, away ? 'database away' : 'a page could not be made');
    if (response.headersSent) {
      response.destroy();
      return;
    }
    response.setHeader('X-Request-Id', korrelation);
    if (away) response.setHeader('Retry-After', RETRY_SECONDS);
    send(request, response, await makeReady(await answers.message(away ? 'borta' : 'fel', sprak, false)));
  }
}

function keyOf(path: string, sida: number): string {
  return sida === 1 ? path : `${path}?sida=${sida}`;
}

function refuseMethod(response: ServerResponse): void {
  const body = 'Den här adressen går bara att läsa, med GET eller HEAD.\n';
  response.writeHead(405, {
    Allow: 'GET, HEAD',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(body);
}
