import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Logger } from 'pino';
import { v7 as uuidv7 } from 'uuid';
import { folderMedia } from '#lib/adapters/media/folder.ts';
import type { Environment } from '#lib/config/environment.ts';
import { BUILD, RELEASE } from '#lib/config/release.ts';
import type { Role } from '#lib/contract/actor.ts';
import type { Section } from '#lib/contract/section.ts';
import type { Network } from '#lib/internet/network.ts';
import { CallsUnderway } from '#lib/operations/calls-underway.ts';
import type { Machinery } from '#lib/operations/machinery.ts';
import { previewPage } from '#lib/site/render-draft.tsx';
import type { SiteFacts } from '#lib/site/site-context.ts';
import type { Database, Queryable } from '#lib/store/database.ts';
import { HeldKeys } from '#lib/store/held-keys.ts';
import type { Store } from '#lib/store/store.ts';
import { answerSeal, callFingerprint, loginFingerprint, secondFactorSeal, settingsSeal } from '#lib/studio/answer-seal.ts';
import type { FormerNames } from '#lib/studio/former-names.ts';
import type { StudioHealth } from '#lib/studio/health/studio-health.ts';
import type { HeldSettings } from '#lib/studio/held-settings.ts';
import type { OtherInstances } from '#lib/studio/other-instances.ts';
import { rateLimitsOf } from '#lib/studio/shared-rate-limits.ts';
import { sharedFailedLogins } from '#lib/studio/sign-in/failed-logins.ts';
import { hashPassword, passwordMatches } from '#lib/studio/sign-in/passwords.ts';
import { RESERVED_WORDS } from '#lib/transports/doors/reserved-words.ts';
import { oneByOne } from '#lib/turns/one-by-one.ts';

const BLOCK_ID_BYTES = 8;
const HOUR_MS = 3_600_000;
/** With what the database may take besides, less than the ten seconds within which every caller has an answer. */
const LARGE_WRITE_PATIENCE_MS = 1_500;

interface MachineryParts {
  environment: Environment;
  database: Database;
  storeOn(db: Queryable): Store;
  /** Something has been written by this process. */
  wrote(): void;
  sections(): Promise<Section[]>;
  former: Readonly<Pick<FormerNames, 'current' | 'upToDate'>>;
  site: SiteFacts;
  settings: HeldSettings;
  leaseMs: number;
  network: Network;
  others: OtherInstances;
  health: StudioHealth;
  releaseEnded: Machinery['releaseEnded'];
  log: Logger;
  now(): Date;
  hashToken(token: string): string;
  changed(announced: string): void;
  /** Whether whoever has that role must show more than a password. */
  demandsSecondFactor(role: Role): boolean;
}

/** What every operation is given. */
export function makeMachinery(parts: MachineryParts): Machinery {
  const { environment, database, site, settings, leaseMs, now, others, log } = parts;
  const counting = parts.storeOn(database.counts);
  return {
    database,
    storeOn: parts.storeOn,
    heldKeys: new HeldKeys(database.oneSession),
    sections: parts.sections,
    get formerStaff() {
      return parts.former.current;
    },
    get formerStaffUpToDate() {
      return parts.former.upToDate;
    },
    reservedWords: RESERVED_WORDS,
    get ai() {
      return settings.vendors.ai;
    },
    get cms() {
      return settings.vendors.cms;
    },
    media: folderMedia(path.join(environment.data, 'media'), parts.network),
    get settings() {
      const { publicering, ai, sakerhet, epost } = settings.current;
      return {
        ...{ url: environment.url, release: RELEASE, build: BUILD, leaseMs, sajt: settings.identity },
        cmsTest: publicering.lage === 'test',
        sendsMail: epost.smtp_url !== '',
        sessionIdleMs: sakerhet.session_timmar * HOUR_MS,
        ai: { dygnsbudget: ai.dygnsbudget, pris: environment.ai.pris },
        demandsSecondFactor: parts.demandsSecondFactor,
      };
    },
    newsroom: settings.newsroom,
    get settingsUpToDate() {
      return settings.upToDate;
    },
    renderPreview: (revision, page, sections) => previewPage(site, { revision, page, sections }),
    rateLimits: rateLimitsOf(counting.countedCalls, { now, others, log }),
    underway: new CallsUnderway(),
    largeWrites: oneByOne(LARGE_WRITE_PATIENCE_MS),
    now,
    newId: uuidv7,
    newBlockId: () => `b${randomBytes(BLOCK_ID_BYTES).toString('base64url')}`,
    newToken: () => randomBytes(16).toString('base64url'),
    hashToken: parts.hashToken,
    randomBytes: (count) => randomBytes(count),
    hashPassword,
    passwordMatches,
    failedLogins: sharedFailedLogins({ tries: counting.loginTries, fingerprint: loginFingerprint(environment.secret), now }),
    fingerprint: callFingerprint(environment.secret),
    vault: secondFactorSeal(environment.secret),
    settingsVault: settingsSeal(environment.secret),
    seal: answerSeal(environment.secret),
    health: () => parts.health.report(),
    changed: parts.changed,
    releaseEnded: parts.releaseEnded,
    wrote: parts.wrote,
    refused: (refusal) => log.warn(refusal, 'a call was refused for lack of a right'),
    checkOutput: !environment.production,
  };
}
