import { Agents } from '#lib/store/agents.ts';
import { AiCalls } from '#lib/store/ai-calls.ts';
import { Belongings } from '#lib/store/belongings.ts';
import { CallEnds } from '#lib/store/call-ends.ts';
import { CarriedOut } from '#lib/store/carried-out.ts';
import { ChangeFeed } from '#lib/store/change-feed.ts';
import type { CountCache } from '#lib/store/count-cache.ts';
import { CountedCalls } from '#lib/store/counted-calls.ts';
import type { Queryable } from '#lib/store/database.ts';
import { Demo } from '#lib/store/demo.ts';
import { HistoryChecks } from '#lib/store/history-checks.ts';
import { Idempotency } from '#lib/store/idempotency.ts';
import { ItemList } from '#lib/store/item-list.ts';
import { Items } from '#lib/store/items.ts';
import { LiveReports } from '#lib/store/live-reports.ts';
import { Log } from '#lib/store/log.ts';
import { LoginTries } from '#lib/store/login-tries.ts';
import { MediaItems } from '#lib/store/media.ts';
import { OauthConnections } from '#lib/store/oauth-connections.ts';
import { Outbox } from '#lib/store/outbox.ts';
import { Passkeys } from '#lib/store/passkeys.ts';
import { PasswordLinks } from '#lib/store/password-links.ts';
import { People } from '#lib/store/people.ts';
import { PeopleDictionary } from '#lib/store/people-dictionary.ts';
import { PictureRightsEnds } from '#lib/store/picture-rights.ts';
import { PictureUses } from '#lib/store/picture-uses.ts';
import { Published } from '#lib/store/published.ts';
import { PublicReads } from '#lib/store/readers/public-reads.ts';
import { RegisterExtract } from '#lib/store/register-extract.ts';
import { ReleaseQuestions } from '#lib/store/release-questions.ts';
import { ReleaseQueue } from '#lib/store/release-queue.ts';
import { ReleaseRequests } from '#lib/store/release-requests.ts';
import { Releases } from '#lib/store/releases.ts';
import type { ReportBlocks } from '#lib/store/report-blocks.ts';
import { Revisions } from '#lib/store/revisions.ts';
import { Seals } from '#lib/store/seals.ts';
import { SearchIndex } from '#lib/store/search-index.ts';
import { SecondFactors } from '#lib/store/second-factors.ts';
import { Sections } from '#lib/store/sections.ts';
import { Sessions } from '#lib/store/sessions.ts';
import { Settings } from '#lib/store/settings.ts';
import { Shares } from '#lib/store/shares.ts';
import { Slugs } from '#lib/store/slugs.ts';
import { TagsInUse } from '#lib/store/tags-in-use.ts';
import { TranslationJobs } from '#lib/store/translation-jobs.ts';
import { Translations } from '#lib/store/translations.ts';
import { VitalSignsReader } from '#lib/store/vital-signs.ts';
import { WorkQueue } from '#lib/store/work-queue.ts';
import type { PrismaClient } from '#prisma/generated/client.ts';

/** What every store of the process shares. */
export interface SharedParts {
  counts: CountCache;
  /** What has been read of live reports. */
  reportBlocks: ReportBlocks;
  /** For what is read seldom and belongs to no transaction: lists of administration and tracking. */
  prisma: PrismaClient;
  /** For searches: some at a time, so that they leave room for everybody else. */
  searches: Queryable;
}

/** All that is stored, by aggregate; each statement runs where `db` runs it, in the pool or in one transaction. */
export class Store {
  readonly agents: Agents;
  readonly aiCalls: AiCalls;
  readonly belongings: Belongings;
  readonly callEnds: CallEnds;
  readonly carriedOut: CarriedOut;
  readonly changeFeed: ChangeFeed;
  readonly countedCalls: CountedCalls;
  readonly demo: Demo;
  readonly historyChecks: HistoryChecks;
  readonly idempotency: Idempotency;
  readonly itemList: ItemList;
  readonly items: Items;
  readonly liveReports: LiveReports;
  readonly log: Log;
  readonly loginTries: LoginTries;
  readonly media: MediaItems;
  readonly oauthConnections: OauthConnections;
  readonly outbox: Outbox;
  readonly passkeys: Passkeys;
  readonly passwordLinks: PasswordLinks;
  readonly people: People;
  readonly peopleDictionary: PeopleDictionary;
  readonly pictureRightsEnds: PictureRightsEnds;
  readonly pictureUses: PictureUses;
  readonly published: Published;
  /** What readers have: all that whatever answers them is handed of this. */
  readonly readers: PublicReads;
  readonly registerExtract: RegisterExtract;
  readonly releaseQuestions: ReleaseQuestions;
  readonly releaseQueue: ReleaseQueue;
  readonly releaseRequests: ReleaseRequests;
  readonly releases: Releases;
  readonly revisions: Revisions;
  readonly seals: Seals;
  readonly searchIndex: SearchIndex;
  readonly secondFactors: SecondFactors;
  readonly sections: Sections;
  readonly sessions: Sessions;
  readonly settings: Settings;
  readonly shares: Shares;
  readonly slugs: Slugs;
  readonly tagsInUse: TagsInUse;
  readonly translationJobs: TranslationJobs;
  readonly translations: Translations;
  readonly vitalSigns: VitalSignsReader;
  readonly workQueue: WorkQueue;

  constructor(db: Queryable, { counts, reportBlocks, prisma, searches }: SharedParts) {
    this.agents = new Agents(db);
    this.aiCalls = new AiCalls(db);
    this.belongings = new Belongings(db);
    this.callEnds = new CallEnds(db);
    this.carriedOut = new CarriedOut(db);
    this.changeFeed = new ChangeFeed(db);
    this.countedCalls = new CountedCalls(db);
    this.demo = new Demo(db);
    this.historyChecks = new HistoryChecks(db);
    this.idempotency = new Idempotency(db);
    this.itemList = new ItemList(db, { counts, searches });
    this.items = new Items(db);
    this.liveReports = new LiveReports(db, reportBlocks);
    this.log = new Log(db, counts);
    this.loginTries = new LoginTries(db);
    this.media = new MediaItems(db);
    this.oauthConnections = new OauthConnections(db);
    this.outbox = new Outbox(db);
    this.passkeys = new Passkeys(db);
    this.passwordLinks = new PasswordLinks(db);
    this.people = new People(db, prisma);
    this.peopleDictionary = new PeopleDictionary(db);
    this.pictureRightsEnds = new PictureRightsEnds(db);
    this.pictureUses = new PictureUses(db);
    this.published = new Published(db);
    this.readers = new PublicReads(db, reportBlocks);
    this.registerExtract = new RegisterExtract(db);
    this.releaseQuestions = new ReleaseQuestions(db);
    this.releaseQueue = new ReleaseQueue(db);
    this.releaseRequests = new ReleaseRequests(db);
    this.releases = new Releases(db);
    this.revisions = new Revisions(db);
    this.seals = new Seals(db);
    this.searchIndex = new SearchIndex(db);
    this.secondFactors = new SecondFactors(db);
    this.sections = new Sections(db);
    this.sessions = new Sessions(db);
    this.settings = new Settings(db);
    this.shares = new Shares(db);
    this.slugs = new Slugs(db);
    this.tagsInUse = new TagsInUse(db);
    this.translationJobs = new TranslationJobs(db);
    this.translations = new Translations(db);
    this.vitalSigns = new VitalSignsReader(db);
    this.workQueue = new WorkQueue(db);
  }
}
