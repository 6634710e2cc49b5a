import { createHash, randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Logger } from 'pino';
import { v7 as uuidv7 } from 'uuid';
import { anthropicAi } from '#lib/adapters/ai/anthropic.ts';
import { noAi } from '#lib/adapters/ai/ingen.ts';
import { openAiCompatible } from '#lib/adapters/ai/openai-kompatibel.ts';
import type { AiPort } from '#lib/adapters/ai/port.ts';
import { builtInCms } from '#lib/adapters/cms/inbyggd.ts';
import type { CmsPort } from '#lib/adapters/cms/port.ts';
import { wordPressCms } from '#lib/adapters/cms/wordpress.ts';
import { outboxOnlyMail } from '#lib/adapters/mail/outbox-only.ts';
import type { MailPort } from '#lib/adapters/mail/port.ts';
import { smtpMail } from '#lib/adapters/mail/smtp.ts';
import { folderMedia } from '#lib/adapters/media/folder.ts';
import type { Environment } from '#lib/config/environment.ts';
import { BUILD, RELEASE } from '#lib/config/release.ts';
import type { Actor, Role } from '#lib/contract/actor.ts';
import type { Section } from '#lib/contract/section.ts';
import { SITE } from '#lib/contract/site.ts';
import type { Door } from '#lib/http/answer.ts';
import type { Asked } from '#lib/http/asked.ts';
import { INTERNET, type Network } from '#lib/internet/network.ts';
import type { Answer } from '#lib/operations/call.ts';
import { CallsUnderway } from '#lib/operations/calls-underway.ts';
import { invoke } from '#lib/operations/invoke.ts';
import type { Machinery } from '#lib/operations/machinery.ts';
import { FailedLogins, RateLimits } from '#lib/operations/rate-limits.ts';
import { OPERATIONS } from '#lib/operations/registry.ts';
import { ASSETS_ADDRESS } from '#lib/reader/assets.ts';
import { LiveFeeds } from '#lib/site/live/live-feeds.ts';
import { liveSource } from '#lib/site/live/live-source.ts';
import { PageCache } from '#lib/site/page-cache.ts';
import type { ReaderFiles } from '#lib/site/reader-files.ts';
import { previewPage } from '#lib/site/render-draft.tsx';
import type { SiteFacts } from '#lib/site/site-context.ts';
import { contentSecurityPolicy } from '#lib/site/site-headers.ts';
import { storeSource } from '#lib/site/site-source.ts';
import { listenForChanges } from '#lib/store/change-feed.ts';
import { CountCache } from '#lib/store/count-cache.ts';
import { Database } from '#lib/store/database.ts';
import { HeldKeys } from '#lib/store/held-keys.ts';
import { LiveDocuments } from '#lib/store/live-documents.ts';
import { SessionLock } from '#lib/store/session-lock.ts';
import { Store } from '#lib/store/store.ts';
import { answerSeal, callFingerprint, secondFactorSeal } from '#lib/studio/answer-seal.ts';
import { loginWith } from '#lib/studio/login.ts';
import { hashPassword, passwordMatches } from '#lib/studio/passwords.ts';
import { sessionDecoder } from '#lib/studio/session-token.ts';
import { loginsOf } from '#lib/studio/sessions.ts';
import { Accounts } from '#lib/transports/doors/accounts.ts';
import { type DoorName, doorAt } from '#lib/transports/doors/addresses.ts';
import { apiDoor } from '#lib/transports/doors/api.ts';
import { PublishedDocuments } from '#lib/transports/doors/documents.ts';
import { liveDoor } from '#lib/transports/doors/live.ts';
import { loginDoor } from '#lib/transports/doors/login.ts';
import { McpEndpoints } from '#lib/transports/doors/mcp.ts';
import { siteDoor } from '#lib/transports/doors/site.ts';
import { MCP_OFFERS } from '#lib/transports/mcp/offers.ts';
import { accessTokens } from '#lib/transports/oauth/access-tokens.ts';
import { authorizationServer } from '#lib/transports/oauth/authorization-server.ts';

const BLOCK_ID_BYTES = 8;

/** The parts of the running application, wired to each other once. */
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

