import type { Logger } from 'pino';
import type { Accounts } from '#lib/callers/accounts.ts';
import type { LiveFeeds } from '#lib/site/live/live-feeds.ts';
import type { PageCache } from '#lib/site/page-cache.ts';
import { listenForChanges, type Pulse } from '#lib/store/change-feed.ts';
import type { FormerNames } from '#lib/studio/former-names.ts';
import type { HeldSettings } from '#lib/studio/held-settings.ts';
import type { KeptByName } from '#lib/studio/kept-by-name.ts';
import type { KeptFronts } from '#lib/studio/kept-fronts.ts';
import type { KeptOutbound } from '#lib/studio/kept-outbound.ts';
import type { KeptRedirects } from '#lib/studio/kept-redirects.ts';
import type { KeptSections } from '#lib/studio/kept-sections.ts';
import type { ConfidentialArticles } from '#lib/studio/news/confidential-articles.ts';
import type { NewsBetweenInstances } from '#lib/studio/news/news-between-instances.ts';
import type { StaffStreams } from '#lib/studio/news/staff-streams.ts';
import type { OtherInstances } from '#lib/studio/other-instances.ts';

/** What is kept in memory and has to hear of changes to stay true. */
interface Kept {
  accounts: Accounts;
  pages: PageCache;
  live: LiveFeeds;
  settings: HeldSettings;
  sections: KeptSections;
  tagLabels: Pick<KeptByName<unknown>, 'forget' | 'setHearing'>;
  authorLabels: Pick<KeptByName<unknown>, 'forget' | 'setHearing'>;
  fronts: Pick<KeptFronts, 'forget' | 'setHearing'>;
  outbound: KeptOutbound;
  redirects: KeptRedirects;
  others: OtherInstances;
  former: FormerNames;
  confidential: ConfidentialArticles;
  news: NewsBetweenInstances;
  streams: StaffStreams;
}

interface Listening {
  /** Of a session of its own: over a pooler nothing is heard. */
  databaseUrl: string;
  pulse: Pulse;
  log: Pick<Logger, 'warn'>;
}

type Listener = (announced: string) => void;

export interface Changes {
  /** Tells everybody in this process of a change that it has committed itself. */
  changed(announced: string): void;
  /** Tells of every change that any instance has committed, this one included, until the process ends. */
  onChange(listener: Listener): void;
  /** The same of those that this process has committed alone. */
  onOwnChange(listener: Listener): void;
  /** Tells when changes are heard again after a silence, in which some may have been missed. */
  onHeardAgain(listener: () => void): void;
  /** Whether changes are heard now. */
  heard(): boolean;
  stop(): Promise<void>;
}

/** Hears of what any instance changes, and has what is kept in memory forget it; says, too, when nothing can be heard. */
export function hearChanges({ databaseUrl, pulse, log }: Listening, kept: Kept): Changes {
  const {
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
  } = kept;
  let [heardBefore, heardOnce] = [false, false];
  const listeners = new Set<Listener>();
  const ownListeners = new Set<Listener>();
  const heardAgain = new Set<() => void>();
  const heard = (announced: string) => {
    const [what, id, how] = announced.split(' ', 3);
    if (what === 'konton') {
      accounts.forget();
      authorLabels.forget();
      streams.accountsChanged();
    }
    if (what === 'avidentifierade') former.renew();
    if (what === 'konfidentiellt') confidential.renew();
    if (what === 'publikt') {
      if (id === undefined) pages.clear();
      else pages.changed(id, { isBroughtOut: how === 'ut' });
    }
    if (what === 'listor') pages.listsChanged();
    if (what === 'framsidor') {
      fronts.forget();
      pages.listsChanged();
    }
    if (what === 'live') live.changed(id);
    if (what === 'installningar') {
      settings.renew();
      // They are settings, and come with those of an archive.
      fronts.forget();
      pages.clear();
      accounts.forget();
    }
    if (what === 'sektioner') {
      sections.forget();
      pages.clear();
    }
    if (what === 'taggar') {
      tagLabels.forget();
      // Their rules name tags.
      fronts.forget();
      pages.clear();
    }
    if (what === 'namn') {
      authorLabels.forget();
      pages.clear();
    }
    if (what === 'utlankar') outbound.forget();
    if (what === 'omdirigeringar') redirects.forget();
    // What workers have done, whose names nobody asks for.
    if (what === 'releaser' || what === 'oversattningar' || what === 'flytt' || what === 'ideer') streams.tell({ om: what });
    others.heard(announced);
    news.heard(announced);
    for (const listener of listeners) listener(announced);
  };
  const listener = {
    onChange: heard,
    onHearing(hears: boolean) {
      if (heardBefore && !hears)
        log.warn('changes that other instances make cannot be heard: until they can, nothing is kept that they may end');
      heardBefore = hears;
      for (const each of [
        accounts,
        pages,
        live,
        sections,
        tagLabels,
        authorLabels,
        fronts,
        outbound,
        redirects,
        settings,
        others,
        former,
        confidential,
        news,
        streams,
      ])
        each.setHearing(hears);
      if (hears && heardOnce) for (const each of heardAgain) each();
      heardOnce ||= hears;
    },
  };
  const feed = listenForChanges(databaseUrl, listener, pulse);
  return {
    changed(announced) {
      heard(announced);
      for (const listener of ownListeners) listener(announced);
    },
    onChange: (listener) => void listeners.add(listener),
    onOwnChange: (listener) => void ownListeners.add(listener),
    onHeardAgain: (listener) => void heardAgain.add(listener),
    heard: () => heardBefore,
    stop: () => feed.stop(),
  };
}
