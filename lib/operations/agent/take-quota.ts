import { stockholmMinute } from '#lib/content/stockholm-time.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { QuotaKind } from '#lib/contract/agent.ts';
import { quotaOf } from '#lib/operations/agent/quotas.ts';
import { spentQuota } from '#lib/operations/agent/spent-quota.ts';
import type { OperationContext } from '#lib/operations/context.ts';

export interface TakenQuota {
  day: string;
  kind: QuotaKind;
}

/** Whether the call takes from a quota. People have none. */
export function usesQuota(actor: Actor, operation: string, input: Readonly<Record<string, unknown>>): boolean {
  return actor.typ === 'agent' && quotaOf(operation, input) !== undefined;
}

/**
 * Counts one of what the call makes against the agent's quota of the day by Stockholm's clocks, or throws 429 when nothing
 * is left. Counts in the store it is given: a call that is rolled back has used nothing.
 */
export async function takeQuota(
  { actor, store, now }: Pick<OperationContext, 'actor' | 'store' | 'now'>,
  operation: string,
  input: Readonly<Record<string, unknown>>,
): Promise<TakenQuota | undefined> {
  const kind = actor.typ === 'agent' ? quotaOf(operation, input) : undefined;
  if (kind === undefined) return undefined;
  const day = dayOf(now);
  const most = actor.kvot?.[kind] ?? null;
  if (await store.agents.take(actor.id, day, kind, most)) return { day, kind };
  throw spentQuota({ kind, most: most ?? 0, day, now });
}

/** The day of an instant in Stockholm: `2026-11-20`. */
export function dayOf(now: string): string {
  return stockholmMinute(now).slice(0, 10);
}
