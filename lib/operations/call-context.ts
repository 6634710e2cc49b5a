import type { Author } from '#lib/contract/article.ts';
import type { ReleaseEnd } from '#lib/contract/release.ts';
import type { TakenQuota } from '#lib/operations/agent/take-quota.ts';
import { type Answer, answerOf, type Call } from '#lib/operations/call.ts';
import { type Announcement, authorOf, type OperationContext } from '#lib/operations/context.ts';
import { withoutFormerNames } from '#lib/operations/former-names.ts';
import { keptAnswer } from '#lib/operations/kept-answers.ts';
import type { Machinery } from '#lib/operations/machinery.ts';
import { newsOfCall } from '#lib/operations/news-of-call.ts';
import { leaveEverywhere } from '#lib/operations/presence/leave-everywhere.ts';
import type { CallEnd, LetterToPerson } from '#lib/store/call-ends.ts';
import type { Queryable } from '#lib/store/database.ts';
import type { NewInboxLine } from '#lib/store/inbox.ts';
import type { Store } from '#lib/store/store.ts';

interface LogNotes {
  innehall: string | null;
  orderAv: Author | null;
  detalj: Record<string, unknown>;
}

export interface CallContext {
  operation: OperationContext;
  notes: LogNotes;
  changes: Set<Announcement>;
  /** What is written to people, with the end of the transaction that the call is in. */
  letters: LetterToPerson[];
  /** What is put in whose inbox with it. */
  concerned: Concerned;
  /** Whose inboxes are otherwise not what they were. */
  inboxes: Set<string>;
  /** Who has lost their way in. */
  leaving: Set<string>;
  /** The tries of releases that end with it. */
  ended: ReleaseEnd[];
  /** Whether the operation has closed the call itself, log line and answer included. */
  finished: boolean;
  quota: StepQuota;
  /** The calls of other operations that are part of its transaction. */
  within: CallWithin[];
}

/** Lines for inboxes, by whose and of what. */
type Concerned = Map<string, NewInboxLine>;

/** A call that is part of another's transaction, and is told of with it. */
export interface CallWithin {
  call: Call;
  context: Pick<CallContext, 'changes' | 'concerned' | 'inboxes' | 'leaving' | 'ended' | 'notes' | 'within'>;
}

/** What a call in steps takes of its agent's quota: in the transaction of its first step. */
interface StepQuota {
  take: ((store: Store) => Promise<TakenQuota | undefined>) | undefined;
  /** Given back when the operation refuses after that. */
  taken: TakenQuota | undefined;
}

/** What there is for a call: what its caller sees; or all of it, for what Studio does behind the calls. */
export function storeOf(machinery: Machinery, { operation, actor }: Pick<Call, 'operation' | 'actor'>, db: Queryable): Store {
  return operation.seesAll === undefined ? machinery.storeFor(actor, db) : machinery.storeOn(db);
}

/**
 * What an operation works with while it carries out one call: `store` reads and writes as that store does, steps are
 * transactions of their own. What is noted and changed meanwhile is gathered for the log and for whoever listens.
 */
export function contextOf(machinery: Machinery, call: Call, store: Store): CallContext {
  const notes: LogNotes = { innehall: null, orderAv: null, detalj: call.via === undefined ? {} : { via: call.via } };
  const changes = new Set<Announcement>();
  const letters: LetterToPerson[] = [];
  const concerned: Concerned = new Map();
  const inboxes = new Set<string>();
  const leaving = new Set<string>();
  const ended: ReleaseEnd[] = [];
  const within: CallWithin[] = [];
  const operation: OperationContext = {
    actor: call.actor,
    store,
    storeAs: (actor) => machinery.storeFor(actor, machinery.database),
    isDryRun: false,
    step: (work) => inStep(machinery, call, context, work, () => ({ logg: null, svar: null })),
    async finish(work) {
      const output = await inStep(machinery, call, context, work, (done) =>
        endOf(machinery, call, context, answerOf(machinery, call.operation, done)),
      );
      context.finished = true;
      return output;
    },
    others: machinery.otherCalls(call, within),
    sections: machinery.sections,
    reservedWords: machinery.reservedWords,
    callerGone: call.callerGone,
    ai: machinery.ai,
    cms: machinery.cms,
    formerCms: machinery.formerCms,
    media: machinery.media,
    sight: machinery.sight,
    webhooks: machinery.webhooks,
    settings: machinery.settings,
    newsroom: machinery.newsroom,
    renderPreview: machinery.renderPreview,
    renderInTheme: machinery.renderInTheme,
    renderSite: machinery.renderSite,
    ownAnswers: machinery.ownAnswers,
    archives: machinery.archives,
    foreignSites: machinery.foreignSites,
    health: machinery.health,
    whoIsThere: machinery.whoIsThere,
    now: machinery.now().toISOString(),
    newId: machinery.newId,
    newBlockId: machinery.newBlockId,
    newToken: machinery.newToken,
    randomBytes: machinery.randomBytes,
    vault: machinery.vault,
    settingsVault: machinery.settingsVault,
    uploads: machinery.uploads,
    hashToken: machinery.hashToken,
    hashPassword: machinery.hashPassword,
    passwordMatches: machinery.passwordMatches,
    failedLogins: machinery.failedLogins,
    withoutFormerNames: (value) => withoutFormerNames(value, machinery.formerStaff),
    idempotencyKey: call.idempotencyKey,
    korrelation: call.korrelation,
    note(entry) {
      if (entry.innehall !== undefined) notes.innehall = entry.innehall;
      if (entry.orderAv !== undefined) notes.orderAv = entry.orderAv;
      Object.assign(notes.detalj, entry.detalj);
    },
    async noteRefusal(refused, detalj) {
      const { now: tid, korrelation } = operation;
      const entry = { tid, operation: refused, av: authorOf(call.actor), orderAv: null, innehall: null, detalj, korrelation };
      // It stands whatever becomes of the call, which may hold a connection.
      await machinery.storeOn(machinery.database.counts).log.add(entry);
    },
    writeTo(letter) {
      letters.push(letter);
    },
    concerns(people, { handelse, nyckel, innehall = null, ko = null, kommentar = null, sprak = null, framsida = null, av, brev = false }) {
      const who = av === null ? null : authorOf(call.actor);
      for (const person of people) {
        const key = `${person} ${nyckel}`;
        if (person === undefined || person === who?.id || concerned.has(key)) continue;
        const { now: tid } = operation;
        concerned.set(key, {
          id: machinery.newId(),
          person,
          nyckel,
          handelse,
          innehall,
          ko,
          kommentar,
          sprak,
          framsida,
          av: who,
          tid,
          brev,
        });
      }
    },
    inboxesChanged(people) {
      for (const person of people) inboxes.add(person);
    },
    changed(...what) {
      if (what[0] === 'publikt' || what[0] === 'live') changes.add(`${what[0]} ${what.slice(1).join(' ')}`);
      else changes.add(what[0]);
    },
    leavesEverywhere(ids) {
      for (const id of ids) leaving.add(id);
    },
    releaseEnded(how) {
      ended.push(how);
    },
  };
  const quota: StepQuota = { take: undefined, taken: undefined };
  const context: CallContext = { operation, notes, changes, letters, concerned, inboxes, leaving, ended, finished: false, quota, within };
  return context;
}

