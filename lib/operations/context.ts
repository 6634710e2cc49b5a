import type { DemandsSecondFactor } from '#lib/access/actor-of-person.ts';
import type { FourEyes } from '#lib/access/four-eyes.ts';
import type { AiPort } from '#lib/adapters/ai/port.ts';
import type { CmsPort } from '#lib/adapters/cms/port.ts';
import type { MediaPort } from '#lib/adapters/media/port.ts';
import type { PictureSight } from '#lib/adapters/picture-sight/port.ts';
import type { WebhooksPort } from '#lib/adapters/webhooks/port.ts';
import type { AiSettings } from '#lib/config/ai.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { Author, Revision } from '#lib/contract/article.ts';
import type { Health } from '#lib/contract/health.ts';
import type { LogEvent } from '#lib/contract/log-events.ts';
import type { RequiredProving } from '#lib/contract/proving.ts';
import type { ReleaseEnd } from '#lib/contract/release.ts';
import type { Section } from '#lib/contract/section.ts';
import type { Settings } from '#lib/contract/settings.ts';
import type { SiteIdentity } from '#lib/contract/site.ts';
import type { ArticlePart, ChosenThemeParts } from '#lib/contract/theme-parts.ts';
import type { ForeignSites } from '#lib/import/foreign-sites.ts';
import type { NewsroomArchives } from '#lib/newsroom-archive/port.ts';
import type { FailedLogins } from '#lib/operations/failed-logins.ts';
import type { OwnAnswers } from '#lib/operations/link/own-answers.ts';
import type { WhoIsThere } from '#lib/operations/presence/presence.ts';
import type { Seal } from '#lib/operations/seal.ts';
import type { Newsroom } from '#lib/operations/settings/newsroom.ts';
import type { RenderSite } from '#lib/operations/settings/render-site.ts';
import type { PublishedPage } from '#lib/render/article-page.ts';
import type { LetterToPerson } from '#lib/store/call-ends.ts';
import type { NewInboxLine } from '#lib/store/inbox.ts';
import type { Store } from '#lib/store/store.ts';

/** What an operation needs of the application's configuration. */
export interface OperationSettings {
  /** The address readers and callers use, without a trailing slash. */
  url: string;
  release: string;
  build: string;
  cmsTest: boolean;
  /** What of an article the themes of a publishing system elsewhere show by themselves. */
  teman: ChosenThemeParts;
  /** For so many days after somebody saw a price in the shop it is not old. */
  /** Whom the publishing system has as the author of an article. */
  forfattareDar: Settings['publicering']['forfattare'];
  prisdagar: number;
  /** Who the site is. */
  sajt: SiteIdentity;
  /** The newsroom’s agreements on pictures, as they are written (lib/contract/picture-agreement.ts). */
  bildavtal: readonly string[];
  /** Where nobody approves what they have written themselves. */
  fyraOgon: FourEyes;
  /** Whether agents propose where somebody else wrote last, whatever each may. */
  agenterForeslar: boolean;
  /** Whether whoever an agent names as having given an order confirms it, whomever each agent trusts. */
  ordrarBekraftas: boolean;
  /** What every agent has to reach in the proving ground before it publishes; null: what each is held to by itself. */
  agenternasProv: RequiredProving | null;
  /** For so many days an agent's key may open; 0 for as long as it is given. */
  nyckeldagar: number;
  /** Whether proposals that nobody has decided of stop a release. */
  forslagStoppar: boolean;
  /** How long a login may be unused. */
  sessionIdleMs: number;
  demandsSecondFactor: DemandsSecondFactor;
  /** Whether letters leave Studio. */
  sendsMail: boolean;
  /** How long a release that is being carried out is left alone without a sign of life. */
  leaseMs: number;
  /** What the language model may cost. */
  ai: Pick<AiSettings, 'dygnsbudget' | 'pris'>;
}

/**
 * What other instances must know at once. Of what readers see it is always said which article or picture: what does not
 * depend on that one is kept. `live` is said besides of a live report, and of what was one: there are who follow it.
 */
