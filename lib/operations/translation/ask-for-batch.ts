import { AiFailure } from '#lib/adapters/ai/failure.ts';
import type { AiUsage } from '#lib/adapters/ai/port.ts';
import { askAi } from '#lib/operations/ai/ask-ai.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import type { AnsweredPiece, JobOrder } from '#lib/store/translation-jobs.ts';
import type { Piece } from '#lib/translation/batches.ts';
import { type Corrected, faultOfAnswer, type TranslationTask, translationRequest } from '#lib/translation/translation-request.ts';

/** What stays the same through all calls of one job. */
export interface BatchesOf extends TranslationTask {
  job: JobOrder;
  signal: AbortSignal;
}

export interface AnsweredBatch {
  pieces: Record<string, AnsweredPiece>;
  bruk: AiUsage;
}

/**
 * Has a batch translated. What comes back unfaithful to its source is asked for once more, with what was wrong, and then
 * refused. Throws where the whole job has to stop or wait.
 */
export async function askForBatch(context: OperationContext, of: BatchesOf, batch: readonly Piece[]): Promise<AnsweredBatch> {
  const answered: AnsweredBatch = { pieces: {}, bruk: { in: 0, ut: 0 } };
  const wrong = await take(context, of, batch, [], answered);
  if (wrong.length > 0) {
    const again = wrong.map(({ piece }) => piece);
    for (const { piece, fel } of await take(context, of, again, wrong, answered)) answered.pieces[piece.id] = { nekad: fel };
  }
  return answered;
}

/** Asks once and keeps what is faithful; returns the rest. */
async function take(
  context: OperationContext,
  of: BatchesOf,
  batch: readonly Piece[],
  wrong: readonly Corrected[],
  answered: AnsweredBatch,
): Promise<Corrected[]> {
  const names = new Map(batch.map((piece, index) => [`t${index + 1}`, piece]));
  try {
    const { svar, bruk } = await askAi(
      context,
      { uppgift: 'oversatt', innehall: of.job.innehall, av: of.job.av },
      {
        ...translationRequest(of, names, wrong),
        signal: of.signal,
      },
    );
    count(answered, bruk);
    const texts = new Map(svar.texter.map(({ id, text }) => [id, text]));
    return [...names].flatMap(([name, piece]) => {
      const text = texts.get(name) ?? '';
      const fel = faultOfAnswer(piece, text);
      if (fel !== undefined) return [{ piece, fel }];
      answered.pieces[piece.id] = { text };
      return [];
    });
  } catch (failure) {
    if (!(failure instanceof AiFailure) || (failure.kind !== 'form' && failure.kind !== 'nekat')) throw failure;
    count(answered, failure.bruk);
    return batch.map((piece) => ({ piece, fel: failure.orsak }));
  }
}

function count(answered: AnsweredBatch, bruk: AiUsage): void {
  answered.bruk.in += bruk.in;
  answered.bruk.ut += bruk.ut;
}
