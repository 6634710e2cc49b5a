import { AiFailure } from '#lib/adapters/ai/failure.ts';
import type { AiUsage } from '#lib/adapters/ai/port.ts';
import type { TextNode } from '#lib/contract/block.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { Fault, fault, faultEntry } from '#lib/errors/fault.ts';
import { faultOfAi } from '#lib/operations/ai/ask-ai.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { currentHandbook } from '#lib/operations/handbook/handbook-version.ts';
import { askForBatch } from '#lib/operations/translation/ask-for-batch.ts';
import { JobLost } from '#lib/operations/translation/job-lease.ts';
import { partName, partPlace } from '#lib/operations/translation/part-name.ts';
import type { AnsweredPiece, JobLease, JobOrder } from '#lib/store/translation-jobs.ts';
import type { PartValue } from '#lib/translation/article-parts.ts';
import { batchesOf, type Piece } from '#lib/translation/batches.ts';
import { missingNames } from '#lib/translation/fidelity.ts';
import { houseRules } from '#lib/translation/house-rules.ts';
import type { PlanFrom, PlannedPart } from '#lib/translation/plan.ts';
import { plannedPieces, translatedPart } from '#lib/translation/planned-pieces.ts';

export interface TranslatedParts {
  parts: Map<string, PartValue>;
  /** Parts of which something was refused. */
  refused: Set<string>;
  varningar: FaultEntry[];
  bruk: AiUsage;
}

/** One try at a job. */
export interface TranslationTry {
  job: JobOrder;
  lease: JobLease;
  signal: AbortSignal;
  /** Whether the job ends when the model does not answer this time either. */
  isLastTry: boolean;
}

/**
 * Has every planned text translated, batch by batch; what a batch gave is kept at once, so that a job that is taken over
 * pays for nothing twice. Where the budget ends, or the model fails and trying again does not help any more, what has been
 * translated until then is kept and the rest refused. Throws when nothing at all could be translated.
 */
export async function translatePieces(
  context: OperationContext,
  { job, lease, signal, isLastTry }: TranslationTry,
  planned: readonly PlannedPart[],
  { source }: PlanFrom,
): Promise<TranslatedParts> {
  const pieces = plannedPieces(planned);
  const answers = new Map<string, AnsweredPiece>(Object.entries(job.delar));
  const bruk: AiUsage = { ...job.bruk };
  const artikel = { rubrik: source.rubrik, ingress: source.ingress };
  const { text: handbook } = await currentHandbook(context.store);
  const of = { job, fran: job.fran, till: job.till, artikel, rules: houseRules(handbook, job.till), signal };
  let stopped: Fault | undefined;
  for (const batch of batchesOf(pieces.filter(({ id }) => !answers.has(id)))) {
    try {
      const answered = await askForBatch(context, of, batch);
      for (const [id, piece] of Object.entries(answered.pieces)) answers.set(id, piece);
      bruk.in += answered.bruk.in;
      bruk.ut += answered.bruk.ut;
      // The last step of a job is that it is saved.
      const framsteg = Math.min(99, Math.floor((answers.size / pieces.length) * 100));
      const held = await context.step((store) =>
        store.translationJobs.progress(lease, context.settings.leaseMs, answered.pieces, framsteg, answered.bruk),
      );
      if (!held) throw new JobLost('the translation was called off or taken over');
    } catch (failure) {
      stopped = endOfAsking(failure, isLastTry);
      if (stopped === undefined) throw failure;
      break;
    }
  }
  const accepted = [...answers.values()].some((answer) => 'text' in answer);
  if (pieces.length > 0 && !accepted) throw stopped ?? fault('ai_svar_ogiltigt', {}, { orsak: reasonOf(answers) });
  return { ...joined(job, planned, pieces, answers, stopped), bruk };
}

/** Why nothing more is asked; `undefined` where trying again may help. */
function endOfAsking(failure: unknown, isLastTry: boolean): Fault | undefined {
  if (failure instanceof Fault) return failure;
  if (!(failure instanceof AiFailure) || failure.kind === 'avbrutet') return undefined;
  return failure.kind !== 'borta' || isLastTry ? faultOfAi(failure) : undefined;
}

function reasonOf(answers: ReadonlyMap<string, AnsweredPiece>): string {
  const [first] = [...answers.values()].flatMap((answer) => ('nekad' in answer ? [answer.nekad] : []));
  return `Ingen del gick att översätta: ${first ?? 'tjänsten svarade inte.'}`;
}

/** The parts whose every text was accepted; a part with one that was not is refused whole. */
function joined(
  { till }: JobOrder,
  planned: readonly PlannedPart[],
  pieces: readonly Piece[],
  answers: ReadonlyMap<string, AnsweredPiece>,
  stopped: Fault | undefined,
): Omit<TranslatedParts, 'bruk'> {
  const parts = new Map<string, PartValue>();
  const refused = new Set<string>();
  const varningar: FaultEntry[] = [];
  const byPart = Map.groupBy(pieces, ({ del }) => del);
  for (const { del, utfall, source } of planned) {
    if (utfall !== 'oversatt' || source === undefined) continue;
    const own = byPart.get(del) ?? [];
    const made = translatedPart(source, own, (id) => {
      const answer = answers.get(id);
      return answer !== undefined && 'text' in answer ? answer.text : undefined;
    });
    const place = partPlace(del, till);
    if (made === undefined) {
      refused.add(del);
      const [orsak] = own.flatMap(({ id }) => reasonRefused(answers.get(id)));
      if (orsak !== undefined) varningar.push(faultEntry('oversattning_nekad', place, { del: partName(del, source), orsak }));
      continue;
    }
    parts.set(del, made.value);
    for (const { nodes, plats } of own) {
      const translated = made.texts.get(plats) ?? [];
      for (const namn of missingNames(textOf(nodes), textOf(translated))) {
        varningar.push(faultEntry('namn_saknas', place, { namn, del: partName(del, source) }));
      }
    }
  }
  // What was never asked about has one cause, however many parts it is.
  return { parts, refused, varningar: [...(stopped?.fel ?? []), ...varningar] };
}

const textOf = (nodes: readonly TextNode[]) => nodes.map(({ text }) => text).join('');

function reasonRefused(answer: AnsweredPiece | undefined): string[] {
  return answer !== undefined && 'nekad' in answer ? [answer.nekad] : [];
}
