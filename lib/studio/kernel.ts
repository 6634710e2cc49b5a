import type { Logger } from 'pino';
import type { CmsPort } from '#lib/adapters/cms/port.ts';
import type { MailPort } from '#lib/adapters/mail/port.ts';
import type { Environment } from '#lib/config/environment.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { PageView } from '#lib/contract/page-view.ts';
import { INTERNET, type Network } from '#lib/internet/network.ts';
import type { Outbound } from '#lib/site/outbound.ts';
import type { Proving } from '#lib/site/proof.ts';
import type { ReaderFiles } from '#lib/site/reader-files.ts';
import type { ReaderRedirects } from '#lib/site/redirects.ts';
import { BEAT_EVERY_MS } from '#lib/store/change-feed.ts';
import type { Pooled } from '#lib/store/connection.ts';
import type { RenderedPublication } from '#lib/store/readers/kept-pages.ts';
import { signingKeySeal } from '#lib/studio/answer-seal.ts';
import { ClickCounter } from '#lib/studio/click-counter.ts';
import { KeepBehind } from '#lib/studio/keep-behind.ts';
import { makeMachinery } from '#lib/studio/machinery.ts';
import { openMemory } from '#lib/studio/memory.ts';
import { NoticesElsewhere } from '#lib/studio/notices-elsewhere.ts';
import { pictureFilesOf } from '#lib/studio/picture-files.ts';
import { RedirectCounter } from '#lib/studio/redirect-counter.ts';
import { SealWatch } from '#lib/studio/seal-watch.ts';
import { SigningKeys } from '#lib/studio/signing-keys.ts';
import { openStores } from '#lib/studio/stores.ts';
import { ViewCounter } from '#lib/studio/view-counter.ts';
import { watched } from '#lib/studio/watched.ts';

/** What of the running application has state: connections, caches, workers' tools. Doors and workers are opened over it. */
export type Kernel = ReturnType<typeof createKernel>;

/** How long calls that are still underway are waited for when it closes: as long as a slow step of one may take. */
const CLOSING_MS = 10_000;

/** A release under way gives a sign of life three times in this time. */
const LEASE_MS = 7_000;

export interface KernelParts {
  environment: Environment;
  /** Of a database that is up to date. */
  databaseUrl: string;
  /** There is a pooler at that address. */
  pooled?: Pooled;
  /** A copy of it that may be read. */
  copyUrl?: string;
  /** The reader style and fonts, as built. */
  reader: ReaderFiles;
  log: Logger;
  /** What the whole application takes the time to be. */
  now(): Date;
  /** The publishing system, when it is not the one that the settings name. */
  cms?: CmsPort;
  /** How long a release that a dead process has left is waited for, when it is not the usual time. */
  leaseMs?: number;
  /** How often it makes sure that it hears of changes, when it is not the usual time. */
  beatEveryMs?: number;
  /** What strangers are asked over for programs that want to connect and for pictures, when it is not the internet. */
  network?: Network;
}

