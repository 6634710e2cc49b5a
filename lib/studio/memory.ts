import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { CmsPort } from '#lib/adapters/cms/port.ts';
import type { Environment } from '#lib/config/environment.ts';
import type { OutsideCacheSettings } from '#lib/config/outside-cache.ts';
import { LiveFeeds } from '#lib/site/live/live-feeds.ts';
import { liveSource } from '#lib/site/live/live-source.ts';
import { LiveStreams } from '#lib/site/live/live-streams.ts';
import { outsideHeaders } from '#lib/site/outside-keys.ts';
import { PageCache } from '#lib/site/page-cache.ts';
import type { ReaderFiles } from '#lib/site/reader-files.ts';
import type { RenderedPage } from '#lib/site/ready-page.ts';
import { settingsSeal } from '#lib/studio/answer-seal.ts';
import { hearChanges } from '#lib/studio/changes.ts';
import { FormerNames } from '#lib/studio/former-names.ts';
import { HeldSettings } from '#lib/studio/held-settings.ts';
import { KeptByName } from '#lib/studio/kept-by-name.ts';
import { KeptFronts } from '#lib/studio/kept-fronts.ts';
import { KeptOutbound } from '#lib/studio/kept-outbound.ts';
import { KeptRedirects } from '#lib/studio/kept-redirects.ts';
import { KeptSections } from '#lib/studio/kept-sections.ts';
import { knownCallers } from '#lib/studio/known-callers.ts';
import { ConfidentialArticles } from '#lib/studio/news/confidential-articles.ts';
import { NewsBetweenInstances } from '#lib/studio/news/news-between-instances.ts';
import { PresenceBoard } from '#lib/studio/news/presence-board.ts';
import { StaffStreams } from '#lib/studio/news/staff-streams.ts';
import { OtherInstances } from '#lib/studio/other-instances.ts';
import { siteFacts } from '#lib/studio/site-facts.ts';
import type { Stores } from '#lib/studio/stores.ts';

export type Memory = ReturnType<typeof openMemory>;

/** A ready page is 5–30 kB in three encodings: more than a thousand of them. What is not among them is put together of what is kept rendered, in half a millisecond. */
const PAGE_CACHE_BYTES = 32 * 1024 * 1024;

interface Parts {
  environment: Environment;
  stores: Stores;
  reader: ReaderFiles;
  /** The publishing system, whatever the settings say. */
  cms: CmsPort | undefined;
  /** Aborted when the application is about to stop. */
  ending: AbortSignal;
  /** How often it is made sure that changes are heard. */
  beatEveryMs: number;
  now(): Date;
  log: Logger;
}

/**
 * What is kept in memory: settings, sections, who has left, who calls, ready pages and live feeds. Each is told of what any instance
 * changes, and keeps nothing that others may end while that cannot be heard.
 */
export function openMemory({ environment, stores, reader, cms, ending, beatEveryMs, now, log }: Parts) {
  const { database, store, aside } = stores;
  const { secret } = environment;
  const settings = new HeldSettings({
    ...{ environment, assets: reader.assets, store: aside, vault: settingsSeal(secret), ending, log, cms },
    onRenewed() {
      pages.clear();
      accounts.forget();
      streams.accountsChanged();
    },
  });
  const site = siteFacts(environment, reader, settings);
  const { accounts, callers } = knownCallers({ store, secret, settings, now, log });
  const pages = new PageCache({
    ...{ maxBytes: PAGE_CACHE_BYTES, now: () => now().getTime() },
    ...(environment.outsideCache && { dress: keptOutside(environment.outsideCache) }),
  });
  const liveStreams = new LiveStreams();
  const live = new LiveFeeds({ source: liveSource(store.readers, site), changed: (report) => liveStreams.changed(report), log });
  const sections = new KeptSections(() => aside.sections.list());
  const tagLabels = new KeptByName((names) => aside.readers.tags.labels(names));
  const authorLabels = new KeptByName((keys) => aside.readers.authors.labels(keys));
  const fronts = new KeptFronts(
    (keys) => aside.settings.newest(keys),
    (ids) => aside.readers.tags.now(ids),
  );
  const outbound = new KeptOutbound((kod) => aside.readers.outbound.target(kod));
  const redirects = new KeptRedirects(
    () => aside.readers.redirects.all(),
    () => now().getTime(),
  );
  const former = new FormerNames({ read: () => aside.people.former(), log });
  const id = randomUUID();
  const others = new OtherInstances({ id, announce: (what) => store.changeFeed.announce(what), log });
  const confidential = new ConfidentialArticles({
    read: () => aside.items.confidential(),
    // Whoever has seen it until now is to see that it is there no more.
    changed: () => streams.tell({ om: 'allt' }),
    log,
  });
  const streams = new StaffStreams(callers.bySession, confidential, log);
  const presence = new PresenceBoard({ deliver: (told) => streams.tell(told), clock: () => performance.now() });
  const news = new NewsBetweenInstances({
    ...{ id, others, log },
    announce: (what) => aside.changeFeed.announceBehind(what),
    deliver(told) {
      if (told.om !== 'narvaro') streams.tell(told);
      presence.heard(told);
    },
  });
  const pulse = { beat: (channel: string, nr: number) => aside.changeFeed.beat(channel, nr), everyMs: beatEveryMs };
  const changes = hearChanges(
    { databaseUrl: database.directUrl, pulse, log },
    {
      accounts,
      pages,
      live,
      settings,
      sections,
      tagLabels,
      authorLabels,
      fronts,
      outbound,
      redirects,
      others,
      former,
      confidential,
      news,
      streams,
    },
  );
  settings.renew();
  return {
    settings,
    site,
    callers,
    accounts,
    pages,
    live,
    liveStreams,
    sections,
    tagLabels,
    authorLabels,
    fronts,
    outbound,
    redirects,
    former,
    others,
    news,
    presence,
    streams,
    changes,
  };
}

/** Lets that cache outside keep a page, and know it again. */
function keptOutside({ slag }: OutsideCacheSettings): (page: RenderedPage) => RenderedPage {
  return (page) => ({ ...page, headers: { ...page.headers, ...outsideHeaders(page, slag) } });
}
