import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { v7 as uuidv7 } from 'uuid';
import { provingOfNewsroom } from '#lib/access/asked-proving.ts';
import { seerOf } from '#lib/access/confidential.ts';
import type { PictureFiles } from '#lib/adapters/media/picture-files.ts';
import { picturesIn } from '#lib/adapters/media/pictures-in.ts';
import { pictureSight } from '#lib/adapters/picture-sight/with-sharp.ts';
import { webhooksOver } from '#lib/adapters/webhooks/send-over.ts';
import type { Environment } from '#lib/config/environment.ts';
import { BUILD, RELEASE } from '#lib/config/release.ts';
import type { Network } from '#lib/internet/network.ts';
import { CallsUnderway } from '#lib/operations/calls-underway.ts';
import { withoutFormerNames } from '#lib/operations/former-names.ts';
import type { Machinery } from '#lib/operations/machinery.ts';
import { otherCallsOf } from '#lib/operations/other-calls.ts';
import { OPERATIONS } from '#lib/operations/registry.ts';
import type { ReaderFiles } from '#lib/site/reader-files.ts';
import { previewPage } from '#lib/site/render-draft.tsx';
import { themePage } from '#lib/site/render-in-theme.tsx';
import { renderSitePreview } from '#lib/site/render-site-preview.ts';
import { type KeptForPages, storeSource } from '#lib/site/site-source.ts';
import { HeldKeys } from '#lib/store/held-keys.ts';
import { answerSeal, callFingerprint, loginFingerprint, secondFactorSeal, settingsSeal, uploadSeal } from '#lib/studio/answer-seal.ts';
import { foreignSites } from '#lib/studio/article-import/wordpress-page.ts';
import { hashToken } from '#lib/studio/hash-token.ts';
import type { StudioHealth } from '#lib/studio/health/studio-health.ts';
import type { Memory } from '#lib/studio/memory.ts';
import { newsOf } from '#lib/studio/news/presence-board.ts';
import { newsroomArchives } from '#lib/studio/newsroom-archives.ts';
import { ownAnswers } from '#lib/studio/own-answers.ts';
import { rateLimitsOf } from '#lib/studio/shared-rate-limits.ts';
import { sharedFailedLogins } from '#lib/studio/sign-in/failed-logins.ts';
import { hashPassword, passwordMatches } from '#lib/studio/sign-in/passwords.ts';
import type { Stores } from '#lib/studio/stores.ts';
import { RESERVED_WORDS } from '#lib/transports/doors/reserved-words.ts';
import { oneByOne } from '#lib/turns/one-by-one.ts';

const BLOCK_ID_BYTES = 8;
/** With what the database may take besides, less than the ten seconds within which every caller has an answer. */
const LARGE_WRITE_PATIENCE_MS = 1_500;

interface MachineryParts {
  environment: Environment;
  stores: Stores;
  pictures: PictureFiles;
  reader: ReaderFiles;
  memory: Memory;
  health: StudioHealth;
  releaseEnded: Machinery['releaseEnded'];
  leaseMs: number;
  network: Network;
  now(): Date;
  log: Logger;
}

