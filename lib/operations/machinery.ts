import type { AiPort } from '#lib/adapters/ai/port.ts';
import type { CmsPort } from '#lib/adapters/cms/port.ts';
import type { MediaPort } from '#lib/adapters/media/port.ts';
import type { PictureSight } from '#lib/adapters/picture-sight/port.ts';
import type { WebhooksPort } from '#lib/adapters/webhooks/port.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { Health } from '#lib/contract/health.ts';
import type { ReleaseEnd } from '#lib/contract/release.ts';
import type { Section } from '#lib/contract/section.ts';
import type { StaffNews } from '#lib/contract/staff-news.ts';
import type { ForeignSites } from '#lib/import/foreign-sites.ts';
import type { NewsroomArchives } from '#lib/newsroom-archive/port.ts';
import type { Call } from '#lib/operations/call.ts';
import type { CallWithin } from '#lib/operations/call-context.ts';
import type { CallsUnderway } from '#lib/operations/calls-underway.ts';
import type { Announcement, OperationContext, OperationSettings, OtherCalls } from '#lib/operations/context.ts';
import type { FailedLogins } from '#lib/operations/failed-logins.ts';
import type { FormerStaff } from '#lib/operations/former-names.ts';
import type { OwnAnswers } from '#lib/operations/link/own-answers.ts';
import type { WhoIsThere } from '#lib/operations/presence/presence.ts';
import type { RateLimits } from '#lib/operations/rate-limits.ts';
import type { Seal } from '#lib/operations/seal.ts';
import type { Newsroom } from '#lib/operations/settings/newsroom.ts';
import type { Database, Queryable } from '#lib/store/database.ts';
import type { HeldKeys } from '#lib/store/held-keys.ts';
import type { Store } from '#lib/store/store.ts';
import type { OneByOne } from '#lib/turns/one-by-one.ts';

/** Who was refused what. */
interface Refusal {
  operation: string;
  av: Pick<Actor, 'typ' | 'id'>;
  koder: string[];
  korrelation: string;
}

/** What the application gives every operation. */
export interface Machinery {
  database: Database;
  /** Everything there is: for Studio's own work. */
  storeOn(db: Queryable): Store;
  /** What there is for that caller: the one way in which operations read anything (docs/decisions/confidential-articles.md). */
  storeFor(caller: Actor, db: Queryable): Store;
  heldKeys: HeldKeys;
  /** How other operations are carried out for the caller of one; what becomes part of its transaction is put `within`. */
  otherCalls(caller: Call, within: CallWithin[]): OtherCalls;
  sections(): Promise<Section[]>;
  reservedWords: ReadonlySet<string>;
  /** Those that the settings name at the moment: to be taken anew for each call. */
  readonly ai: AiPort;
  readonly cms: CmsPort;
  readonly formerCms: CmsPort | null;
  media: MediaPort;
  sight: PictureSight;
  webhooks: WebhooksPort;
  readonly settings: OperationSettings;
  newsroom: Newsroom;
  /** Settled when every change of settings that this process knows of has taken effect; undefined when all have. */
  readonly settingsUpToDate: Promise<void> | undefined;
  /** What those who have left are called at the moment. */
  readonly formerStaff: FormerStaff;
  /** Settled when that is true of everybody of whom this process knows that they have left; undefined when it is. */
  readonly formerStaffUpToDate: Promise<void> | undefined;
  renderPreview: OperationContext['renderPreview'];
  renderInTheme: OperationContext['renderInTheme'];
  renderSite: OperationContext['renderSite'];
  ownAnswers: OwnAnswers;
  rateLimits: RateLimits;
  /** Every call from its beginning to its end. */
  underway: CallsUnderway;
  /** Large versions are written one by one: nobody else's call waits for more than one of them. */
  largeWrites: OneByOne;
  /** Random and time, handed in so that tests can decide them. */
  now(): Date;
  newId(): string;
  newBlockId(): string;
  newToken(): string;
  randomBytes(count: number): Uint8Array;
  hashToken(token: string): string;
  hashPassword(password: string): Promise<string>;
  passwordMatches(passwordHash: string | undefined, password: string): Promise<boolean>;
  failedLogins: FailedLogins;
  /** A hash of a call, by which it is known when it comes again. Keyed: a call may hold a password, and hashes of those can be guessed. */
  fingerprint(call: string): string;
  /** Closes and opens the answers that are kept for repeated calls. */
  seal: Seal;
  /** The same for the secrets of second factors. */
  vault: Seal;
  /** The same for the secrets among the settings. */
  settingsVault: Seal;
  /** The same for the addresses that each take an upload. */
  uploads: Seal;
  /** The whole newsroom as one archive, out and in. */
  archives: NewsroomArchives;
  /** Sites of other systems that run, read in. */
  foreignSites: ForeignSites;
  /** How every part is that Studio needs around it. */
  health(): Promise<Health>;
  /** Who has which article open. */
  whoIsThere: WhoIsThere;
  /** Called in this process once a change has been committed; the other instances are told by the database. */
  changed(what: Announcement): void;
  /** Tells the newsroom's browsers, wherever they listen, of what has been committed. */
  tell(news: StaffNews): void;
  /** Called in this process once a try of a release has ended so, and that has been committed. */
  releaseEnded(how: ReleaseEnd): void;
  /** Called in this process once anything at all has been written. */
  wrote(): void;
  /** Called when somebody has been refused what they have no right to. */
  refused(refusal: Refusal): void;
  /** Checks every answer against its schema: for tests and development. */
  checkOutput: boolean;
}
