import { parseStockholmTime, stockholmMinute } from '#lib/content/stockholm-time.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { QuotaKind } from '#lib/contract/agent.ts';
import { fault } from '#lib/errors/fault.ts';
import { quotaOf } from '#lib/operations/agent/quotas.ts';
import type { OperationContext } from '#lib/operations/context.ts';

export interface TakenQuota {
  day: string;
  kind: QuotaKind;
}

const NAMES: Readonly<Record<QuotaKind, string>> = { utkast: 'utkast', releaser: 'publiceringar', ai_tokens: 'AI-tokens' };

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
  const sekunder = String(secondsLeft(day, now));
  throw fault('kvot_slut', {}, { antal: most ?? 0, vad: NAMES[kind] }, { headers: { 'Retry-After': sekunder } });
}

/** The day of an instant in Stockholm: `2026-11-20`. */
export function dayOf(now: string): string {
  return stockholmMinute(now).slice(0, 10);
}

function secondsLeft(day: string, now: string): number {
  const next = new Date(Date.parse(`${day}T12:00:00Z`) + 24 * 3_600_000).toISOString().slice(0, 10);
  const midnight = parseStockholmTime(`${next} 00:00`);
  const end = midnight.kind === 'instant' ? Date.parse(midnight.instant) : Date.parse(`${next}T00:00:00Z`);
  return Math.max(1, Math.ceil((end - Date.parse(now)) / 1000));
}
