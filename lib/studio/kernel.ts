import { createHash, randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { CmsPort } from '#lib/adapters/cms/port.ts';
import type { Environment } from '#lib/config/environment.ts';
import type { Role } from '#lib/contract/actor.ts';
import type { Section } from '#lib/contract/section.ts';
import { INTERNET, type Network } from '#lib/internet/network.ts';
import { LiveFeeds } from '#lib/site/live/live-feeds.ts';
import { liveSource } from '#lib/site/live/live-source.ts';
import { PageCache } from '#lib/site/page-cache.ts';
import type { ReaderFiles } from '#lib/site/reader-files.ts';
import type { SiteFacts } from '#lib/site/site-context.ts';
import { CountCache } from '#lib/store/count-cache.ts';
import { Database, type Queryable } from '#lib/store/database.ts';
import { ReportBlocks } from '#lib/store/report-blocks.ts';
import { SessionLock } from '#lib/store/session-lock.ts';
import { Store } from '#lib/store/store.ts';
import { hearChanges } from '#lib/studio/changes.ts';
import { makeMachinery } from '#lib/studio/machinery.ts';
import { OtherInstances } from '#lib/studio/other-instances.ts';
import { sessionDecoder } from '#lib/studio/session-token.ts';
import { cmsFor, mailFor } from '#lib/studio/vendors.ts';
import { Accounts } from '#lib/transports/doors/accounts.ts';
import { accessTokens } from '#lib/transports/oauth/access-tokens.ts';

/** What of the running application has state: connections, caches, workers' tools. Doors and workers are opened over it. */
export type Kernel = ReturnType<typeof createKernel>;

/** A ready page is 5–30 kB in three encodings: some thousands of them. */
const PAGE_CACHE_BYTES = 96 * 1024 * 1024;

/** How long calls that are still underway are waited for when it closes: as long as a slow step of one may take. */
const CLOSING_MS = 10_000;

/** A release under way gives a sign of life three times in this time. */
const LEASE_MS = 20_000;

export interface KernelParts {
  environment: Environment;
  /** Of a database that is up to date. */
  databaseUrl: string;
  /** The reader style and fonts, as built. */
  reader: ReaderFiles;
  log: Logger;
  /** What the whole application takes the time to be. */
  now(): Date;
  /** The publishing system, when it is not the one that the environment names. */
  cms?: CmsPort;
  /** How long a release that a dead process has left is waited for, when it is not the usual time. */
  leaseMs?: number;
  /** What strangers are asked over for programs that want to connect and for pictures, when it is not the internet. */
  network?: Network;
}

/** Wires store, adapters and what is kept in memory together. */
export function createKernel({
  environment,
  databaseUrl,
  reader,
  log,
  now,
  cms = cmsFor(environment),
  leaseMs = LEASE_MS,
  network = INTERNET,
}: KernelParts) {
  const clock = () => now().getTime();
  const database = new Database(databaseUrl);
  const counts = new CountCache(clock);
  const shared = { counts, reportBlocks: new ReportBlocks(), prisma: database.prisma, searches: database.searches };
  const storeOn = (db: Queryable) => new Store(db, shared);
  const store = storeOn(database);
  const site: SiteFacts = {
    url: environment.url,
    assets: reader.assets,
    svenskaHos: environment.cms.namn === 'wordpress' ? environment.cms.url : null,
  };
  const decodeSession = sessionDecoder(environment.secret);
  const demandsSecondFactor = (role: Role) => environment.secondFactorRoles.has(role);
  const { accounts, authenticateBearer } = callersOf(store, { decodeSession, demandsSecondFactor, now, log });
  const pages = new PageCache({ maxBytes: PAGE_CACHE_BYTES, now: clock });
  const live = new LiveFeeds({ source: liveSource(store, environment.url), log });
  const others = new OtherInstances({ id: randomUUID(), announce: (what) => store.changeFeed.announce(what), log });
  const { changed, onChange, stop } = hearChanges(databaseUrl, { accounts, pages, live, others });
  const ending = new AbortController();
  const writes = new Set<() => void>([() => counts.clear()]);
  const wrote = () => {
    for (const listener of writes) listener();
  };
  const machinery = makeMachinery({
    ...{ environment, database, storeOn, wrote, site, cms, leaseMs, network, now, hashToken, changed, demandsSecondFactor, others, log },
    sections: readOnce(() => store.sections.list()),
    ending: ending.signal,
  });
  return {
    ...{
      environment,
      machinery,
      store,
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
      onChange,
      /** Tells of every write that this process has committed, until it ends. */
      onWrote: (listener: () => void) => void writes.add(listener),
    },
    /** Held by the instance that makes the first newsroom. */
    beginning: new SessionLock(database.oneSession, 'redaktion'),
    /** Held by the instance that makes the night's archive. */
    nightly: new SessionLock(database.oneSession, 'sakerhetskopia'),
    mail: mailFor(environment),
    /** What the language model is being asked is given up, and it is asked nothing more: the application is about to stop. */
    giveUpAi: () => ending.abort(),
    isClosing: () => ending.signal.aborted,
    /** To be called when no more calls can come; those that are underway still have the database until they end. */
    async close(): Promise<void> {
      ending.abort();
      await machinery.underway.ended(CLOSING_MS);
      await stop();
      await machinery.rateLimits.stop();
      await live.close();
      await database.close();
    },
  };
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

interface Callers {
  decodeSession: ReturnType<typeof sessionDecoder>;
  demandsSecondFactor(role: Role): boolean;
  now(): Date;
  log: Logger;
}

/** Who may call, by what each of them shows. */
function callersOf(store: Store, { decodeSession, demandsSecondFactor, now, log }: Callers) {
  const accounts = new Accounts({
    store,
    hashToken,
    decodeSession,
    demandsSecondFactor,
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

/** Sections change only in administration, which has no operation for them yet. */
function readOnce(read: () => Promise<Section[]>): () => Promise<Section[]> {
  let sections: Promise<Section[]> | undefined;
  return () => {
    sections ??= read().catch((error: unknown) => {
      sections = undefined;
      throw error;
    });
    return sections;
  };
}
