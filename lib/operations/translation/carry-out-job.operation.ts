import { z } from 'zod';
import { standingAgent } from '#lib/access/actor-of-agent.ts';
import { actorOfPerson } from '#lib/access/actor-of-person.ts';
import { seesArticle } from '#lib/access/confidential.ts';
import { cannotWrite } from '#lib/access/rights.ts';
import { AiFailure } from '#lib/adapters/ai/failure.ts';
import { mediaIdsOf } from '#lib/blocks/article-pictures.ts';
import { withLibraryWords } from '#lib/blocks/library-words.ts';
import type { Actor } from '#lib/contract/actor.ts';
import { Fault, fault, faultEntry } from '#lib/errors/fault.ts';
import { findAgent } from '#lib/operations/agent/find-agent.ts';
import { faultOfAi } from '#lib/operations/ai/ask-ai.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { refuseDeleted } from '#lib/operations/item/item-access.ts';
import { JobLost, whileJobHeld } from '#lib/operations/translation/job-lease.ts';
import { saveTranslation } from '#lib/operations/translation/save-translation.ts';
import { type TranslatedParts, translatePieces } from '#lib/operations/translation/translate-pieces.ts';
import { translationSources } from '#lib/operations/translation/translation-sources.ts';
import type { JobLease, JobOrder, JobWait } from '#lib/store/translation-jobs.ts';
import { type PlanFrom, type PlannedPart, planTranslation } from '#lib/translation/plan.ts';

/** The job waits for another try; that is recorded, and there is nothing to log. */
export class JobWaits extends Error {}

/** The job is over for something unforeseen, its `cause`; that is recorded and logged as its end. */
export class JobFailed extends Error {}

/** Of one job, when the model does not answer or something unforeseen happens: some minutes in all, or an hour when it asks for that. */
const MOST_TRIES = 6;
const FIRST_WAIT_MS = 5_000;
/** However long the model asks for: whoever waits for the translation is to hear how it went. */
const LONGEST_WAIT_MS = 600_000;

/** Whoever asks how it goes every five seconds is not to use up all tries while the model restarts. */
const SHORTEST_HASTENED_MS = 20_000;

/**
 * Makes a translation under the lease it was claimed with. Called by the translation worker and by nothing else: it is in
 * no registry and has no address.
 */
export const carryOutJob = defineOperation({
  name: 'utforOversattning',
  summary: 'Gör en översättning som väntar.',
  method: 'POST',
  path: '',
  body: z.object({ id: z.string(), hallare: z.string() }),
  output: z.object({ ok: z.literal(true), status: z.enum(['klar', 'misslyckad']) }),
  hints: { readOnly: false },
  openToAll: 'in no registry: called by the translation worker alone, for whoever was asked as the job was ordered',
  seesAll: 'whoever asked for it is asked whether they see the article still (refuseUnlessAllowedStill), and is told when they do not',
  transaction: 'stegvis',
  async run(context, lease) {
    const job = await context.store.translationJobs.order(lease.id);
    if (job === undefined) throw new JobLost('the job is gone');
    context.note({ innehall: job.innehall, detalj: { jobb: job.id, sprak: job.till } });
    try {
      return await whileJobHeld(context, lease, (signal) => translate(context, job, lease, signal));
    } catch (failure) {
      return settle(context, job, lease, failure);
    }
  },
});

async function translate(context: OperationContext, job: JobOrder, lease: JobLease, signal: AbortSignal) {
  await refuseUnlessAllowedStill(context, job);
  const { from } = await translationSources(context, job);
  const planned = planTranslation(from);
  const isLastTry = job.forsok >= MOST_TRIES;
  const translated = await translatePieces(context, { job, lease, signal, isLastTry }, planned, from);
  const made = { ...translated, parts: await inLibraryWords(context, job, planned, from, translated.parts) };
  // Asked again: a job may run for minutes.
  await refuseUnlessAllowedStill(context, job);
  return context.finish(async (store) => {
    const resultat = await saveTranslation({ ...context, store }, job, { planned, from, made });
    if (!(await store.translationJobs.done(lease, resultat))) throw new JobLost('the translation was called off or taken over');
    context.note({ detalj: { status: 'klar' } });
    return { ok: true as const, status: 'klar' as const };
  });
}

