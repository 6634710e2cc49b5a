import type { QuotaKind } from '#lib/contract/agent.ts';

interface QuotaRule {
  kind: QuotaKind;
  counts(input: Readonly<Record<string, unknown>>): boolean;
}

/** Which operations take from an agent's quota of the day, and of what. A release that only hands a draft over takes nothing. */
const QUOTAS: ReadonlyMap<string, QuotaRule> = new Map<string, QuotaRule>([
  ['skapaInnehall', { kind: 'utkast', counts: () => true }],
  ['kopieraInnehall', { kind: 'utkast', counts: () => true }],
  ['slappInnehall', { kind: 'releaser', counts: ({ lage }) => lage !== 'utkast' }],
]);

export const QUOTA_OPERATIONS: ReadonlySet<string> = new Set(QUOTAS.keys());

/** What the call takes one of; `undefined` for nothing. */
export function quotaOf(operation: string, input: Readonly<Record<string, unknown>>): QuotaKind | undefined {
  const quota = QUOTAS.get(operation);
  return quota?.counts(input) ? quota.kind : undefined;
}