/** Wires store, adapters, operations and the public site together. */
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
  const shared = { counts, liveDocuments: new LiveDocuments(), prisma: database.prisma };
  const store = new Store(database, shared);
  const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');
  const pages = new PageCache({ maxBytes: PAGE_CACHE_BYTES, now: clock });
  const site: SiteFacts = {
    url: environment.url,
    assets: reader.assets,
    svenskaHos: environment.cms.namn === 'wordpress' ? environment.cms.url : null,
  };

  // Sections change only in administration, which has no operation for them yet: read once.
  let sections: Promise<Section[]> | undefined;
  const readSections = () => {
    sections ??= store.sections.list().catch((error: unknown) => {
      sections = undefined;
      throw error;
    });
    return sections;
  };
  const demandsSecondFactor = (roll: Role) => environment.secondFactorRoles.has(roll);
  const decodeSession = sessionDecoder(environment.secret);
  const accounts = new Accounts({
    store,
    hashToken,
    decodeSession,
    demandsSecondFactor,
    now: clock,
    onError: (error) => log.error({ err: error }, 'last use of a key or a login was not recorded'),
  });
  const authenticateBearer = accessTokens({
    store,
    hashToken,
    demandsSecondFactor,
    now,
    onError: (error) => log.error({ err: error }, 'last use of a connection was not recorded'),
  });

  const live = new LiveFeeds({ source: liveSource(store, environment.url), log });
  const listeners = new Set<(what: string) => void>();
  const changed = (announced: string) => {
    const [what, id] = announced.split(' ', 2);
    if (what === 'konton') accounts.forget();
    if (what === 'publikt') {
      if (id === undefined) pages.clear();
      else pages.changed(id);
    }
    if (what === 'publikt') live.changed(id);
    for (const listener of listeners) listener(announced);
  };
  const feed = listenForChanges(databaseUrl, {
    onChange: changed,
    onHearing(hears) {
      accounts.setHearing(hears);
      pages.setHearing(hears);
      live.setHearing(hears);
    },
  });

  const ending = new AbortController();
  const machinery: Machinery = {
    database,
    storeOn: (db) => new Store(db, shared),
    heldKeys: new HeldKeys(database.oneSession),
    sections: readSections,
    ai: givenUpBy(aiFor(environment), ending.signal),
    cms,
    media: folderMedia(path.join(environment.data, 'media'), network),
    settings: {
      demandsSecondFactor,
      url: environment.url,
      release: RELEASE,
      build: BUILD,
      cmsTest: environment.cms.test,
      leaseMs,
      ai: environment.ai,
    },
    renderPreview: (revision, page, sections) => previewPage(site, { revision, page, sections }),
    rateLimits: new RateLimits(clock),
    underway: new CallsUnderway(),
    now,
    newId: uuidv7,
    newBlockId: () => `b${randomBytes(BLOCK_ID_BYTES).toString('base64url')}`,
    newToken: () => randomBytes(16).toString('base64url'),
    randomBytes: (count) => randomBytes(count),
    hashToken,
    hashPassword,
    passwordMatches,
    failedLogins: new FailedLogins(clock),
    fingerprint: callFingerprint(environment.secret),
    seal: answerSeal(environment.secret),
    vault: secondFactorSeal(environment.secret),
    changed,
    wrote: () => counts.clear(),
    checkOutput: !environment.production,
  };

  const logins = loginsOf({
    ...{ now, hashToken, newId: machinery.newId, newToken: machinery.newToken },
    inTransaction: (work) => database.transaction((unit) => work(machinery.storeOn(unit))),
    accountsChanged: () => accounts.forget(),
  });
  const documents = new PublishedDocuments(OPERATIONS, { url: environment.url, release: RELEASE });
  const mcp = new McpEndpoints({ offers: MCP_OFFERS, machinery, accounts, authenticateBearer, log });
  const oauth = authorizationServer({
    ...{ url: environment.url, secret: environment.secret, network, schemes: environment.assistantSchemes },
    ...{ store, accounts, now, hashToken, log },
    newId: machinery.newId,
    inTransaction: (work) => database.transaction((unit) => work(machinery.storeOn(unit))),
  });
  const doors: Partial<Record<DoorName, Door>> = {
    live: liveDoor(live, log),
    documents: (asked) => documents.answer(asked),
    api: apiDoor({ operations: OPERATIONS, machinery, accounts, log }),
    mcp: (asked) => mcp.answer(asked),
    oauth: oauth.door,
    login: loginDoor({
      ...{ url: environment.url, secret: environment.secret, log },
      login: loginWith({ store, logins, hashToken, vault: machinery.vault, failed: machinery.failedLogins, now }),
      async logout(token, korrelation) {
        const claims = await decodeSession(token);
        if (claims !== undefined) await logins.end(claims, korrelation);
      },
    }),
    site: siteDoor({
      site,
      source: storeSource(store, readSections),
      pages,
      files: reader.files,
      media: machinery.media,
      hashToken,
      now,
      log,
    }),
  };

  return {
    environment,
    /** Held by the instance that makes the first newsroom. */
    beginning: new SessionLock(database.oneSession, 'redaktion'),
    machinery,
    accounts,
    /** The question that a program has put to a person. */
    consentQuestion: oauth.question,
    /** Who comes with an access token to one of the addresses that assistants use. */
    authenticateBearer,
    /** What the operations are, for clients and for whoever writes one. */
    documents,
    store,
    log,
    mail: mailFor(environment),
    /** Calls an operation from within the process, as a transport does from without. */
    call: (name: string, actor: Actor, input: Record<string, unknown>, korrelation: string) =>
      callByName(machinery, name, actor, input, korrelation),
    /** The same at another time: for a newsroom that is to have a past. */
    callAt: (time: Date, name: string, actor: Actor, input: Record<string, unknown>) =>
      callByName({ ...machinery, now: () => time }, name, actor, input, machinery.newId()),
    /** Tells of every change that any instance has committed, this one included, until the process ends. */
    onChange: (listener: (announced: string) => void) => void listeners.add(listener),
    /** Answers whatever is asked; `undefined` when it is for the pages of the editing application. */
    door: (asked: Asked) => doors[doorAt(asked.url)]?.(asked),
    /** What a page may load that shows an article as readers will see it. */
    previewPolicy: contentSecurityPolicy({ studioUrl: environment.url, script: reader.assets.script.integrity }),
    /** What the language model is being asked is given up, and it is asked nothing more: the application is about to stop. */
    giveUpAi: () => ending.abort(),
    /** To be called when no more calls can come; those that are underway still have the database until they end. */
    async close(): Promise<void> {
      ending.abort();
      await machinery.underway.ended(CLOSING_MS);
      await feed.stop();
      await live.close();
      await database.close();
    },
  };
}

