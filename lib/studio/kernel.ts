import { createHash, randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { CmsPort } from '#lib/adapters/cms/port.ts';
import type { MailPort } from '#lib/adapters/mail/port.ts';
import type { Environment } from '#lib/config/environment.ts';
import type { Role } from '#lib/contract/actor.ts';
import { INTERNET, type Network } from '#lib/internet/network.ts';
import { LiveFeeds } from '#lib/site/live/live-feeds.ts';
import { liveSource } from '#lib/site/live/live-source.ts';
import { PageCache } from '#lib/site/page-cache.ts';
import type { ReaderFiles } from '#lib/site/reader-files.ts';
import type { SiteFacts } from '#lib/site/site-context.ts';
import { BEAT_EVERY_MS } from '#lib/store/change-feed.ts';
import type { Pooled } from '#lib/store/connection.ts';
import { CountCache } from '#lib/store/count-cache.ts';
import { Database, type Queryable } from '#lib/store/database.ts';
import { migrationsIn } from '#lib/store/migrate.ts';
import type { RenderedPublication } from '#lib/store/readers/kept-pages.ts';
import { ReportBlocks } from '#lib/store/report-blocks.ts';
import { SessionLock } from '#lib/store/session-lock.ts';
import { Store } from '#lib/store/store.ts';
import { keptPageSign, settingsSeal } from '#lib/studio/answer-seal.ts';
import { hearChanges } from '#lib/studio/changes.ts';
import { FormerNames } from '#lib/studio/former-names.ts';
import { studioHealth } from '#lib/studio/health/studio-health.ts';
import { HeldSettings } from '#lib/studio/held-settings.ts';
import { KeepBehind } from '#lib/studio/keep-behind.ts';
import { KeptSections } from '#lib/studio/kept-sections.ts';
import { makeMachinery } from '#lib/studio/machinery.ts';
import { studioMetrics } from '#lib/studio/metrics/studio-metrics.ts';
import { MIGRATIONS } from '#lib/studio/open-database.ts';
import { OtherInstances } from '#lib/studio/other-instances.ts';
import { sessionDecoder } from '#lib/studio/session-token.ts';
import { Accounts } from '#lib/transports/doors/accounts.ts';
import { accessTokens } from '#lib/transports/oauth/access-tokens.ts';

/** What of the running application has state: connections, caches, workers' tools. Doors and workers are opened over it. */
export type Kernel = ReturnType<typeof createKernel>;

/** A ready page is 5–30 kB in three encodings: more than a thousand of them. What is not among them is put together of what is kept rendered, in half a millisecond. */
const PAGE_CACHE_BYTES = 32 * 1024 * 1024;

/** How long calls that are still underway are waited for when it closes: as long as a slow step of one may take. */
const CLOSING_MS = 10_000;

/** A release under way gives a sign of life three times in this time. */
const LEASE_MS = 20_000;

export interface KernelParts {
  environment: Environment;
  /** Of a database that is up to date. */
  databaseUrl: string;
  /** There is a pooler at that address. */
  pooled?: Pooled;
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

/** Wires store, adapters and what is kept in memory together. */
export function createKernel(parts: KernelParts) {
  const { environment, reader, log, now, cms, leaseMs = LEASE_MS, beatEveryMs = BEAT_EVERY_MS, network = INTERNET } = parts;
  const clock = () => now().getTime();
  const database = new Database(parts.databaseUrl, parts.pooled, { beside: environment.databaseUrl === undefined });
  const counts = new CountCache(clock);
  const shared = { counts, reportBlocks: new ReportBlocks(), prisma: database.prisma, searches: database.searches };
  const storeOn = (db: Queryable) => new Store(db, shared);
  const store = storeOn(database);
  // What is kept, and looked up while changes cannot be heard: a call may need it while it holds a connection for its transaction, and were it
  // asked over one like that, as many calls as there are connections would all wait for another.
  const aside = storeOn(database.counts);
  const ending = new AbortController();
  const vault = settingsSeal(environment.secret);
  const settings = new HeldSettings({
    ...{ environment, store: aside, vault, ending: ending.signal, log, cms },
    onRenewed() {
      pages.clear();
      accounts.forget();
    },
  });
  const former = new FormerNames({ read: () => aside.people.former(), log });
  const sections = new KeptSections(() => aside.sections.list());
  const site = siteFacts(environment, reader, settings);
  const decodeSession = sessionDecoder(environment.secret);
  const demandsSecondFactor = (role: Role) => settings.current.sakerhet.andra_faktor.includes(role);
  const sessionIdleMs = async () => {
    await settings.upToDate;
    return machinery.settings.sessionIdleMs;
  };
  const { accounts, authenticateBearer } = callersOf(store, { decodeSession, demandsSecondFactor, sessionIdleMs, now, log });
  const pages = new PageCache({ maxBytes: PAGE_CACHE_BYTES, now: clock });
  const live = new LiveFeeds({ source: liveSource(store.readers, site), log });
  const others = new OtherInstances({ id: randomUUID(), announce: (what) => store.changeFeed.announce(what), log });
  const { changeFeed, vitalSigns, aiCalls } = aside;
  const heard = hearChanges(
    { databaseUrl: database.directUrl, pulse: { beat: (channel, nr) => changeFeed.beat(channel, nr), everyMs: beatEveryMs }, log },
    { accounts, pages, live, settings, sections, others, former },
  );
  const ownChanges = new Set<(announced: string) => void>();
  const changed = (announced: string) => {
    heard.changed(announced);
    for (const listener of ownChanges) listener(announced);
  };
  const keeping = new KeepBehind(store.readers.keptPages, log);
  const writes = new Set<() => void>([() => counts.clear()]);
  const wrote = () => {
    for (const listener of writes) listener();
  };
  // As they are now: an upgrade may put others there while this program runs.
  const known = migrationsIn(MIGRATIONS).then((migrations) => migrations.map(({ name }) => name));
  // Whoever asks is told that they could not be read.
  known.catch(() => {});
  const health = studioHealth({
    readSigns: () => vitalSigns.read(),
    knownMigrations: () => known,
    systems: () => settings.vendors,
    sendsMail: () => settings.current.epost.smtp_url !== '',
    budget: () => settings.current.ai.dygnsbudget,
    ...{ aiCalls, folder: environment.data, now },
  });
  const metrics = environment.metricsKey === undefined ? undefined : studioMetrics({ health, pools: () => database.pools });
  const machinery = makeMachinery({
    ...{
      environment,
      database,
      storeOn,
      wrote,
      site,
      settings,
      leaseMs,
      network,
      now,
      hashToken,
      changed,
      demandsSecondFactor,
      others,
      health,
      releaseEnded: (how) => metrics?.releaseEnded(how),
      log,
    },
    sections: () => sections.list(),
    former,
  });
  settings.renew();
  return {
    ...{
      environment,
      machinery,
      health,
      /** Undefined where nobody may read them. */
      metrics,
      store,
      /** All of it that whatever answers readers is handed. */
      readers: store.readers,
      /** As they are now. */
      sections: machinery.sections,
      /** The same, for what nobody waits for. */
      upkeep: storeOn(database.upkeep),
      accounts,
      authenticateBearer,
      decodeSession,
      pages,
      live,
      site,
      reader,
      network,
      log,
      now,
      hashToken,
      onChange: heard.onChange,
      onHeardAgain: heard.onHeardAgain,
      /** The same of those that this process has committed alone. */
      onOwnChange: (listener: (announced: string) => void) => void ownChanges.add(listener),
      /** Keeps what has been rendered of a publication, behind whoever had it rendered. */
      keepRendered: (rendered: RenderedPublication) => keeping.keep(rendered),
      /** Tells of every write that this process has committed, until it ends. */
      onWrote: (listener: () => void) => void writes.add(listener),
    },
    /** Held by the instance that makes the first newsroom. */
    beginning: new SessionLock(database.oneSession, 'redaktion'),
    /** Held by the instance that makes the night's archive. */
    nightly: new SessionLock(database.oneSession, 'sakerhetskopia'),
    /** Held by the instance that renders what is out of date. */
    rendering: new SessionLock(database.oneSession, 'rendering'),
    /** How letters leave Studio, as the settings say when one does. */
    mail: { send: (letter) => settings.vendors.mail.send(letter), check: () => settings.vendors.mail.check() } satisfies MailPort,
    settings,
    /** What the language model is being asked is given up, and it is asked nothing more: the application is about to stop. */
    giveUpAi: () => ending.abort(),
    isClosing: () => ending.signal.aborted,
    /** To be called when no more calls can come; those that are underway still have the database until they end. */
    async close(): Promise<void> {
      ending.abort();
      await machinery.underway.ended(CLOSING_MS);
      metrics?.stop();
      await heard.stop();
      await machinery.rateLimits.stop();
      await live.close();
      await keeping.ended();
      await database.close();
    },
  };
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

interface Callers {
  sessionIdleMs(): Promise<number>;
  decodeSession: ReturnType<typeof sessionDecoder>;
  demandsSecondFactor(role: Role): boolean;
  now(): Date;
  log: Logger;
}

/** Who may call, by what each of them shows. */
function callersOf(store: Store, { decodeSession, demandsSecondFactor, sessionIdleMs, now, log }: Callers) {
  const accounts = new Accounts({
    store,
    hashToken,
    decodeSession,
    demandsSecondFactor,
    sessionIdleMs,
    now: () => now().getTime(),
    onError: (error) => log.error({ err: error }, 'last use of a key or a login was not recorded'),
  });
  const authenticateBearer = accessTokens({
    store,
    hashToken,
    demandsSecondFactor,
    now,
    onError: (error) => log.error({ err: error }, 'last use of a connection was not recorded'),
  });
  return { accounts, authenticateBearer };
}

/** What pages know of the site: as the settings are at each moment. */
function siteFacts({ url, secret }: Pick<Environment, 'url' | 'secret'>, { assets }: ReaderFiles, settings: HeldSettings): SiteFacts {
  return {
    ...{ url, assets, sign: keptPageSign(secret) },
    get svenskaHos() {
      const { cms, url: address } = settings.current.publicering;
      return cms === 'wordpress' ? address : null;
    },
    get identitet() {
      return settings.identity;
    },
    get upToDate() {
      return settings.upToDate;
    },
  };
}
