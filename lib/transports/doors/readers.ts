import type { Logger } from 'pino';
import type { MediaPort } from '#lib/adapters/media/port.ts';
import type { Door } from '#lib/http/answer.ts';
import type { Outbound } from '#lib/site/outbound.ts';
import type { PageCache } from '#lib/site/page-cache.ts';
import type { Proving } from '#lib/site/proof.ts';
import type { ReaderFiles } from '#lib/site/reader-files.ts';
import type { ReaderRedirects } from '#lib/site/redirects.ts';
import { sharedSource } from '#lib/site/shared-source.ts';
import { siteAnswers } from '#lib/site/site-answers.tsx';
import type { SiteFacts } from '#lib/site/site-context.ts';
import type { OpenShare, SiteSource } from '#lib/site/site-source.ts';
import type { RenderedPublication } from '#lib/store/readers/kept-pages.ts';
import type { DoorOfItsOwn } from '#lib/transports/doors/addresses.ts';
import { outboundDoor } from '#lib/transports/doors/outbound.ts';
import { picturesDoor } from '#lib/transports/doors/pictures.ts';
import { readerMessages } from '#lib/transports/doors/reader-messages.ts';
import { shareDoor } from '#lib/transports/doors/share.ts';
import { siteDoor } from '#lib/transports/doors/site.ts';

export interface ReadersDependencies {
  site: SiteFacts;
  source: SiteSource;
  openShare: OpenShare;
  outbound: Outbound;
  redirects: ReaderRedirects;
  /** Told of every public change, and of whether changes can be heard, by whoever makes it. */
  pages: PageCache;
  files: ReaderFiles['files'];
  media: Pick<MediaPort, 'read' | 'readMade' | 'readShared'>;
  proving: Proving;
  hashToken(token: string): string;
  now(): Date;
  /** Keeps what has been rendered of a publication, behind the answer. */
  keep(rendered: RenderedPublication): void;
  log: Pick<Logger, 'error'>;
}

/** The doors that readers come by. They say in one voice that there is nothing, or that something is wrong. */
export type ReadersDoors = Record<Extract<DoorOfItsOwn, 'site' | 'pictures' | 'share' | 'outbound'>, Door>;

export function readersDoors(dependencies: ReadersDependencies): ReadersDoors {
  const { site, source, openShare, outbound, redirects, pages, files, media, proving, hashToken, now, keep, log } = dependencies;
  const takenBackTimes = () => pages.takenBackTimes;
  const answers = siteAnswers({ site, source: sharedSource(source, pages), now, takenBackTimes, proving, keep, log });
  const messages = readerMessages({ answers, pages, log });
  return {
    site: siteDoor({ site, source, answers, pages, files, redirects, messages }),
    pictures: picturesDoor({ media, source, messages }),
    outbound: outboundDoor({ site, source, outbound, messages, now }),
    share: shareDoor({ site, source, openShare, answers, messages, hashToken, now }),
  };
}