/** The translated parts, with what the library itself says of their pictures in that language where the source has what it says in its own. */
async function inLibraryWords(
  { store }: OperationContext,
  { fran, till }: JobOrder,
  planned: readonly PlannedPart[],
  { source }: PlanFrom,
  parts: TranslatedParts['parts'],
): Promise<TranslatedParts['parts']> {
  const pictures = new Map((await store.media.byIds(mediaIdsOf(source))).map((media) => [media.id, media]));
  const sources = new Map(planned.map((part) => [part.del, part.source]));
  return new Map([...parts].map(([del, value]) => [del, withLibraryWords(value, sources.get(del), { fran, till, pictures })]));
}

/** Whoever asked for it must still be there, see the article and have the right; it must not have been deleted since. */
async function refuseUnlessAllowedStill(context: OperationContext, { innehall, till, av }: JobOrder): Promise<void> {
  const item = await context.store.items.outline(innehall);
  if (item === undefined) throw fault('finns_inte', { falt: 'id' }, { vad: 'Innehållet' });
  refuseDeleted(item.head);
  const actor = av.typ === 'agent' ? await agentStill(context, av.id) : await personStill(context, av.id);
  if (actor === undefined || !seesArticle(actor, item.head) || cannotWrite(actor, item.head, [till]) !== undefined) {
    throw fault('rattighet_saknas', { sprak: till }, { handling: 'översätta artikeln längre', vem: 'en skribent', annars: '' });
  }
}

async function agentStill(context: OperationContext, id: string): Promise<Actor | undefined> {
  const agent = await findAgent(context, id);
  return agent?.aterkallad === null && agent.agare.aktiv ? standingAgent(agent) : undefined;
}

async function personStill({ store }: OperationContext, id: string): Promise<Actor | undefined> {
  const person = await store.people.byId(id);
  return person?.aktiv ? actorOfPerson(person) : undefined;
}

/** Records a try that has failed: what can help is tried again, what cannot ends the job with its cause, in one transaction with the line that tells of it. */
async function settle(context: OperationContext, job: JobOrder, lease: JobLease, failure: unknown) {
  if (failure instanceof JobLost) throw failure;
  const told = failure instanceof AiFailure ? faultOfAi(failure) : failure;
  const wait = waitFor(failure, job.forsok);
  const fel = told instanceof Fault ? told.fel : [faultEntry('internt', {}, { korrelation: context.korrelation })];
  if (wait !== undefined) {
    await context.step((store) => store.translationJobs.postpone(lease, wait, fel));
    if (told instanceof Fault) throw new JobWaits(told.message);
    throw failure;
  }
  context.note({ detalj: { status: 'misslyckad', fel: fel.map(({ kod }) => kod) } });
  const end = await context.finish(async (store) => {
    if (!(await store.translationJobs.fail(lease, fel))) throw new JobLost('the translation was called off or taken over');
    return { ok: true as const, status: 'misslyckad' as const };
  });
  if (!(told instanceof Fault)) throw new JobFailed('the last try met with something unforeseen', { cause: failure });
  return end;
}

/** How long until the job is to be tried again; `undefined` when that would not help. */
function waitFor(failure: unknown, forsok: number): JobWait | undefined {
  if (failure instanceof AiFailure && failure.kind === 'avbrutet') return { ms: 0, least: 0 };
  const helps = failure instanceof AiFailure ? failure.kind === 'borta' : !(failure instanceof Fault);
  if (!helps || forsok >= MOST_TRIES) return undefined;
  const asked = failure instanceof AiFailure ? (failure.retryAfterMs ?? 0) : 0;
  const own = FIRST_WAIT_MS * 2 ** (forsok - 1);
  const within = (ms: number) => Math.min(LONGEST_WAIT_MS, Math.max(asked, ms));
  return { ms: within(own), least: within(Math.min(own, SHORTEST_HASTENED_MS)) };
}