/** One step in a transaction of its own. What it leaves behind beside its work travels with COMMIT: one wait for both. */
function inStep<Result>(
  machinery: Machinery,
  call: Call,
  context: CallContext,
  work: (store: Store) => Promise<Result>,
  ending: (done: Result) => Pick<CallEnd, 'logg' | 'svar'>,
): Promise<Result> {
  const { quota, letters, concerned, inboxes, leaving, ended, within } = context;
  // Those of a step that was rolled back tell of what never was.
  letters.length = 0;
  concerned.clear();
  inboxes.clear();
  leaving.clear();
  ended.length = 0;
  within.length = 0;
  return machinery.database.holding(async (unit) => {
    const bound = storeOf(machinery, call, unit);
    const [taken, done] = await Promise.all([quota.take?.(bound), work(bound)]);
    const end = { ...ending(done), ...leftBehind(context) };
    await Promise.all([bound.callEnds.write(end), unit.commit()]);
    if (taken !== undefined) context.quota = { take: undefined, taken };
    tellHere(machinery, call, context);
    return done;
  });
}

/** What is told of by the transaction that the call is in. */
export function leftBehind({ letters, concerned, changes }: CallContext): Pick<CallEnd, 'brev' | 'inkorg' | 'andrat'> {
  return { brev: letters, inkorg: [...concerned.values()], andrat: [...changes] };
}

/** What the call leaves behind with its last step. */
export function endOf(machinery: Machinery, call: Call, context: CallContext, answer: Answer): Pick<CallEnd, 'logg' | 'svar'> {
  const logg = call.operation.hints.writingIsNotLogged === true ? null : logEntry(call, context);
  return { logg, svar: keptAnswer(machinery, call, answer) };
}

/** Tells this process, and the newsroom's browsers, what has been committed. */
export function tellHere(
  machinery: Machinery,
  call: Call,
  { changes, concerned, inboxes, leaving, ended, notes, within }: CallWithin['context'],
): void {
  machinery.wrote();
  // First: they may say who is not to be told the rest.
  for (const what of changes) machinery.changed(what);
  changes.clear();
  leaveEverywhere(machinery.whoIsThere, leaving);
  leaving.clear();
  const { operation, actor, input } = call;
  const { innehall, detalj } = notes;
  const nr = typeof detalj.nr === 'number' ? detalj.nr : undefined;
  const news = newsOfCall({ operation, av: authorOf(actor), innehall, params: input.params, nr });
  if (news !== undefined) machinery.tell(news);
  for (const { person } of concerned.values()) inboxes.add(person);
  if (inboxes.size > 0) machinery.tell({ om: 'inkorg', till: [...inboxes] });
  concerned.clear();
  inboxes.clear();
  for (const how of ended) machinery.releaseEnded(how);
  ended.length = 0;
  for (const { call: part, context } of within.splice(0)) tellHere(machinery, part, context);
}

/** The line of the log for a call. */
function logEntry(call: Call, { operation, notes }: CallContext) {
  return { tid: operation.now, operation: call.operation.name, av: authorOf(call.actor), ...notes, korrelation: call.korrelation };
}
