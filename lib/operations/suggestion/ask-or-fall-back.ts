import { AiFailure } from '#lib/adapters/ai/failure.ts';
import type { AiRequest } from '#lib/adapters/ai/port.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { Fault } from '#lib/errors/fault.ts';
import { askAi, faultOfAi } from '#lib/operations/ai/ask-ai.ts';
import { authorOf, type OperationContext } from '#lib/operations/context.ts';

/** Somebody sits and waits for the choices. */
const PATIENCE_MS = 40_000;

export interface Asked<Answer> {
  /** Absent when the model gave none. */
  svar?: Answer;
  varningar: FaultEntry[];
}

/**
 * What the model answers, or why it gave no answer: never a refusal, for whoever asks has the article's own words to fall
 * back on. Asks nobody, and warns of nothing, where no provider is set.
 */
export async function askOrFallBack<Answer>(
  context: OperationContext,
  innehall: string | null,
  request: Omit<AiRequest<Answer>, 'signal'>,
): Promise<Asked<Answer>> {
  if (context.ai.namn === 'ingen') return { varningar: [] };
  const task = { uppgift: 'forslag' as const, innehall, av: authorOf(context.actor) };
  try {
    const { svar } = await askAi(context, task, { ...request, signal: AbortSignal.timeout(PATIENCE_MS) });
    return { svar, varningar: [] };
  } catch (failure) {
    if (failure instanceof AiFailure) return { varningar: faultOfAi(failure).fel };
    if (failure instanceof Fault) return { varningar: failure.fel };
    throw failure;
  }
}
