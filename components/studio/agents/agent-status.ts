import type { Agent } from '#lib/contract/agent.ts';

/** Why an agent's key opens nothing, the lasting reason first, as it is shown; `undefined` where it does. */
export function closedFor({ aterkallad, agare, utgar }: Pick<Agent, 'aterkallad' | 'agare' | 'utgar'>, now: number) {
  if (aterkallad !== null) return { tone: 'danger', text: 'Återkallad' } as const;
  if (!agare.aktiv) return { tone: 'danger', text: 'Ägaren avstängd' } as const;
  if (utgar !== null && Date.parse(utgar) <= now) return { tone: 'warning', text: 'Utgången' } as const;
  return undefined;
}