/** What every operation is given. */
export function makeMachinery({
  environment,
  stores,
  pictures,
  reader,
  memory,
  health,
  releaseEnded,
  leaseMs,
  network,
  now,
  log,
}: MachineryParts): Machinery {
  const { database, storeOn, aside } = stores;
  const { settings, sections, tagLabels, authorLabels, fronts, redirects, former, site, others, changes, news, presence } = memory;
  const kept: KeptForPages = {
    sections: () => sections.list(),
    tagLabels: (names) => tagLabels.of(names),
    authorLabels: (keys) => authorLabels.of(keys),
    places: (sprak, sektion) => fronts.places({ sprak, sektion }),
  };
  const machinery: Machinery = {
    database,
    storeOn: (db) => storeOn(db),
    storeFor: (caller, db) => storeOn(db, seerOf(caller)),
    heldKeys: new HeldKeys(database.oneSession),
    otherCalls: otherCallsOf(() => machinery, OPERATIONS),
    sections: () => sections.list(),
    get formerStaff() {
      return former.current;
    },
    get formerStaffUpToDate() {
      return former.upToDate;
    },
    reservedWords: RESERVED_WORDS,
    get ai() {
      return settings.vendors.ai;
    },
    get cms() {
      return settings.vendors.cms;
    },
    get formerCms() {
      return settings.vendors.formerCms;
    },
    media: picturesIn(pictures, network),
    sight: pictureSight,
    webhooks: webhooksOver(network, now),
    archives: newsroomArchives({
      databaseUrl: database.directUrl,
      // Beside the transaction of whoever rehearses it.
      here: storeOn(database.upkeep).takenIn,
      pictures,
      webbplats: () => settings.identity.namn,
      told: (value) => withoutFormerNames(value, former.current),
      now,
    }),
    foreignSites: foreignSites(
      () => machinery,
      network,
      () => settings.current.publicering.url,
    ),
    get settings() {
      const { publicering, ai, epost, sakerhet, bilder, granskning } = settings.current;
      return {
        ...{ url: environment.url, release: RELEASE, build: BUILD, leaseMs, sajt: settings.identity },
        cmsTest: publicering.lage === 'test',
        teman: { temadelar: publicering.temadelar, teman: publicering.teman },
        forfattareDar: publicering.forfattare,
        prisdagar: publicering.prisdagar,
        bildavtal: bilder.avtal,
        fyraOgon: { sektioner: granskning.fyra_ogon_sektioner, mallar: granskning.fyra_ogon_mallar },
        agenterForeslar: granskning.agenters_andringar === 'alltid_forslag',
        ordrarBekraftas: granskning.agenters_ordrar === 'fraga_alltid',
        agenternasProv: provingOfNewsroom(granskning),
        nyckeldagar: sakerhet.agentnyckel_dagar,
        forslagStoppar: granskning.oppna_forslag === 'stoppar',
        sendsMail: epost.smtp_url !== '',
        sessionIdleMs: settings.sessionIdleMs,
        ai: { dygnsbudget: ai.dygnsbudget, pris: environment.ai.pris },
        demandsSecondFactor: (role: string) => settings.demandsSecondFactor(role),
      };
    },
    newsroom: settings.newsroom,
    get settingsUpToDate() {
      return settings.upToDate;
    },
    renderPreview: (revision, page, sections) => previewPage(site, { revision, page, sections }),
    renderInTheme: (revision, page, delar) => themePage(site, { revision, page, delar }),
    renderSite: (readers, identitet, asked) => renderSitePreview({ ...site, identitet }, storeSource(readers, kept), asked),
    ownAnswers: ownAnswers({ ...{ site, redirects, files: reader.files }, kept }),
    rateLimits: rateLimitsOf(aside.countedCalls, { now, others, log }),
    underway: new CallsUnderway(),
    largeWrites: oneByOne(LARGE_WRITE_PATIENCE_MS),
    now,
    newId: uuidv7,
    newBlockId: () => `b${randomBytes(BLOCK_ID_BYTES).toString('base64url')}`,
    newToken: () => randomBytes(16).toString('base64url'),
    hashToken,
    randomBytes: (count) => randomBytes(count),
    hashPassword,
    passwordMatches,
    failedLogins: sharedFailedLogins({ tries: aside.loginTries, fingerprint: loginFingerprint(environment.secret), now }),
    fingerprint: callFingerprint(environment.secret),
    vault: secondFactorSeal(environment.secret),
    settingsVault: settingsSeal(environment.secret),
    uploads: uploadSeal(environment.secret),
    seal: answerSeal(environment.secret),
    health: () => health.report(),
    whoIsThere: {
      seen: (there) => news.tell(newsOf(there)),
      left: (there) => news.tell({ ...newsOf(there), lamnar: true }),
      present: (innehall) => presence.present(innehall),
    },
    changed: changes.changed,
    tell: (told) => news.tell(told),
    releaseEnded,
    wrote: stores.wrote,
    refused: (refusal) => log.warn(refusal, 'a call was refused for lack of a right'),
    checkOutput: !environment.production,
  };
  return machinery;
}