export type Change =
  // Brought out: of what was told of it before nothing was taken back.
  | ['publikt', id: string, hur: 'ut']
  | ['publikt' | 'live', id: string]
  | [
      | 'konton'
      // Who knows of which article.
      | 'konfidentiellt'
      | 'releaser'
      | 'flytt'
      | 'oversattningar'
      | 'installningar'
      | 'sektioner'
      | 'taggar'
      | 'utlankar'
      | 'omdirigeringar'
      // What has been chosen to stand first.
      | 'framsidor'
      | 'bevakningar'
      | 'webhookar'
      | 'ideer'
      | 'namn'
      // What lists are made of, and nothing that an article tells of itself.
      | 'listor'
      | 'avidentifierade',
    ];

/** A change as the instances tell each other of it: its kind, and the id of what has changed. */
export type Announcement = Exclude<Change[0], 'publikt' | 'live'> | `${'publikt' | 'live'} ${string}`;

/** A call of another operation: what its path names, and its body or, of a DELETE, its query. */
export interface OtherCall {
  operation: string;
  params: Readonly<Record<string, string>>;
  kropp: Readonly<Record<string, unknown>>;
}

export interface OtherAnswer {
  status: number;
  body: Record<string, unknown>;
}

/** What another operation is, for whoever has it carried out. */
export interface OtherOperation {
  /** What its path names. */
  params: readonly string[];
  /** Whether it writes in steps that each stand alone, so that it can be no part of a transaction. */
  isInSteps: boolean;
}

/**
 * Other operations, carried out for the same caller as if they had called each: its limit, input, rights, quota and line in the log are
 * its own. All throw what the operation would have refused with.
 */
export interface OtherCalls {
  /** Throws where there is none called so. */
  named(name: string): OtherOperation;
  /** In a transaction, or steps, of its own. */
  byItself(call: OtherCall, how: { provkor: boolean; idempotencyKey: string | undefined }): Promise<OtherAnswer>;
  /** In the transaction of `store`, with what was done in it before; nothing of it may be committed once one has thrown. */
  inside(store: Store, call: OtherCall, how: { provkor: boolean }): Promise<OtherAnswer>;
  /** Runs `work` in a transaction that is rolled back. */
  rolledBack<Result>(work: (store: Store) => Promise<Result>): Promise<Result>;
}

/** What is put in somebody's inbox: about an article (in one of its languages, a comment), a task or a front. */
export interface Concern
  extends Pick<NewInboxLine, 'handelse' | 'nyckel'>,
    Partial<Pick<NewInboxLine, 'innehall' | 'ko' | 'kommentar' | 'sprak' | 'framsida'>> {
  /** Who did it: the caller, unless it was Studio. */
  av?: null;
  /** That a letter about it waits for the end of their quiet hours, or for when they have letters. */
  brev?: true;
}