/** Wires what is in the database, what is kept in memory, who watches and what operations are given together. */
export function createKernel(parts: KernelParts) {
  const { environment, reader, log, now, cms, leaseMs = LEASE_MS, beatEveryMs = BEAT_EVERY_MS, network = INTERNET } = parts;
  const ending = new AbortController();
  const stores = openStores(parts);
  const memory = openMemory({ environment, stores, reader, cms, ending: ending.signal, beatEveryMs, now, log });
  const { store, database } = stores;
  const { settings, changes } = memory;
  // A stream that goes on would hold up whoever waits for calls to end.
  ending.signal.addEventListener('abort', () => {
    memory.streams.end();
    memory.liveStreams.end();
  });
  const pictures = pictureFilesOf(environment.pictures);
  const { health, metrics } = watched({ environment, stores, settings, pictures, changes, now });
  const releaseEnded: Parameters<typeof makeMachinery>[0]['releaseEnded'] = (how) => metrics?.releaseEnded(how);
  const machinery = makeMachinery({ environment, stores, pictures, reader, memory, health, releaseEnded, leaseMs, network, now, log });
  const clicks = new ClickCounter({
    add: (counted) => store.outboundClicks.add(counted),
    article: (innehall, sprak) => store.readers.articles.article(innehall, sprak),
    ...{ now, log },
  });
  changes.onChange((announced) => {
    const [what, innehall] = announced.split(' ', 2);
    if (what === 'publikt') clicks.forget(innehall);
  });
  const views = new ViewCounter({ add: (counted) => store.pageViews.add(counted), now, log });
  const led = new RedirectCounter({ add: (counted) => store.redirects.addUse(counted), now, log });
  const sealed = new SealWatch({ last: async () => (await stores.aside.events.last())?.nr, log });
  const keeping = new KeepBehind(store.readers.keptPages, log);
  const keys = new SigningKeys({ settings: stores.aside.settings, vault: signingKeySeal(environment.secret), now });
  return {
    ...{ environment, reader, network, log, now, machinery, health, settings },
    ...{ store, upkeep: stores.upkeep, inTransaction: stores.inTransaction, onWrote: stores.onWrote },
    ...{ beginning: stores.beginning, nightly: stores.nightly, rendering: stores.rendering, tidying: stores.tidying },
    /** Tells when something more has been sealed. */
    sealed,
    /** What was told of changes made in the publishing system. */
    noticesElsewhere: new NoticesElsewhere(),
    /** Aborted when the application is about to stop. */
    ending: ending.signal,
    /** Where the files of pictures lie. */
    pictures,
    ...{
      site: memory.site,
      callers: memory.callers,
      pages: memory.pages,
      live: memory.live,
      liveStreams: memory.liveStreams,
      streams: memory.streams,
    },
    ...{ onChange: changes.onChange, onOwnChange: changes.onOwnChange, onHeardAgain: changes.onHeardAgain },
    /** Undefined where nobody may read them. */
    metrics,
    /** All of it that whatever answers readers is handed. */
    readers: store.readers,
    /** As they are now. */
    sections: machinery.sections,
    tagLabels: (names: readonly string[]) => memory.tagLabels.of(names),
    authorLabels: (keys: readonly string[]) => memory.authorLabels.of(keys),
    places: (sprak: Language, sektion: string | null) => memory.fronts.places({ sprak, sektion }),
    outbound: {
      target: (kod) => memory.outbound.target(kod),
      followed: (kod, from) => clicks.followed(kod, from),
    } satisfies Outbound,
    redirects: {
      lead: (address) => memory.redirects.lead(address),
      followed: (id) => led.followed(id),
    } satisfies ReaderRedirects,
    /** What vouches for what was published. */
    proving: {
      key: () => keys.key(),
      keys: () => keys.keys(),
      sealOf: (publicering) => stores.aside.seals.ofPublication(publicering),
    } satisfies Proving,
    /** Counts that an article was read, behind whoever tells it. */
    viewed: (view: PageView) => views.viewed(view),
    /** Tells this process that what is known of accounts is old. */
    accountsChanged() {
      memory.accounts.forget();
      memory.streams.accountsChanged();
    },
    /** Keeps what has been rendered of a publication, behind whoever had it rendered. */
    keepRendered: (rendered: RenderedPublication) => keeping.keep(rendered),
    /** How letters leave Studio, as the settings say when one does. */
    mail: { send: (letter) => settings.vendors.mail.send(letter), check: () => settings.vendors.mail.check() } satisfies MailPort,
    /** What the language model is being asked is given up, and it is asked nothing more: the application is about to stop. */
    giveUpAi: () => ending.abort(),
    isClosing: () => ending.signal.aborted,
    /** To be called when no more calls can come; those that are underway still have the database until they end. */
    async close(): Promise<void> {
      ending.abort();
      await machinery.underway.ended(CLOSING_MS);
      metrics?.stop();
      memory.presence.stop();
      await memory.news.stop();
      await changes.stop();
      await machinery.rateLimits.stop();
      await memory.live.close();
      await keeping.ended();
      await clicks.stop();
      await views.stop();
      await led.stop();
      await database.close();
    },
  };
}
