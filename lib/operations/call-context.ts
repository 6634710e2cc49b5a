import type { Author } from '#lib/contract/article.ts';
import { answerOf, type Call } from '#lib/operations/call.ts';
import { type Announcement, authorOf, type OperationContext } from '#lib/operations/context.ts';
import { keepAnswer } from '#lib/operations/kept-answers.ts';
import type { Machinery } from '#lib/operations/machinery.ts';
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
  /** Whether the operation has closed the call itself, log line and answer included. */
  finished: boolean;
}

/**
 * What an operation works with while it carries out one call: `store` reads and writes as that store does, steps are
 * transactions of their own. What is noted and changed meanwhile is gathered for the log and for whoever listens.
 */
export function contextOf(machinery: Machinery, call: Call, store: Store): CallContext {
  const notes: LogNotes = { innehall: null, orderAv: null, detalj: call.via === undefined ? {} : { via: call.via } };
  const changes = new Set<Announcement>();
  const operation: OperationContext = {
    actor: call.actor,
    store,
    async step(work) {
      const result = await machinery.database.transaction(async (unit) => {
        const bound = machinery.storeOn(unit);
        const done = await work(bound);
        await announce(bound, changes);
        return done;
      });
      tellHere(machinery, changes);
      return result;
    },
    async finish(work) {
      const output = await operation.step(async (bound) => {
        const done = await work(bound);
        await Promise.all([
          bound.log.add(logEntry(call, context)),
          keepAnswer(machinery, bound, call, answerOf(machinery, call.operation, done)),
        ]);
        return done;
      });
      context.finished = true;
      return output;
    },
    sections: machinery.sections,
    callerGone: call.callerGone,
    ai: machinery.ai,
    cms: machinery.cms,
    media: machinery.media,
    settings: machinery.settings,
    renderPreview: machinery.renderPreview,
    now: machinery.now().toISOString(),
    newId: machinery.newId,
    newBlockId: machinery.newBlockId,
    newToken: machinery.newToken,
    randomBytes: machinery.randomBytes,
    vault: machinery.vault,
    hashToken: machinery.hashToken,
    hashPassword: machinery.hashPassword,
    passwordMatches: machinery.passwordMatches,
    failedLogins: machinery.failedLogins,
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
      await machinery.storeOn(machinery.database).log.add(entry);
    },
    changed(...what) {
      changes.add(what[0] === 'publikt' ? `publikt ${what[1]}` : what[0]);
    },
  };
  const context: CallContext = { operation, notes, changes, finished: false };
  return context;
}

/** Tells the other instances what has changed, when the transaction of that store is committed. */
export async function announce(store: Store, changes: ReadonlySet<Announcement>): Promise<void> {
  await Promise.all([...changes].map((what) => store.changeFeed.announce(what)));
}

/** Tells this process what has been committed. */
export function tellHere(machinery: Machinery, changes: Set<Announcement>): void {
  machinery.wrote();
  for (const what of changes) machinery.changed(what);
  changes.clear();
}

/** The line of the log for a call. */
export function logEntry(call: Call, { operation, notes }: CallContext) {
  return { tid: operation.now, operation: call.operation.name, av: authorOf(call.actor), ...notes, korrelation: call.korrelation };
}