/** Spreads a flat input over the path, the query and the body of the operation. */
async function callByName(
  machinery: Machinery,
  name: string,
  actor: Actor,
  input: Record<string, unknown>,
  korrelation: string,
): Promise<Answer> {
  const operation = OPERATIONS.find((candidate) => candidate.name === name);
  if (operation === undefined) throw new Error(`no operation is named ${name}`);
  const params = Object.fromEntries(Object.keys(operation.params.shape).map((key) => [key, input[key]]));
  const rest = Object.fromEntries(Object.entries(input).filter(([key]) => !(key in params)));
  const reads = operation.method === 'GET' || operation.method === 'DELETE';
  return invoke(machinery, { operation, actor, korrelation, input: { params, query: reads ? rest : {}, body: reads ? {} : rest } });
}

function cmsFor({ cms, url }: Environment): CmsPort {
  if (cms.namn === 'inbyggd') return builtInCms(url);
  // The addresses that stay the same: a page that WordPress or a cache keeps is not to lose its style with Studio's next release.
  return wordPressCms(cms, { reader: { style: `${url}${ASSETS_ADDRESS}/lasare.css`, script: `${url}${ASSETS_ADDRESS}/lasare.js` } });
}

function aiFor({ ai }: Environment): AiPort {
  if (ai.namn === 'anthropic') return anthropicAi(ai);
  return ai.namn === 'openai-kompatibel' ? openAiCompatible(ai) : noAi();
}

/** The same model, asked no longer than until `ending`. */
function givenUpBy(ai: AiPort, ending: AbortSignal): AiPort {
  return { ...ai, ask: (request) => ai.ask({ ...request, signal: AbortSignal.any([request.signal, ending]) }) };
}

function mailFor({ mail }: Environment): MailPort {
  return mail === undefined ? outboxOnlyMail() : smtpMail(mail, SITE.namn);
}

const KERNEL = Symbol.for('studio.kernel');

/** Makes the kernel known to the other bundle of this process: Next's server components and routes. */
export function installKernel(kernel: Kernel): void {
  Object.assign(globalThis, { [KERNEL]: kernel });
}