/** Everything an operation may touch; nothing reaches it another way. */
export interface OperationContext {
  actor: Actor;
  /** Bound to the operation's transaction where it has one. */
  store: Store;
  /** What the newsroom has as somebody else sees it, for what is told to others by their rights; outside of every transaction. */
  storeAs(actor: Actor): Store;
  /** Whether the call is only tried: what its answer does not show need not be worked out, for all of it is one transaction. */
  isDryRun: boolean;
  /** Runs `work` in a transaction of its own: for an operation that writes in steps. */
  step<Result>(work: (store: Store) => Promise<Result>): Promise<Result>;
  /**
   * The last step: `work` returns the operation's answer, and its writes, the line in the log and the kept idempotent answer
   * are one transaction. An operation in steps that never calls it is logged after it has returned.
   */
  finish<Output extends Record<string, unknown>>(work: (store: Store) => Promise<Output>): Promise<Output>;
  /** For the operation that takes several of them in one call. */
  others: OtherCalls;
  /** First words of addresses that something other than a section answers, or will. */
  reservedWords: ReadonlySet<string>;
  /** The site's sections; kept until they are changed in administration. */
  sections(): Promise<Section[]>;
  /**
   * Aborts when the caller has gone. Only what is asked of the language model, and what is made to be shown and has not been begun, may be given up
   * for it: everything that was begun otherwise is carried through, heard or not.
   */
  callerGone: AbortSignal | undefined;
  /** To be asked through lib/operations/ai/ask-ai.ts, which keeps to the budget. */
  ai: AiPort;
  cms: CmsPort;
  /** The publishing system elsewhere that the settings still name though Swedish is read on Studio's own site. */
  formerCms: CmsPort | null;
  media: MediaPort;
  /** Looks into files of pictures; it changes nothing. */
  sight: PictureSight;
  /** The receivers elsewhere that are sent what happens. */
  webhooks: WebhooksPort;
  settings: OperationSettings;
  /** How the newsroom is set up, and what another set-up would lead to. */
  newsroom: Newsroom;
  /** The whole page of a version that is not public, as the site would show it. */
  renderPreview(revision: Revision, page: PublishedPage, sections: readonly Section[]): Promise<string>;
  /** The article as it is delivered to a theme that shows those parts by itself, in a page that tells which are whose. */
  renderInTheme(revision: Revision, page: PublishedPage, delar: readonly ArticlePart[]): Promise<string>;
  /** A page as readers would get it if the site were another. */
  renderSite: RenderSite;
  /** What readers get at addresses of the site's own. */
  ownAnswers: OwnAnswers;
  /** The whole newsroom as one archive, out and in. */
  archives: NewsroomArchives;
  /** Sites of other systems that run, read in. */
  foreignSites: ForeignSites;
  /** How every part is that Studio needs around it, by this instance. */
  health(): Promise<Health>;
  /** Who has which article open. */
  whoIsThere: WhoIsThere;
  /** ISO 8601, UTC; the same throughout one call. */
  now: string;
  newId(): string;
  newBlockId(): string;
  newToken(): string;
  randomBytes(count: number): Uint8Array;
  hashToken(token: string): string;
  hashPassword(password: string): Promise<string>;
  /** Whether the password belongs to the hash; without one the same work is done. */
  passwordMatches(passwordHash: string | undefined, password: string): Promise<boolean>;
  /** Closes and opens what is kept of how people log in: second factors, and links by which a password is chosen. */
  vault: Seal;
  /** The same for the secrets among the settings. */
  settingsVault: Seal;
  /** The same for the addresses that each take an upload. */
  uploads: Seal;
  /** Who has tried a password too often, at the sign-in and here. */
  failedLogins: FailedLogins;
  /** The same with the names of those who have left replaced: for what leaves Studio as a file. An answer is seen to. */
  withoutFormerNames<Value>(value: Value): Value;
  /** The caller's Idempotency-Key, if it sent one. */
  idempotencyKey: string | undefined;
  korrelation: string;
  /** Adds to the line of the log that this call leaves behind. */
  note(entry: { innehall?: string; orderAv?: Author; detalj?: Record<string, unknown> }): void;
  /** Leaves a line in the log at once, which stays though the call is refused. */
  noteRefusal(operation: LogEvent, detalj: Record<string, unknown>): Promise<void>;
  /** Writes to a person once the current transaction commits, and not when it does not. */
  writeTo(letter: LetterToPerson): void;
  /**
   * Puts something in the inboxes of those people, by their ids, once the current transaction commits: never in that of whoever did it. Of what has
   * been put there by the same call under the same key nothing more is said.
   */
  concerns(people: Iterable<string | undefined>, what: Concern): void;
  /** Tells those people's browsers, once the current transaction commits, that their inboxes are not what they were. */
  inboxesChanged(people: Iterable<string>): void;
  /**
   * Tells every instance that what readers see of an article or a picture, or who may do what, has changed: when the current
   * transaction commits.
   */
  changed(...what: Change): void;
  /** Shows those people and agents, by their ids, nowhere any more once the current transaction commits: they have no way in. */
  leavesEverywhere(ids: Iterable<string>): void;
  /** Counts a try of a release that ends so, once the current transaction commits. */
  releaseEnded(how: ReleaseEnd): void;
}

/** The actor as the contract's `av`. */
export function authorOf(actor: Actor): Author {
  return { typ: actor.typ, id: actor.id, namn: actor.namn };
}
