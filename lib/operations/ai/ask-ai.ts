import { AiFailure } from '#lib/adapters/ai/failure.ts';
import { type AiAnswer, type AiRequest, type AiUsage, mostUsed } from '#lib/adapters/ai/port.ts';
import type { AiPrice } from '#lib/config/ai.ts';
import { isUsedUp } from '#lib/content/used-up.ts';
import type { Author } from '#lib/contract/article.ts';
import { type Fault, fault } from '#lib/errors/fault.ts';
import { spentQuota } from '#lib/operations/agent/spent-quota.ts';
import { dayOf } from '#lib/operations/agent/take-quota.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import type { AiQuota, ReservedAi } from '#lib/store/ai-calls.ts';

/** What the model is asked for, and for whom: the line that the call leaves behind. */
export interface AiTask {
  uppgift: 'oversatt' | 'forslag' | 'prov';
  innehall: string | null;
  av: Author;
}

/** What it cost; `null` when no price is set. */
export function costOf(bruk: AiUsage, pris: AiPrice | null): number | null {
  return pris === null ? null : (bruk.in * pris.in + bruk.ut * pris.ut) / 1_000_000;
}

/**
 * Asks the language model, within the budget of the day and the quota of the agent, and records what it used, whatever
 * came of it. What a call may come to is counted on an agent with a quota before it is asked, so that however many it asks at once, no more than the
 * last of them goes beyond (docs/decisions/agent-bounds.md). A question whose caller has gone is given up. The one way operations ask. Throws a Fault when nothing may be
 * used any more, and the port's AiFailure.
 */
export async function askAi<Answer>(context: OperationContext, task: AiTask, request: AiRequest<Answer>): Promise<AiAnswer<Answer>> {
  const { ai, now, callerGone } = context;
  const dag = dayOf(now);
  await refuseBeyondBudget(context, dag);
  const reserved = task.av.typ === 'agent' ? await reserve(context, task.av.id, dag, request) : undefined;
  const begun = performance.now();
  const record = async (utfall: string, bruk: AiUsage) => {
    await context.step((store) =>
      store.aiCalls.add(
        {
          ...{ id: context.newId(), tid: now, dag, ...task, prompt: request.prompt.version, tjanst: ai.namn, modell: ai.modell, utfall },
          ...{ tokensIn: bruk.in, tokensUt: bruk.ut, kostnad: costOf(bruk, context.settings.ai.pris) },
          ms: Math.round(performance.now() - begun),
        },
        reserved,
      ),
    );
  };
  try {
    const signal = callerGone === undefined ? request.signal : AbortSignal.any([request.signal, callerGone]);
    const answer = await ai.ask({ ...request, signal });
    await record('svar', answer.bruk);
    return answer;
  } catch (failure) {
    if (failure instanceof AiFailure) await record(failure.kind, failure.bruk);
    throw failure;
  }
}

async function refuseBeyondBudget({ store, settings }: OperationContext, dag: string): Promise<void> {
  const used = await store.aiCalls.ofDay(dag);
  const { dygnsbudget } = settings.ai;
  if (used.tokens_in + used.tokens_ut >= dygnsbudget) throw fault('ai_budget_slut', {}, { antal: dygnsbudget });
}

/** Counts on the agent what the call may come to, where it has a quota. Throws where there is nothing left of it. */
async function reserve(
  { store, step, settings: { ai }, now }: OperationContext,
  agent: string,
  day: string,
  request: AiRequest<unknown>,
): Promise<ReservedAi | undefined> {
  const quota = await store.aiCalls.quotaOfAgent(agent, day);
  if (quota === undefined || (quota.tokens === null && quota.kostnad === null)) return undefined;
  refuseSpent(quota, ai.pris, { day, now });
  const most = mostUsed(request);
  const reserved = { tokens: most.in + most.ut, kostnad: costOf(most, ai.pris) ?? 0 };
  await step(async (own) => {
    const before = await own.aiCalls.reserve(agent, day, reserved);
    // Thrown here, it takes back what was just counted.
    if (before !== undefined) refuseSpent(before, ai.pris, { day, now });
  });
  return reserved;
}

/** Throws where the agent has used what it may in a day. What it may cost cannot be held without a price: then nothing more is asked. */
function refuseSpent(
  { tokens, tokens_anvant, kostnad, kostnad_anvant }: AiQuota,
  pris: AiPrice | null,
  at: { day: string; now: string },
): void {
  if (tokens !== null && isUsedUp(tokens_anvant, tokens)) throw spentQuota({ kind: 'ai_tokens', most: tokens, ...at });
  if (kostnad === null) return;
  if (pris === null) throw fault('ai_pris_saknas');
  if (isUsedUp(kostnad_anvant, kostnad)) throw spentQuota({ kind: 'ai_kostnad', most: kostnad, ...at });
}

/** What a caller is told when the model gave no answer. */
export function faultOfAi({ kind, orsak }: AiFailure): Fault {
  if (kind === 'saknas') return fault('ai_saknas');
  if (kind === 'installning') return fault('ai_installning', {}, { orsak });
  if (kind === 'nekat' || kind === 'form') return fault('ai_svar_ogiltigt', {}, { orsak });
  return fault('ai_borta', {}, { orsak });
}
